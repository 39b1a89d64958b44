import { isIP } from 'node:net';

export type Scheme = 'http' | 'https';

/** What a proxy says of who asked it. */
export interface Hop {
  /** Undefined where the proxy does not know it or hides it. */
  address: string | undefined;
  scheme: Scheme | undefined;
}

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`; undefined for `unknown`, `_hidden` and all else. */
function addressIn(node: string): string | undefined {
  const address =
    /^\[([^\]]*)\](?::\w+)?$/.exec(node)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\w+$/.exec(node)?.[1] ?? node;
  return isIP(address) ? address : undefined;
}

function schemeIn(text: string | undefined): Scheme | undefined {
  const scheme = text?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

/** A parameter, with what parts it from the next. Addresses with ports often come without the quotes that they need. */
const parameter = /[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))[ \t]*)?([,;]|$)/y;

/**
 * The hops of `Forwarded` (RFC 7239), the nearest last; undefined where any part of it is malformed: a quote that a
 * stranger left open would swallow what proxies wrote behind it.
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
 * The hops of `X-Forwarded-For` and `X-Forwarded-Proto`, the nearest last. Proxies that pass a scheme on as they got it
 * leave fewer schemes than addresses: the first is the client's then.
 */
export function xForwardedHops(addresses: string | undefined, schemes: string | undefined): Hop[] {
  const listedSchemes = listed(schemes);
  const nodes = addresses === undefined && listedSchemes.length > 0 ? [''] : listed(addresses);
  return nodes.map((node, index) => ({
    address: addressIn(node),
    scheme: schemeIn(listedSchemes[Math.max(0, listedSchemes.length - nodes.length + index)]),
  }));
}
