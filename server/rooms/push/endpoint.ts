/**
 * Whether an address that a browser named is one of a push service that we know. The server calls it later,
 * so it must be https, on its usual port, and on a listed host: `push.example.org` names one host,
 * `*.example.org` every host below it. See docs/decisions/0020-push-endpoints-are-allowlisted.md.
 */
export function isPushEndpoint(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
