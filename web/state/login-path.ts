const isAccountPage = /^\/(login|register|forget-password)\b/i;

/** The way to sign in that leads back to `path` of this site, which checks it again. */
export function loginPath(path: string): string {
  return path === '/' || isAccountPage.test(path) ? '/Login' : `/Login?next=${encodeURIComponent(path)}`;
}

/** The way to sign in that leads back to the page that is shown; only a browser may ask. */
export const loginFromHere = (): string =>
  loginPath(`${location.pathname}${location.search}${location.hash}`);
