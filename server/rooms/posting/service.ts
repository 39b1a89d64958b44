import { createCreating } from './creating.ts';
import { createEditing } from './editing.ts';
import type { PostingNeeds } from './posting-needs.ts';
import { createWriting } from './writing.ts';

/** Members post, and edit what they posted. */
export function createPosting(needs: PostingNeeds) {
  const writing = createWriting(needs);
  return { ...createCreating(needs, writing), ...createEditing(needs, writing) };
}
export type Posting = ReturnType<typeof createPosting>;
