const isAccountPage = /^\/(login|register|forget-password)\b/i;

/** The sign-in path that returns to `path` of this site, which is validated again. */
export function loginPath(path: string): string {
  return path === '/' || isAccountPage.test(path) ? '/Login' : `/Login?next=${encodeURIComponent(path)}`;
}

/** The sign-in path that returns to the current page; browsers only. */
export const loginFromHere = (): string =>
  loginPath(`${location.pathname}${location.search}${location.hash}`);
