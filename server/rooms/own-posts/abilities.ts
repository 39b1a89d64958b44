import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
import type { OwnPostAbility } from '../../../contract/own-posts.ts';

interface State {
  kind: ListingKind;
  status: ListingStatus;
  published_at: Date | null;
}

const rules: Record<OwnPostAbility, (post: State) => boolean> = {
  edit: ({ status }) => status !== 'closed',
  // What was never approved has no time to renew. A business has no last day, but may open again.
  renew: ({ kind, status, published_at }) =>
    published_at !== null &&
    (status === 'closed' || (kind !== 'business' && (status === 'published' || status === 'expired'))),
  close: ({ status }) => status === 'published' || status === 'expired',
  reserve: ({ kind, status }) => kind === 'product' && status === 'published',
  delete: () => true,
};

/** What its owner may do with a post as it is. */
export function abilitiesOf(post: State): OwnPostAbility[] {
  return (Object.keys(rules) as OwnPostAbility[]).filter((ability) => rules[ability](post));
}
