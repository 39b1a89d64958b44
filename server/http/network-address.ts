import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address without zone, as numbers. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * An address without its zone, in lower case; as IPv4 if it is an IPv4-mapped one (`::ffff:192.0.2.1`), in any
 * spelling.
 */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [high = 0, low = 0] = groupsOf(plain).slice(6);
  const isMapped = groupsOf(plain)
    .slice(0, 6)
    .every((group, index) => group === (index === 5 ? 0xffff : 0));
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : plain;
}

/**
 * The rate limit key of an address: an IPv4 address itself, and the /64 network of an IPv6 address, since that is
 * what one customer is assigned.
 */
export function countedAs(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
