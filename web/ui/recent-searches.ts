const key = 'recent_searches';
/** The maximum number. */
const most = 8;

/** Recent searches in this browser, latest first; they are not sent anywhere. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}

export function rememberSearch(words: string): void {
  keep([words, ...recentSearches().filter((one) => one !== words)].slice(0, most));
}

export function forgetSearch(words: string): void {
  keep(recentSearches().filter((one) => one !== words));
}
