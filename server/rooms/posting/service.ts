import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { createCreating } from './creating.ts';
import { createEditing } from './editing.ts';
import { type Body, photosOf } from './kinds.ts';
import type { PostingNeeds } from './posting-needs.ts';
import { createReviewing } from './reviewing.ts';
import { createWriting } from './writing.ts';

export type { Why } from './queries.ts';
export { type RefuseNeeds, refuseAllOf } from './refusing.ts';
export type { Decided, Waiting } from './reviewing.ts';

/** Members submit and edit posts; moderators review them. */
export function createPosting(needs: PostingNeeds) {
  const writing = createWriting(needs);
  return {
    ...createCreating(needs, writing),
    ...createEditing(needs, writing),
    review: createReviewing(needs, writing),
  };
}
export type Posting = ReturnType<typeof createPosting>;

/** The pictures that a body references, by id. */
export const namedPictureIds = (kind: OwnPostKind, body: Record<string, unknown>): number[] =>
  photosOf(kind, body as Body).map(({ id }) => id);
