import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, draftPlace, dropDraft, keepDraft, readDraft } from './draft.ts';

/** The methods of local storage that drafts use, with a given quota. */
function storage(room = Number.POSITIVE_INFINITY) {
  const restored: Record<string, string> = {};
  const own = {
    getItem: (key: string) => restored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (JSON.stringify(restored).length + value.length > room) throw new Error('QuotaExceededError');
      restored[key] = value;
    },
    removeItem: (key: string) => delete restored[key],
  };
  // Its keys are its own properties, as in a browser.
  return new Proxy(own, {
    ownKeys: () => Object.keys(restored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const draft = (over: Partial<Draft> = {}): Draft => ({
  values: { title: 'Sofa' },
  step: 'details',
  reached: 1,
  key: 'k',
  savedAt: Date.now(),
  base: null,
  ...over,
});

describe('a draft', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', storage()));
  const place = draftPlace('layla@post.example', 'product', null);

  it('is restored as stored', () => {
    const restored = draft();
    expect(keepDraft(place, restored)).toBe(true);
    expect(readDraft(place)).toEqual(restored);
    dropDraft(place);
    expect(readDraft(place)).toBeNull();
  });

  it('belongs to one user, one form and one post', () => {
    keepDraft(place, draft());
    expect(readDraft(draftPlace('omar@post.example', 'product', null))).toBeNull();
    expect(readDraft(draftPlace('layla@post.example', 'rent-offer', null))).toBeNull();
    expect(readDraft(draftPlace('layla@post.example', 'product', 7))).toBeNull();
  });

  it('is discarded after a month, and if its format is outdated or invalid', () => {
    keepDraft(place, draft({ savedAt: Date.now() - 31 * 86_400_000 }));
    expect(readDraft(place)).toBeNull();
    for (const damaged of ['{', 'null', '{"v":0,"values":{}}', '[]']) {
      localStorage.setItem(place, damaged);
      expect(readDraft(place)).toBeNull();
    }
  });

  it('is evicted when there are too many, oldest first', () => {
    for (let turn = 0; turn < 12; turn++) {
      keepDraft(draftPlace('layla@post.example', 'product', turn + 1), draft({ savedAt: Date.now() + turn }));
    }
    const left = Object.keys(localStorage).map((key) => Number(key.split(' ').at(-1)));
    expect(left.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('leaves other keys untouched', () => {
    localStorage.setItem('lang', 'ar');
    for (let turn = 0; turn < 12; turn++)
      keepDraft(draftPlace('layla@post.example', 'product', turn), draft());
    expect(localStorage.getItem('lang')).toBe('ar');
  });

  it('is not stored if it exceeds the quota or the maximum size', () => {
    vi.stubGlobal('localStorage', storage(100));
    expect(keepDraft(place, draft())).toBe(false);
    vi.stubGlobal('localStorage', storage());
    expect(keepDraft(place, draft({ values: { title: 'x'.repeat(300_000) } }))).toBe(false);
    expect(readDraft(place)).toBeNull();
  });
});
