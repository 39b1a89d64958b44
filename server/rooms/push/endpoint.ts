import { ECDH } from 'node:crypto';

/** Whether a key is a point on the curve: encryption fails otherwise. */
export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a push endpoint belongs to an allowed push service. The server calls it later, so it must be https, on
 * the default port, and on a listed host: `push.example.org` allows one host, `*.example.org` all hosts below it.
 * See docs/decisions/0020-push-endpoints-are-allowlisted.md.
 */
export function isPushEndpoint(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
