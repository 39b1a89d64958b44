import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as listStyles from './list.module.css';
import { ReadFailed } from './ReadFailed.tsx';

interface Props {
  list: {
    status: 'loading' | 'ready' | 'failed';
    items: readonly unknown[];
    hasMore: boolean;
    isMore: boolean;
    more: () => void;
    again: () => void;
  };
  /** The message of an empty list. */
  emptyTitle: string;
  emptyText: string;
  children: ReactNode;
}

/**
 * The body of a `useAdminList` list: a skeleton, an error with a retry button, a message for an empty list, or its
 * rows and a button for more.
 */
export function AdminListBody({ list, emptyTitle, emptyText, children }: Props) {
  const t = useWords();
  if (list.status === 'failed') return <ReadFailed again={list.again} />;
  if (list.items.length === 0)
    return list.status === 'loading' ? (
      <div role="status" aria-label={t('admin:loading')}>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    ) : (
      <EmptyState icon="check" title={emptyTitle} text={emptyText} />
    );
  return (
    <>
      {children}
      {list.hasMore && (
        <div className={listStyles.more}>
          <button type="button" className={buttonStyles.outlined} disabled={list.isMore} onClick={list.more}>
            {t('admin:more')}
          </button>
        </div>
      )}
    </>
  );
}
