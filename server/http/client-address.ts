import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { type Client, clientBehind } from './proxies/client.ts';
import { isInside, type TrustedProxies } from './proxies/trusted-proxies.ts';

/** What the server puts beside a request of the network; the pages ask without it. */
interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** Who asks, by the headers of the request and what the server put beside it. */
export type ReadClient = (headers: Headers, environment: unknown) => Client;

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'];

/**
 * @param proxies whose word is believed; undefined for nobody's
 * @param onUnread called once of a request that came through a proxy whose word is not believed, though it probably should
 *   be: from any peer where no proxy is named, else from one inside, since strangers may write what they like
 */
export function clientReader(
  proxies: TrustedProxies | undefined,
  onUnread: (peer: string) => void,
): ReadClient {
  let hasWarned = false;
  return (headers, environment) => {
    const peer = (environment as Connection | undefined)?.incoming?.socket.remoteAddress;
    if (peer === undefined) return { address: undefined, scheme: undefined };
    if (proxies?.trusts(peer)) return clientBehind(peer, headers, proxies);
    if (!hasWarned && (!proxies || isInside(peer)) && forwardingHeaders.some((name) => headers.has(name))) {
      hasWarned = true;
      onUnread(peer);
    }
    return { address: peer, scheme: undefined };
  };
}

/** Notes who asks, for all that comes after. */
export const noteClient =
  (read: ReadClient): MiddlewareHandler<ApiEnvironment> =>
  (context, next) => {
    context.set('client', read(context.req.raw.headers, context.env));
    return next();
  };

/** The address of the client that asks; undefined for the pages, which ask in process. */
export function clientAddress(context: Context<ApiEnvironment>): string | undefined {
  return context.get('client').address;
}
