import { useState } from 'react';
import { listManagedReviews } from '../../../contract/managed-reviews.ts';
import { managedReviewLists } from '../../../contract/review-values.ts';
import { DeskRows } from '../../back-office/listing/DeskRows.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { refreshEvery, useWhileVisible } from '../../back-office/use-while-visible.ts';
import { useWords } from '../../i18n/words.ts';
import { ManagedReviewRow } from './ManagedReviewRow.tsx';

/** What members say of businesses: what waits, what was reported, what was decided. */
export default function ReviewsPage() {
  const t = useWords();
  const [name, setName] = useState<(typeof managedReviewLists)[number]>('waiting');
  const list = useAdminList(listManagedReviews, { query: { list: name } });
  useWhileVisible(() => void list.refresh(), refreshEvery);
  return (
    <DeskRows
      title={t('admin:section.reviews')}
      text={t('admin-reviews:text')}
      choice={{
        legend: t('admin-reviews:which'),
        options: managedReviewLists.map((one) => [one, t(`admin-reviews:list.${one}`)]),
        value: name,
        onChange: setName,
      }}
      list={list}
      emptyTitle={t('admin-reviews:emptyTitle')}
      emptyText={t('admin-reviews:emptyText')}
      row={(review) => <ManagedReviewRow review={review} list={name} onDecided={() => void list.refresh()} />}
    />
  );
}
