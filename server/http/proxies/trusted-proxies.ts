import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../network-address.ts';

/** Names for networks: this machine, and the ranges of RFC 1918 and RFC 4193. */
const words: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The proxies whose headers are trusted. */
export interface TrustedProxies {
  /** As configured, for people. */
  entries: string[];
  trusts(address: string): boolean;
}

const family = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

/** Adds an address or a network; false if it is neither, or covers all addresses. */
function add(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, family(version));
    return true;
  }
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (!(bits >= 1 && bits <= (version === 6 ? 128 : 32))) return false;
  list.addSubnet(address, bits, family(version));
  return true;
}

/**
 * Parses the setting: addresses, networks and the names `loopback` and `private`, separated by commas or spaces.
 * @returns `proxies` is undefined for an empty setting; `bad` has the invalid entries. A network of all addresses
 * is invalid, too: any client could forge its address.
 */
export function readTrustedProxies(value: string): { proxies: TrustedProxies; bad: string[] } {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  const list = new BlockList();
  const isGood = (entry: string) =>
    Object.hasOwn(words, entry) ? words[entry]?.every((network) => add(list, network)) : add(list, entry);
  const bad = entries.filter((entry) => !isGood(entry));
  const trusts = (address: string) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, family(version));
  };
  return { proxies: { entries, trusts }, bad };
}

/** Whether an address belongs to this machine or a private network: a proxy's, not a visitor's. */
export const isInside: TrustedProxies['trusts'] = readTrustedProxies('loopback private').proxies.trusts;
