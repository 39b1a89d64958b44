/** What was typed of a first review and not sent. */
export interface ReviewDraft {
  stars: number | null;
  cameFor: string[];
  visited: string;
  text: string;
}

const keyOf = (id: number) => `review-draft-${id}`;

/** The draft of this browser's tab, or null. */
export function readDraft(id: number): ReviewDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as ReviewDraft | null;
  } catch {
    return null;
  }
}

/** A browser that stores nothing loses the draft with the page, and nothing else. */
export function storeDraft(id: number, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(id: number): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {}
}
