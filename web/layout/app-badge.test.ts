import { expect, it, vi } from 'vitest';
import { showAppBadge } from './app-badge.ts';

it('displays the number on the icon of the installed site, and removes it', () => {
  const setAppBadge = vi.fn(async () => {});
  const clearAppBadge = vi.fn(async () => {});
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  const remove = showAppBadge(3);
  expect(setAppBadge.mock.calls).toEqual([[3]]);
  expect(clearAppBadge).not.toHaveBeenCalled();
  remove();
  expect(clearAppBadge).toHaveBeenCalledOnce();
  // All are read: browsers remove the badge for 0.
  showAppBadge(0);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

it('ignores browsers that have no badges or refuse them', async () => {
  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(1)()).not.toThrow();
  const refused = vi.fn(async () => {
    throw new DOMException('', 'NotAllowedError');
  });
  vi.stubGlobal('navigator', { setAppBadge: refused, clearAppBadge: refused });
  // An unhandled rejection would fail the test.
  showAppBadge(1)();
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
});
