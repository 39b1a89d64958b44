/**
 * Displays a number on the icon of the installed site, where browsers support it; 0 removes it.
 * @returns a function that removes it
 */
export function showAppBadge(count: number): () => void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
  return () => void navigator.clearAppBadge?.().catch(() => undefined);
}
