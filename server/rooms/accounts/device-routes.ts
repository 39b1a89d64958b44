import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limits } from '../../../contract/limits.ts';

const name = 'device';
const token = /^[A-Za-z0-9_-]{43}$/;

/**
 * The cookie that identifies the browser, if present. It contains no personal data; what it is trusted for is in
 * the database.
 */
export function deviceOf(context: Context): string | undefined {
  const value = getCookie(context, name);
  return value !== undefined && token.test(value) ? value : undefined;
}

/** Sets the browser's cookie, which is invisible to scripts, cross-site requests and pages. */
export function nameDevice(context: Context, device: string, isSecure: boolean): void {
  setCookie(context, name, device, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: limits.trustedDeviceDays * 86_400,
  });
}
