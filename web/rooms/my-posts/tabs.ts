import type { ListingStatus } from '../../../contract/categories.ts';
import type { OwnPostKind, OwnPosts } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';

/** In the order of the tabs. */
export const tabWords: Record<ListingStatus, WordKey> = {
  pending: 'my-posts:waiting',
  published: 'my-posts:published',
  rejected: 'my-posts:rejected',
  expired: 'my-posts:expired',
  closed: 'my-posts:closed',
};

const statuses = Object.keys(tabWords) as ListingStatus[];

export type Counts = OwnPosts['meta']['counts'] | undefined;

/** How many there are of a kind in a status. */
export const countOf = (counts: Counts, kind: OwnPostKind, status: ListingStatus): number =>
  counts?.find((one) => one.kind === kind && one.status === status)?.count ?? 0;

/** How many of them need their owner: they were refused, sent back or taken down, or a change of them was. */
export const toMendOf = (counts: Counts, kind: OwnPostKind, status: ListingStatus): number =>
  counts?.find((one) => one.kind === kind && one.status === status)?.toMend ?? 0;

/** In this order it is looked for a tab where something needs its owner. */
const mendingOrder: readonly ListingStatus[] = ['rejected', 'published', 'expired', 'closed'];

/**
 * The tab that is open: the one that the address names, else the first where something needs its owner, else the first
 * of those that matter that is not empty.
 */
export function openTab(url: URLSearchParams, kind: OwnPostKind, counts: Counts): ListingStatus {
  const named = statuses.find((status) => status === url.get('status'));
  if (named) return named;
  if (url.has('posted')) return 'pending';
  return (
    mendingOrder.find((status) => toMendOf(counts, kind, status) > 0) ??
    // What was closed just now is no reason to leave the tab where its undo stands.
    (['pending', 'published', 'expired'] as const).find((status) => countOf(counts, kind, status) > 0) ??
    'pending'
  );
}

/** The tabs that are shown: the specification's two always, others where there is something in them. */
export const tabsOf = (kind: OwnPostKind, counts: Counts, open: ListingStatus): ListingStatus[] =>
  statuses.filter((status, index) => index < 2 || status === open || countOf(counts, kind, status) > 0);

/** What is asked of the API for a page of a tab. */
export const listQuery = (kind: OwnPostKind, status: ListingStatus, url: URLSearchParams) => ({
  query: { kind, status, after: url.get('after') },
});
