import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address of the socket that asks; undefined for the pages, which ask in process. */
export function clientAddress(context: Context): string | undefined {
  const bindings = context.env as { incoming?: unknown; server?: unknown } | undefined;
  return bindings?.incoming || bindings?.server ? getConnInfo(context).remote.address : undefined;
}

/**
 * Whom an address is counted as: an IPv4 address itself, also where it comes as `::ffff:192.0.2.1`, and the
 * /64 network of an IPv6 address, since that is what one customer is given.
 */
export function countedAs(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
