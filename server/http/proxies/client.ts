import { forwardedHops, type Hop, type Scheme, xForwardedHops } from './hops.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The client's address and protocol. */
export interface Client {
  /** Undefined for pages, which call in process. */
  address: string | undefined;
  /** The client's protocol according to trusted proxies; undefined if they do not state it. */
  scheme: Scheme | undefined;
  /** The trace that a trusted proxy began, as a `traceparent` header. */
  trace?: string | undefined;
}

/** Whether a client uses https. */
export type IsHttps = (client: Client) => boolean;

/** According to trusted proxies; otherwise by `publicUrl`. */
export const httpsBy =
  (publicUrl: string): IsHttps =>
  ({ scheme }) =>
    scheme ? scheme === 'https' : publicUrl.startsWith('https:');

/**
 * From the right: hops are accepted as long as a trusted proxy reports them; the first address that is not a
 * trusted proxy is the client's.
 */
function walk(peer: string, hops: readonly Hop[], { trusts }: TrustedProxies): Client {
  let client: Client = { address: peer, scheme: undefined };
  for (const hop of hops.toReversed()) {
    const { address = peer } = client;
    if (!trusts(address)) break;
    client = { address: hop.address ?? address, scheme: hop.scheme ?? client.scheme };
    if (hop.address === undefined) break;
  }
  return client;
}

/**
 * Determines the client from the headers of trusted proxies. If `Forwarded` and `X-Forwarded-For` name different
 * clients, one of them was sent by the client through a proxy that writes only the other: both are ignored.
 * @param peer the address at the other end of the connection
 */
export function clientBehind(peer: string, headers: Headers, proxies: TrustedProxies): Client {
  const itself: Client = { address: peer, scheme: undefined };
  if (!proxies.trusts(peer)) return itself;
  const [forwarded, addresses, schemes] = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'].map(
    (name) => headers.get(name) ?? undefined,
  );
  const older = walk(peer, xForwardedHops(addresses, schemes), proxies);
  if (forwarded === undefined) return older;
  const hops = forwardedHops(forwarded);
  if (!hops) return itself;
  const newer = walk(peer, hops, proxies);
  if (addresses !== undefined && newer.address !== older.address) return itself;
  return { address: newer.address, scheme: newer.scheme ?? older.scheme };
}
