import { useMemo } from 'react';
import { type EditedSummary, listEntries } from '../../../contract/managed-content.ts';
import * as pageStyles from '../../back-office/page.module.css';
import type { SectionProps } from '../../back-office/section.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ContentPage.module.css';
import { EntryPage } from './EntryPage.tsx';
import { KindPage } from './KindPage.tsx';
import { isKind, isLegalPage, kindNames, kinds } from './kinds.ts';

/** `/admin/content`: the managed content of the site, each type with its entries. */
export default function ContentPage({ steps }: SectionProps) {
  const t = useWords();
  const list = useAdminRead(listEntries, {});
  // Also while it is read again: a form over it preserves its input.
  const entries = list.latest;
  const [kind, which, more] = steps;
  const own = useMemo(() => (entries ?? []).filter((entry) => entry.kind === kind), [entries, kind]);
  if (list.status === 'failed' && !entries) return <ReadFailed again={list.again} />;
  if (!entries)
    return (
      <div className={pageStyles.page} role="status" aria-label={t('admin:loading')}>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    );
  if (!isKind(kind)) return <Kinds entries={entries} />;
  const openEntry =
    kind === 'page'
      ? own.find(({ slug }) => slug === which)
      : kinds[kind].many
        ? own.find(({ id }) => String(id) === which)
        : own[0];
  const slug = isLegalPage(which) ? which : undefined;
  // Each view reads the current entry when it is opened.
  const view = more === 'history' || which === 'history' ? 'history' : 'form';
  const isNew =
    which === 'new' || (!openEntry && !kinds[kind].many && (kind !== 'page' || slug !== undefined));
  if (openEntry || isNew)
    return (
      <EntryPage
        key={`${openEntry?.id ?? 'new'} ${view}`}
        kind={kind}
        id={openEntry?.id ?? null}
        slug={slug}
        view={view}
        groups={own.flatMap(({ group }) => (group ? [group] : []))}
        onSaved={list.again}
      />
    );
  return <KindPage kind={kind} entries={own} again={list.again} />;
}

function Kinds({ entries }: { entries: readonly EditedSummary[] }) {
  const t = useWords();
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.content')} text={t('admin-content:overviewText')} />
      <ul className={styles.kinds}>
        {kindNames.map((kind) => {
          const own = entries.filter((entry) => entry.kind === kind);
          const drafts = own.filter(({ hasDraft, status }) => hasDraft || status === 'draft').length;
          const lacking = own.filter(({ missing }) => missing.length > 0).length;
          const { icon, name, text } = kinds[kind];
          return (
            <li key={kind}>
              <a className={layoutStyles.panel} href={`/admin/content/${kind}`}>
                <Icon name={icon} size="l" />
                <b>{t(name)}</b>
                <span className={textStyles.muted}>{t(text)}</span>
                <span className={tagStyles.list}>
                  {own.length === 0 && <span className={tagStyles.plain}>{t('admin-content:none')}</span>}
                  {drafts > 0 && (
                    <span className={tagStyles.brand}>{t('admin-content:drafts', { count: drafts })}</span>
                  )}
                  {lacking > 0 && <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
