import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { type Client, clientBehind } from './proxies/client.ts';
import { isInside, type TrustedProxies } from './proxies/trusted-proxies.ts';

/** Values that the server adds to network requests; in-process requests of pages lack them. */
interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** Determines the client from the request's headers and the server's values. */
export type ReadClient = (headers: Headers, environment: unknown) => Client;

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'];

/**
 * @param proxies trusted proxies; undefined for none
 * @param onUnread called once for a request through an untrusted proxy that should probably be trusted: from any
 * peer if no proxy is configured, otherwise from a private address, since strangers can forge the headers
 */
export function clientReader(
  proxies: TrustedProxies | undefined,
  onUnread: (peer: string) => void,
): ReadClient {
  let hasWarned = false;
  return (headers, environment) => {
    const peer = (environment as Connection | undefined)?.incoming?.socket.remoteAddress;
    if (peer === undefined) return { address: undefined, scheme: undefined };
    if (proxies?.trusts(peer))
      return { ...clientBehind(peer, headers, proxies), trace: headers.get('traceparent') ?? undefined };
    if (!hasWarned && (!proxies || isInside(peer)) && forwardingHeaders.some((name) => headers.has(name))) {
      hasWarned = true;
      onUnread(peer);
    }
    return { address: peer, scheme: undefined };
  };
}

/** Stores the client for later middleware. */
export const noteClient =
  (read: ReadClient): MiddlewareHandler<ApiEnvironment> =>
  (context, next) => {
    context.set('client', read(context.req.raw.headers, context.env));
    return next();
  };

/** The address of the client; undefined for pages, which call in process. */
export function clientAddress(context: Context<ApiEnvironment>): string | undefined {
  return context.get('client').address;
}
