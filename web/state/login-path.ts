const door = /^\/(login|register|forget-password)\b/i;

/** The way to sign in that leads back to `path` of this site; the door asks whether it is one. */
export function loginPath(path: string): string {
  return path === '/' || door.test(path) ? '/Login' : `/Login?next=${encodeURIComponent(path)}`;
}

/** The way to sign in that leads back to the page that is shown; only a browser may ask. */
export const loginFromHere = (): string =>
  loginPath(`${location.pathname}${location.search}${location.hash}`);
