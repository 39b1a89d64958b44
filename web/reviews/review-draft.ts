import type { PostPhoto } from '../posting/photos/post-photo.ts';

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

const keyOf = (id: string) => `review-draft-${id}`;

/** The draft of this browser's tab for the same review, or null. */
export function readDraft(id: string, of: number | null): ReviewDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as ReviewDraft | null;
    return draft?.of === of && Array.isArray(draft.photos) ? draft : null;
  } catch {
    return null;
  }
}

/** A browser that stores nothing loses the draft with the page, and nothing else. */
export function storeDraft(id: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {}
}
