import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
import type { OwnPostAbility } from '../../../contract/my-posts.ts';

/** What the rules ask of a post, as it is at this moment. */
export interface PostState {
  kind: ListingKind;
  /** What has passed its day is `expired` here, whether or not that was noted yet. */
  status: ListingStatus;
  published_at: Date | null;
  removed_at: Date | null;
  /** The team took it down. */
  taken_down_at: Date | null;
  /** The end of a job's closing date, or of an event's last occurrence. */
  closes_at: Date | null;
}

const isOver = ({ closes_at }: PostState, now: Date) => closes_at !== null && closes_at <= now;

const rules: Record<OwnPostAbility, (post: PostState, now: Date) => boolean> = {
  // What the team took down can be mended, and waits for approval then.
  edit: ({ status, taken_down_at }) => status !== 'closed' || taken_down_at !== null,
  // What was never approved has no time to renew. A business has no last day, but may open again; an
  // event ends with its last occurrence, whatever anybody renews. Nothing of a closed
  // post can have changed since it was approved: closing withdraws what waits, and it cannot be edited.
  renew: (post, now) =>
    post.published_at !== null &&
    !isOver(post, now) &&
    (post.status === 'closed' ||
      (post.kind !== 'business' &&
        post.kind !== 'event' &&
        (post.status === 'published' || post.status === 'expired'))),
  close: ({ status }) => status === 'published' || status === 'expired',
  reserve: ({ kind, status }) => kind === 'product' && status === 'published',
  delete: () => true,
};

/**
 * Whether its owner may do this with a post as it is. Nothing can be done with a deleted one, but to have it back, and
 * nothing with what the team took down, but to change or delete it.
 */
export const may = (ability: OwnPostAbility, post: PostState, now: Date): boolean =>
  post.removed_at === null &&
  (post.taken_down_at === null || ability === 'edit' || ability === 'delete') &&
  rules[ability](post, now);

/** What its owner may do with a post as it is. */
export function abilitiesOf(post: PostState, now: Date): OwnPostAbility[] {
  return (Object.keys(rules) as OwnPostAbility[]).filter((ability) => may(ability, post, now));
}
