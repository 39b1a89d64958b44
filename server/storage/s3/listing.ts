import type { StoredFile } from '../file-store.ts';

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plainText = (xml: string) =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? whole);
  });

/** The text of the first element with a name; undefined without one. */
function textOf(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? undefined : plainText(found);
}

/** One page of the response to `ListObjectsV2`. */
export interface Listing {
  files: StoredFile[];
  /** With a delimiter: common prefixes. */
  prefixes: string[];
  /** The token of the next page. */
  next: string | undefined;
}

/** Parses the XML of a listing: a flat document without attributes, with known element names. */
export function readListing(xml: string): Listing {
  const elements = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);
  return {
    files: elements('Contents').map((inner) => ({
      name: textOf(inner, 'Key') ?? '',
      size: Number(textOf(inner, 'Size')),
      modifiedAt: new Date(textOf(inner, 'LastModified') ?? Number.NaN),
    })),
    prefixes: elements('CommonPrefixes').map((inner) => textOf(inner, 'Prefix') ?? ''),
    next: textOf(xml, 'NextContinuationToken'),
  };
}
