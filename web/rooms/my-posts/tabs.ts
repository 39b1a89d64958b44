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

/** The counts of a type by status. */
export const countOf = (counts: Counts, kind: OwnPostKind, status: ListingStatus): number =>
  counts?.find((one) => one.kind === kind && one.status === status)?.count ?? 0;

/** The number that need their owner's attention: the post or its revision was rejected, returned or taken down. */
export const toMendOf = (counts: Counts, kind: OwnPostKind, status: ListingStatus): number =>
  counts?.find((one) => one.kind === kind && one.status === status)?.toMend ?? 0;

/** The order in which tabs are checked for posts that need attention. */
const mendingOrder: readonly ListingStatus[] = ['rejected', 'published', 'expired', 'closed'];

/**
 * The current tab: that in the address, else the first with posts that need attention, else the first non-empty one
 * of the main tabs.
 */
export function openTab(url: URLSearchParams, kind: OwnPostKind, counts: Counts): ListingStatus {
  const named = statuses.find((status) => status === url.get('status'));
  if (named) return named;
  if (url.has('posted')) return 'pending';
  return (
    mendingOrder.find((status) => toMendOf(counts, kind, status) > 0) ??
    // After a post was closed, the tab with its undo action stays selected.
    (['pending', 'published', 'expired'] as const).find((status) => countOf(counts, kind, status) > 0) ??
    'pending'
  );
}

/** The visible tabs: the two of the specification always, others unless empty. */
export const tabsOf = (kind: OwnPostKind, counts: Counts, open: ListingStatus): ListingStatus[] =>
  statuses.filter((status, index) => index < 2 || status === open || countOf(counts, kind, status) > 0);

/** The API query for a page of a tab. */
export const listQuery = (kind: OwnPostKind, status: ListingStatus, url: URLSearchParams) => ({
  query: { kind, status, after: url.get('after') },
});
