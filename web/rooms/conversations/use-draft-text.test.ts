import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { messageDraft } from './use-draft-text.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

it('is restored in its conversation, for its author only', () => {
  stored.set(storageKeys.email, 'huda@post.example');
  messageDraft('7').store('Saturday at');
  expect(messageDraft('7').read()).toBe('Saturday at');
  expect(messageDraft('8').read()).toBe('');
  stored.set(storageKeys.email, 'salma@post.example');
  expect(messageDraft('7').read()).toBe('');
});

it('leaves nothing once it is empty', () => {
  messageDraft('7').store('Saturday at');
  messageDraft('7').store('');
  expect([...stored]).toEqual([]);
});
