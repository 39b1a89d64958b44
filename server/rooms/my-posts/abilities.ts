import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
import type { OwnPostAbility } from '../../../contract/my-posts.ts';

/** The properties of a post that the rules depend on, at this moment. */
export interface PostState {
  kind: ListingKind;
  /** A post past its expiry is `expired` here, whether or not it is marked yet. */
  status: ListingStatus;
  published_at: Date | null;
  removed_at: Date | null;
  /** Whether the team took it down. */
  taken_down_at: Date | null;
  /** Whether it has opening hours. */
  has_hours: boolean;
  /** The end of a job's closing date, or of an event's last occurrence. */
  closes_at: Date | null;
}

const isOver = ({ closes_at }: PostState, now: Date) => closes_at !== null && closes_at <= now;

const rules: Record<OwnPostAbility, (post: PostState, now: Date) => boolean> = {
  // A post that was taken down can be edited, and is then pending.
  edit: ({ status, taken_down_at }) => status !== 'closed' || taken_down_at !== null,
  confirmHours: ({ status, has_hours }) => has_hours && status === 'published',
  // A post that was never approved cannot be renewed. A business does not expire, but may reopen; an event ends
  // with its last occurrence. A closed post is unchanged since its approval: closing withdraws a pending revision,
  // and it cannot be edited.
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
 * Whether the owner may do this with a post in its current state. A deleted post can only be restored, and one that
 * was taken down only edited or deleted.
 */
export const may = (ability: OwnPostAbility, post: PostState, now: Date): boolean =>
  post.removed_at === null &&
  (post.taken_down_at === null || ability === 'edit' || ability === 'delete') &&
  rules[ability](post, now);

/** What the owner may do with a post in its current state. */
export function abilitiesOf(post: PostState, now: Date): OwnPostAbility[] {
  return (Object.keys(rules) as OwnPostAbility[]).filter((ability) => may(ability, post, now));
}
