/** Long enough for every page of the site with its filters. */
const maxLength = 1_000;
const accountPaths = ['/login', '/register', '/forget-password'];

/**
 * The address after signing in, where it is one of this site: an absolute path that no browser and no router takes
 * for another host or scheme. Everything else is null, and so is a way back to an account page.
 */
export function safeNext(next: string | null): string | null {
  if (!next || next.length > maxLength || !next.startsWith('/')) return null;
  // Browsers read a backslash as a slash, and leave out tabs and ends of lines.
  if (/[\\\p{C}]/u.test(next) || next.startsWith('//')) return null;
  const own = 'http://own.invalid';
  const url = new URL(next, own);
  // Dots may hide what begins with two slashes.
  if (url.origin !== own || url.pathname.startsWith('//')) return null;
  if (accountPaths.includes(url.pathname.toLowerCase().replace(/\/+$/, ''))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
