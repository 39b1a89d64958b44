import { useEffect, useRef, useState } from 'react';
import type { Queue, QueueItem } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import * as listStyles from '../../back-office/ui/list.module.css';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import type { AdminList } from '../../back-office/use-admin-list.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { BulkBar, choiceOf } from './BulkBar.tsx';
import { kindWords } from './kind-words.ts';
import * as styles from './QueueList.module.css';
import { QueueRow } from './QueueRow.tsx';
import { keyOf, type PostRef } from './use-details.ts';
import * as waitingStyles from './waiting.module.css';

type QueueMeta = Pick<Queue['meta'], 'counts'>;
export type QueueItems = AdminList<QueueItem, QueueMeta>;

interface Props {
  list: QueueItems;
  kind: OwnPostKind | undefined;
  onKind: (kind: OwnPostKind | undefined) => void;
  counts: Queue['meta']['counts'];
  open: PostRef | null;
  onDecided: (posts: readonly PostRef[]) => void;
}

/** The pending posts, with a count of each type. */
export function QueueList({ list, kind, onKind, counts, open, onDecided }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const now = Date.now();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const pane = useRef<HTMLElement>(null);
  const openKey = open && keyOf(open);
  const hasOpen = list.items.some((item) => keyOf(item) === openKey);
  // Once its row is rendered; later updates do not scroll the list.
  useEffect(() => {
    if (openKey && hasOpen)
      pane.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [openKey, hasOpen]);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const ofKind = kind ? (counts.find((one) => one.kind === kind)?.count ?? 0) : total;
  const toggle = (key: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const chip = (wanted: OwnPostKind | undefined, label: string, count: number) => (
    <button
      key={wanted ?? 'all'}
      type="button"
      className={kind === wanted ? chipStyles.chosen : chipStyles.chip}
      aria-pressed={kind === wanted}
      onClick={() => {
        setChosen(null);
        onKind(wanted);
      }}
    >
      {label} <span className={textStyles.number}>{formatNumber(count, lang)}</span>
    </button>
  );
  return (
    <section ref={pane} className={styles.list} aria-label={t('admin-moderation:list')}>
      <header>
        <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
          <h2>
            {t('admin-moderation:waiting')}{' '}
            <span className={textStyles.muted}>{formatNumber(ofKind, lang)}</span>
          </h2>
          <span className={`${textStyles.muted} ${textStyles.small}`}>
            {t('admin-moderation:oldestFirst')}
          </span>
        </div>
        <div className={styles.kinds}>
          {chip(undefined, t('admin-moderation:all'), total)}
          {(Object.keys(kindWords) as OwnPostKind[]).map((one) =>
            chip(one, t(kindWords[one]), counts.find((row) => row.kind === one)?.count ?? 0),
          )}
        </div>
        <div className={`${layoutStyles.row} ${layoutStyles.spread} ${styles.tools}`}>
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            aria-pressed={chosen !== null}
            onClick={() => setChosen(chosen ? null : new Set())}
          >
            {t(chosen ? 'admin-moderation:selectEnd' : 'admin-moderation:select')}
          </button>
          <span className={layoutStyles.row}>
            <a className={textStyles.link} href="/admin/queue/words">
              {t('admin-moderation:words')}
            </a>
            <button type="button" className={textStyles.link} onClick={list.again}>
              {t('admin-moderation:refresh')}
            </button>
          </span>
        </div>
      </header>
      {list.status === 'loading' && list.items.length === 0 && (
        <div className={waitingStyles.waiting} role="status" aria-label={t('admin-moderation:loading')}>
          <div className={skeletonStyles.block} />
          <div className={skeletonStyles.block} />
          <div className={skeletonStyles.block} />
        </div>
      )}
      {list.status === 'failed' && <ReadFailed again={list.again} />}
      {list.status === 'ready' && list.items.length === 0 && (
        <EmptyState
          icon="check"
          title={t(kind && total > 0 ? 'admin-moderation:emptyKind' : 'admin-moderation:empty')}
          text={t('admin-moderation:emptyText')}
        />
      )}
      <ul>
        {list.items.map((item) => (
          <QueueRow
            key={keyOf(item)}
            item={item}
            isOpen={openKey === keyOf(item)}
            now={now}
            choice={chosen && { isChosen: chosen.has(choiceOf(item)), toggle: () => toggle(choiceOf(item)) }}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className={listStyles.more}>
          <button type="button" className={buttonStyles.outlined} disabled={list.isMore} onClick={list.more}>
            {t('admin:more')}
          </button>
        </div>
      )}
      {chosen && (
        <BulkBar
          items={list.items}
          chosen={chosen}
          onChoose={setChosen}
          onDecided={(posts) => {
            setChosen(null);
            onDecided(posts);
            // Posts decided by others meanwhile are removed from the list, too.
            list.again();
          }}
        />
      )}
    </section>
  );
}
