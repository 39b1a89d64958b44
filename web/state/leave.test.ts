import { expect, it, vi } from 'vitest';
import { leaveBehind } from './leave.ts';

it('clears what the browser and the tab stored, and leaves the message for the next page', async () => {
  const storage = (...keys: string[]) => {
    const stored = new Map(keys.map((key) => [key, 'x']));
    return {
      stored,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    };
  };
  const [local, session] = [storage('arab_user_email'), storage('tab_draft huda@post.example review-7')];
  const assign = vi.fn();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', { assign });
  await leaveBehind('account-deleted');
  expect([...local.stored]).toEqual([]);
  expect([...session.stored.values()]).toEqual(['account-deleted']);
  expect(assign).toHaveBeenCalledWith('/');
});
