import { useRef } from 'react';
import { listManagedProposals } from '../../../contract/glossary-proposals.ts';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './OpenProposals.module.css';
import { ProposalRow } from './ProposalRow.tsx';

/**
 * Wordings that members propose, oldest first.
 * @param onDecided called after a decision, by which a term may have another wording
 */
export function OpenProposals({ onDecided }: { onDecided: () => void }) {
  const t = useWords();
  const list = useAdminList(listManagedProposals, {});
  const head = useRef<HTMLHeadingElement>(null);
  const { status, items, meta } = list;
  const isRead = status === 'ready';
  const more = (meta?.total ?? 0) - items.length;
  return (
    <section className={`${layoutStyles.panel} ${styles.panel}`} aria-labelledby="proposals">
      <h2 id="proposals" ref={head} tabIndex={-1}>
        {t('admin-translations:glossary.proposals')}
      </h2>
      {status === 'failed' && <ReadFailed again={list.again} />}
      {status === 'loading' && items.length === 0 && <div className={skeletonStyles.block} />}
      {isRead && items.length === 0 && (
        <p className={textStyles.muted}>{t('admin-translations:glossary.noProposals')}</p>
      )}
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((proposal) => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              onDecided={(isDone) => {
                // The row disappears, and its buttons with it.
                head.current?.focus();
                list.again();
                if (isDone) onDecided();
              }}
            />
          ))}
        </ul>
      )}
      {isRead && more > 0 && (
        <p className={textStyles.muted}>{t('admin-translations:glossary.moreProposals', { count: more })}</p>
      )}
    </section>
  );
}
