import type { FieldValues } from 'react-hook-form';

/** What is kept of a form that was not sent yet. */
export interface Draft {
  values: FieldValues;
  /** The step that it was left at. */
  step: string;
  /** How many steps were right so far. */
  reached: number;
  /** Names the sending of it, so that a post that is sent twice is made once. */
  key: string;
  savedAt: number;
  /** Of a post that is edited: what it was made from. Another one by now makes the draft void. */
  base: string | null;
}

/** The prefix of all drafts in local storage. */
const prefix = 'post_draft';
const version = 1;
/** Longer than that nobody remembers it, and its pictures are gone. */
const lastsMs = 30 * 86_400_000;
/** Drafts of one browser. */
const most = 8;
/** Characters of one. */
const longest = 200_000;

interface StoredDraft extends Draft {
  v: number;
}

/** Where a draft lies: each person, form and edited post has a place of its own. */
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

/** The draft that lies there; null where none does, or one that is too old or of another making. */
export function readDraft(place: string): Draft | null {
  return parse(localStorage.getItem(place));
}

export function dropDraft(place: string): void {
  localStorage.removeItem(place);
}

/** Keeps a draft, the oldest ones giving way; false where the browser keeps nothing. */
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

/** A new key for a sending. */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
