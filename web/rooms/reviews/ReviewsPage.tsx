import { useEffect, useRef, useState } from 'react';
import { listManagedReviews } from '../../../contract/managed-reviews.ts';
import { managedReviewLists } from '../../../contract/review-values.ts';
import { DeskRows } from '../../back-office/listing/DeskRows.tsx';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { polled } from '../../back-office/use-admin-read.ts';
import { useKeys } from '../../back-office/use-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { ManagedReviewRow } from './ManagedReviewRow.tsx';
import { useReviewUndo } from './use-review-undo.ts';

/** Reviews: pending, reported and decided. J and K move, A and R decide, Z undoes. */
export default function ReviewsPage() {
  const t = useWords();
  const [name, setName] = useState<(typeof managedReviewLists)[number]>('waiting');
  const list = useAdminList(listManagedReviews, { query: { list: name } }, polled);
  const { current, choose } = useCurrentRow(list.items.map(({ id }) => id));
  const undone = useRef<number | null>(null);
  const { undo, undoable } = useReviewUndo((id) => {
    undone.current = id;
    list.again();
  });
  useEffect(() => {
    // Shortcuts apply to the review again once the list has it; until then, another row is in its position.
    const { current: id } = undone;
    if (id === null || !list.items.some((review) => review.id === id)) return;
    undone.current = null;
    choose(id);
  });
  useKeys({ z: () => void undo() });
  return (
    <DeskRows
      title={t('admin:section.reviews')}
      text={`${t('admin-reviews:text')} ${t('admin-reviews:keys')}`}
      choice={{
        legend: t('admin-reviews:which'),
        options: managedReviewLists.map((one) => [one, t(`admin-reviews:list.${one}`)]),
        value: name,
        onChange: setName,
      }}
      list={list}
      emptyTitle={t('admin-reviews:emptyTitle')}
      emptyText={t('admin-reviews:emptyText')}
      row={(review) => (
        <ManagedReviewRow
          review={review}
          list={name}
          isCurrent={review.id === current}
          onChoose={() => choose(review.id)}
          onDecided={list.again}
          undoable={undoable}
        />
      )}
    />
  );
}

/** The row that shortcuts apply to. After it leaves the list, the one in its position is next. */
function useCurrentRow(ids: readonly number[]) {
  const [current, choose] = useState<number | null>(null);
  const place = useRef(-1);
  const found = current === null ? -1 : ids.indexOf(current);
  const next =
    current !== null && found < 0 ? (ids[Math.min(place.current, ids.length - 1)] ?? null) : current;
  useEffect(() => {
    place.current = next === null ? -1 : ids.indexOf(next);
    if (next !== current) choose(next);
  });
  const move = (by: 1 | -1) => {
    const to = ids[Math.min(Math.max(found + by, 0), ids.length - 1)];
    if (to !== undefined) choose(to);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return { current: next, choose };
}
