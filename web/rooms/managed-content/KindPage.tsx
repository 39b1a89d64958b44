import { useEffect, useState } from 'react';
import { legalPages } from '../../../contract/entries.ts';
import { pickText } from '../../../contract/locales.ts';
import { type EditedKind, type EditedSummary, orderEntries } from '../../../contract/managed-content.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { OrderList } from '../../back-office/ui/OrderList.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { EntryTags } from './EntryTags.tsx';
import { kinds, legalNames } from './kinds.ts';
import { OrderedQuestions } from './OrderedQuestions.tsx';

interface Props {
  kind: EditedKind;
  entries: readonly EditedSummary[];
  again: () => void;
}

/** The entries of a type, in the order in which guests see them. */
export function KindPage({ kind, entries, again }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const toast = useToast();
  const [items, setItems] = useState(entries);
  useEffect(() => setItems(entries), [entries]);
  const [isBusy, setBusy] = useState(false);
  const { name, text } = kinds[kind];
  const back = { href: '/admin/content', label: t('admin:section.content') };
  if (kind === 'page') return <LegalPages entries={entries} />;

  const nameOf = ({ title }: EditedSummary) => pickText(title, lang).text;
  const order = async (ordered: readonly EditedSummary[]) => {
    const before = items;
    setItems(ordered);
    setBusy(true);
    const { refusal } = await call(orderEntries, {
      params: { kind },
      body: { ids: ordered.map(({ id }) => id) },
    });
    setBusy(false);
    if (!refusal) return;
    setItems(before);
    toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    if (refusal.code === 'conflict') again();
  };
  const row = (entry: EditedSummary) => (
    <div className={orderStyles.entry}>
      <a href={`/admin/content/${kind}/${entry.id}`} dir="auto">
        {nameOf(entry) || t('admin-content:untitled')}
      </a>
      <EntryTags entry={entry} />
    </div>
  );
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t(name)} text={t(text)} back={back}>
        <a className={buttonStyles.primary} href={`/admin/content/${kind}/new`}>
          <Icon name="plus" size="s" />
          {t('admin-content:add')}
        </a>
      </AdminHead>
      {items.length === 0 ? (
        <EmptyState title={t('admin-content:none')} text={t('admin-content:noneText')} />
      ) : kind === 'faq' ? (
        <OrderedQuestions entries={items} nameOf={nameOf} busy={isBusy} onOrder={order}>
          {row}
        </OrderedQuestions>
      ) : (
        <OrderList
          label={t(name)}
          items={items}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          busy={isBusy}
          onOrder={order}
        >
          {row}
        </OrderList>
      )}
    </div>
  );
}

function LegalPages({ entries }: { entries: readonly EditedSummary[] }) {
  const t = useWords();
  const back = { href: '/admin/content', label: t('admin:section.content') };
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin-content:page')} text={t('admin-content:pageText')} back={back} />
      <ul className={orderStyles.list}>
        {legalPages.map((slug) => {
          const entry = entries.find((one) => one.slug === slug);
          return (
            <li key={slug}>
              <div className={orderStyles.entry}>
                <a href={`/admin/content/page/${slug}`}>{t(legalNames[slug])}</a>
                {entry ? (
                  <EntryTags entry={entry} />
                ) : (
                  <span className={tagStyles.plain}>{t('admin-content:none')}</span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
