import type { PostPhoto } from '../posting/photos/post-photo.ts';
import { tabDraft } from '../state/tab-draft.ts';

/** The unsent draft of a review or of an edit. */
export interface ReviewDraft {
  /** The review it edits; null for a new one. */
  of: number | null;
  stars: number | null;
  cameFor: readonly string[];
  visited: string;
  text: string;
  photos: readonly PostPhoto[];
}

/**
 * Where the member's draft is stored.
 * @param subject what is reviewed: the id of a business, or `conversation-` and that of a conversation
 */
export function reviewDraft(subject: string) {
  const { read, store, drop } = tabDraft(`review-${subject}`);
  return {
    /** The draft of the same review, or null. */
    read(of: number | null): ReviewDraft | null {
      const draft = read() as ReviewDraft | null;
      return draft?.of === of && Array.isArray(draft.photos) ? draft : null;
    },
    store: (draft: ReviewDraft) => store(draft),
    drop,
  };
}
