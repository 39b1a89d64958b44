import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { limits } from '../../../contract/limits.ts';

const name = 'device';
const token = /^[A-Za-z0-9_-]{43}$/;

/** The cookie that names the browser, where it has one. It names nobody: what it is known for is in the database. */
export function deviceOf(context: Context): string | undefined {
  const value = getCookie(context, name);
  return value !== undefined && token.test(value) ? value : undefined;
}

/** Gives the browser its cookie. Scripts cannot read it, no other site can send it, and pages never get it. */
export function nameDevice(context: Context, device: string, isSecure: boolean): void {
  setCookie(context, name, device, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: limits.trustedDeviceDays * 86_400,
  });
}
