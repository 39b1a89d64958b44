import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { limits } from '../../../contract/limits.ts';

const name = 'sign-in';
const path = '/api';
const token = /^[A-Za-z0-9_-]{43}$/;

/** The cookie of the browser in which a sign-in with a provider is under way, if present. */
export function browserOf(context: Context): string | undefined {
  const value = getCookie(context, name);
  return value !== undefined && token.test(value) ? value : undefined;
}

/** Sets that cookie, which is sent when a provider redirects back, and is invisible to scripts. */
export function nameBrowser(context: Context, browser: string, isSecure: boolean): void {
  setCookie(context, name, browser, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: limits.identities.requestMinutes * 60,
  });
}

/** Removes the cookie, once the sign-in is complete. */
export function forgetBrowser(context: Context): void {
  deleteCookie(context, name, { path });
}
