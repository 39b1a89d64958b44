import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../storage-keys.ts';
import { type ReviewDraft, reviewDraft } from './review-draft.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
});

const signIn = (email: string) => localStorage.setItem(storageKeys.email, email);
const written: ReviewDraft = {
  ...{ of: null, stars: 4, cameFor: [], visited: '2026-11', text: 'Warm bread', photos: [] },
};

it('is visible to its author only', () => {
  signIn('huda@post.example');
  reviewDraft('7').store(written);
  signIn('salma@post.example');
  expect(reviewDraft('7').read(null)).toBeNull();
  reviewDraft('7').drop();
  signIn('huda@post.example');
  expect(reviewDraft('7').read(null)).toEqual(written);
});

it('remains that of the member who opened the form', () => {
  signIn('huda@post.example');
  const draft = reviewDraft('7');
  signIn('salma@post.example');
  draft.store(written);
  expect(reviewDraft('7').read(null)).toBeNull();
});

it('is restored for the same review only', () => {
  reviewDraft('7').store({ ...written, of: 3 });
  expect(reviewDraft('7').read(3)?.text).toBe('Warm bread');
  expect(reviewDraft('7').read(null)).toBeNull();
  expect(reviewDraft('8').read(3)).toBeNull();
  sessionStorage.setItem('tab_draft  review-7', '{');
  expect(reviewDraft('7').read(3)).toBeNull();
});
