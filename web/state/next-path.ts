/** Long enough for every page of the site with its filters. */
const maxLength = 1_000;
const accountPaths = ['/login', '/register', '/forget-password', '/continue-sign-in'];

/**
 * The path after signing in, if it is one of this site: an absolute path that neither browsers nor the router
 * interpret as another host or scheme. Everything else is null, and so is an account page.
 */
export function safeNext(next: string | null): string | null {
  if (!next || next.length > maxLength || !next.startsWith('/')) return null;
  // Browsers treat a backslash as a slash, and ignore tabs and line breaks.
  if (/[\\\p{C}]/u.test(next) || next.startsWith('//')) return null;
  const own = 'http://own.invalid';
  const url = new URL(next, own);
  // Dot segments may resolve to a path that begins with two slashes.
  if (url.origin !== own || url.pathname.startsWith('//')) return null;
  if (accountPaths.includes(url.pathname.toLowerCase().replace(/\/+$/, ''))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
