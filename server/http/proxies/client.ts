import { forwardedHops, type Hop, type Scheme, xForwardedHops } from './hops.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Who asks, over what. */
export interface Client {
  /** Undefined for the pages, which ask in process. */
  address: string | undefined;
  /** What trusted proxies say that the client spoke; undefined where none says. */
  scheme: Scheme | undefined;
}

/** Whether a client reads the site over https. */
export type IsHttps = (client: Client) => boolean;

/** By what trusted proxies say; where they do not say it, as `publicUrl` has it. */
export const httpsBy =
  (publicUrl: string): IsHttps =>
  ({ scheme }) =>
    scheme ? scheme === 'https' : publicUrl.startsWith('https:');

/** From the right: each hop is believed as long as a trusted proxy says it; the first address that is none is the client's. */
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
 * Reads who asks from what trusted proxies say. Where `Forwarded` and `X-Forwarded-For` name different clients, one of
 * them came from the client through a proxy that writes the other only: neither is believed.
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
