import type { FieldValues } from 'react-hook-form';

/** The stored state of a form that has not been sent yet. */
export interface Draft {
  values: FieldValues;
  /** The step at which it was left. */
  step: string;
  /** The number of completed steps. */
  reached: number;
  /** The idempotency key, so that a post submitted twice is created once. */
  key: string;
  savedAt: number;
  /**
   * For an edited post: the version on which the draft is based. If the post has another one by now, the draft is
   * discarded.
   */
  base: string | null;
}

/** The prefix of all drafts in local storage. */
const prefix = 'post_draft';
const version = 1;
/** Older drafts are discarded; their pictures no longer exist on the server. */
const lastsMs = 30 * 86_400_000;
/** The maximum number of drafts in a browser. */
const most = 8;
/** The maximum number of characters of a draft. */
const longest = 200_000;

interface StoredDraft extends Draft {
  v: number;
}

/** The storage key of a draft, unique for each user, form and edited post. */
export function draftPlace(email: string, form: string, id: number | null): string {
  return [prefix, email, form, id ?? 'new'].join(' ');
}

function parse(text: string | null): Draft | null {
  try {
    const { v, ...draft } = JSON.parse(text ?? 'null') as StoredDraft;
    return v === version && Date.now() - draft.savedAt < lastsMs ? draft : null;
  } catch {
    return null;
  }
}

/** The stored draft; null if there is none, or if it is too old or of another format. */
export function readDraft(place: string): Draft | null {
  return parse(localStorage.getItem(place));
}

export function dropDraft(place: string): void {
  localStorage.removeItem(place);
}

/** Stores a draft, evicting the oldest ones; false if the browser stores nothing. */
export function keepDraft(place: string, draft: Draft): boolean {
  const text = JSON.stringify({ v: version, ...draft } satisfies StoredDraft);
  if (text.length > longest) return false;
  const others = Object.keys(localStorage)
    .filter((key) => key.startsWith(`${prefix} `) && key !== place)
    .map((key) => ({ key, savedAt: parse(localStorage.getItem(key))?.savedAt ?? 0 }))
    .toSorted((left, right) => right.savedAt - left.savedAt);
  for (const { key } of [...others.slice(most - 1), ...others.filter(({ savedAt }) => savedAt === 0)])
    localStorage.removeItem(key);
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
  }
}

/** A new idempotency key. */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
