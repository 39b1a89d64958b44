import type { ListingStatus } from '../../../contract/categories.ts';
import type { OwnPostKind, OwnPosts } from '../../../contract/own-posts.ts';
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

/**
 * The tab that is open: the one that the address names, else what waits, or what is published where nothing waits and
 * something is.
 */
export function openTab(url: URLSearchParams, kind: OwnPostKind, counts: Counts): ListingStatus {
  const named = statuses.find((status) => status === url.get('status'));
  if (named) return named;
  const waits = countOf(counts, kind, 'pending') > 0 || url.has('posted');
  return !waits && countOf(counts, kind, 'published') > 0 ? 'published' : 'pending';
}

/** The tabs that are shown: the specification's two always, others where there is something in them. */
export const tabsOf = (kind: OwnPostKind, counts: Counts, open: ListingStatus): ListingStatus[] =>
  statuses.filter((status, index) => index < 2 || status === open || countOf(counts, kind, status) > 0);

/** What is asked of the API for a page of a tab. */
export const listQuery = (kind: OwnPostKind, status: ListingStatus, url: URLSearchParams) => ({
  path: 'profile/posts',
  query: { kind, status, after: url.get('after') },
  whole: true,
});
