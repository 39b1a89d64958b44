import { isIP } from 'node:net';

export type Scheme = 'http' | 'https';

/** A hop as reported by a proxy. */
export interface Hop {
  /** Undefined if the proxy does not know or hides it. */
  address: string | undefined;
  scheme: Scheme | undefined;
}

/**
 * `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`; undefined for `unknown`,
 * `_hidden` and anything else.
 */
function addressIn(node: string): string | undefined {
  const address =
    /^\[([^\]]*)\](?::\w+)?$/.exec(node)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\w+$/.exec(node)?.[1] ?? node;
  return isIP(address) ? address : undefined;
}

function schemeIn(text: string | undefined): Scheme | undefined {
  const scheme = text?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

/** A parameter with the following separator. Addresses with ports often lack the required quotes. */
const parameter = /[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))[ \t]*)?([,;]|$)/y;

/**
 * The hops of `Forwarded` (RFC 7239), the nearest last; undefined if any part of it is malformed: an unclosed quote
 * from a client would swallow what proxies appended.
 */
export function forwardedHops(header: string): Hop[] | undefined {
  const hops: Hop[] = [];
  let element = new Map<string, string>();
  for (let at = 0; ; ) {
    parameter.lastIndex = at;
    const found = parameter.exec(header);
    if (!found) return undefined;
    const [piece, name, quoted, bare, end] = found;
    if (name) element.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
    if (end !== ';') {
      if (element.size > 0)
        hops.push({ address: addressIn(element.get('for') ?? ''), scheme: schemeIn(element.get('proto')) });
      element = new Map();
    }
    if (end === '') return hops;
    at += piece.length;
  }
}

const listed = (header: string | undefined) => header?.split(',').map((entry) => entry.trim()) ?? [];

/**
 * The hops of `X-Forwarded-For` and `X-Forwarded-Proto`, the nearest last. Proxies that do not append a scheme
 * leave fewer schemes than addresses: then the first is the client's.
 */
export function xForwardedHops(addresses: string | undefined, schemes: string | undefined): Hop[] {
  const listedSchemes = listed(schemes);
  const nodes = addresses === undefined && listedSchemes.length > 0 ? [''] : listed(addresses);
  return nodes.map((node, index) => ({
    address: addressIn(node),
    scheme: schemeIn(listedSchemes[Math.max(0, listedSchemes.length - nodes.length + index)]),
  }));
}
