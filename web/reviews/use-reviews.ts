import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { listMemberReviews } from '../../contract/member-reviews.ts';
import { listReviews, type Review, type ReviewList } from '../../contract/reviews.ts';
import type { CallEndpoint } from '../api.ts';
import { useWords } from '../i18n/words.ts';
import { counted } from '../state/loading.slice.ts';
import { useAppDispatch } from '../store.ts';
import { useToast } from '../ui/Toasts.tsx';
import { type Reviewed, reviewedId } from './reviewed-place.ts';
import { reviewsQueryOf } from './reviews-address.ts';

interface Wish {
  kind: Reviewed['kind'];
  id: number;
  query: object;
}

/** A page of the reviews of a business or a member. */
function read(api: CallEndpoint, { kind, id, query }: Wish, signal?: AbortSignal): Promise<ReviewList> {
  const input = { params: { id }, query };
  return kind === 'business'
    ? api(listReviews, input, { ...(signal && { signal }) })
    : api(listMemberReviews, input, { ...(signal && { signal }) });
}

/** The reviews of the current URL; the previous ones remain until they have loaded. */
export function useReviews(of: Reviewed, search: string) {
  const dispatch = useAppDispatch();
  const [reviews, setReviews] = useState<ReviewList | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const queryJson = JSON.stringify(reviewsQueryOf(search));
  const { kind } = of;
  const id = reviewedId(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    const query = { ...JSON.parse(queryJson), limit: limits.reviews.page };
    dispatch((count, _getState, { api }) => counted(count, read(api, { kind, id, query }, stop.signal))).then(
      (found) => !stop.signal.aborted && setReviews(found),
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [dispatch, kind, id, queryJson, turn]);
  return { reviews, isFailed: isFailed && !reviews, again: () => setTurn((now) => now + 1) };
}

/** Reviews loaded beyond the page's own; other filters start over. */
export function useMoreReviews(of: Reviewed, search: string, reviews: ReviewList) {
  const t = useWords();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [brought, setBrought] = useState<{
    of: ReviewList;
    more: readonly Review[];
    next: string | null;
  } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const current = brought?.of === reviews ? brought : { of: reviews, more: [], next: reviews.meta.next };
  const load = () => {
    if (isLoading || !current.next) return;
    setLoading(true);
    const query = { ...reviewsQueryOf(search), after: current.next, limit: limits.reviews.page };
    dispatch((_dispatch, _getState, { api }) => read(api, { kind: of.kind, id: reviewedId(of), query }))
      .then(
        ({ data, meta }) => setBrought({ of: reviews, more: [...current.more, ...data], next: meta.next }),
        () => toast({ kind: 'error', title: t('layout:subscribeFailed') }),
      )
      .finally(() => setLoading(false));
  };
  return { more: current.more, next: current.next, isLoading, load };
}
