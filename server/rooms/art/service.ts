import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Encodings that a body is kept in, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body that is ready to be sent. */
export interface ReadyBody {
  bytes: Uint8Array<ArrayBuffer>;
  encoding: Encoding;
  /** Weak, as the same text is kept in several encodings. */
  etag: string;
}

/** A text that is always the same for the same key. */
export interface FixedText {
  key: string;
  make: () => string;
  /** One of a few texts of the site, worth the strongest compression; else one of endlessly many. */
  rare: boolean;
}

/**
 * The best encoding that a client takes, by its `Accept-Encoding` (RFC 9110, 12.5.3). Brotli before gzip
 * where both are welcome, whatever their order, since browsers list the older one first.
 */
export function pickEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number.parseFloat(quality) || 0);
  }
  const weight = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const best = ENCODINGS.reduce((chosen, next) => (weight(next) > weight(chosen) ? next : chosen));
  return weight(best) > 0 ? best : 'identity';
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function encode(text: string, encoding: Encoding, rare: boolean): Promise<ReadyBody> {
  const plain = new Uint8Array(Buffer.from(text, 'utf8'));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (encoding === 'identity') return { bytes: plain, encoding, etag };
  // Measured on patterns: 5 gives 1.08 times the size of 11 in a thirtieth of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: rare ? 11 : 5 };
  const packed = encoding === 'br' ? await brotli(plain, { params }) : await deflate(plain);
  return { bytes: new Uint8Array(packed), encoding, etag };
}

/** Keeps what was asked for last, made and compressed, up to a number of bytes. */
export function createBodyStore(maxBytes: number) {
  const bodies = new LRUCache<string, ReadyBody, { text: FixedText; encoding: Encoding }>({
    maxSize: maxBytes,
    sizeCalculation: (body, key) => body.bytes.length + key.length * 2,
    fetchMethod: (_key, _old, { context }) =>
      encode(context.text.make(), context.encoding, context.text.rare),
  });
  return {
    /** Requests for the same body at the same time share one making of it. */
    async read(text: FixedText, encoding: Encoding): Promise<ReadyBody> {
      const context = { text, encoding };
      const found = await bodies.fetch(`${encoding} ${text.key}`, { context });
      return found ?? encode(text.make(), encoding, text.rare);
    },
    /** Bytes that are kept now. */
    size: (): number => bodies.calculatedSize,
  };
}
export type BodyStore = ReturnType<typeof createBodyStore>;

/** Whether an `If-None-Match` header names the tag (weak comparison, RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
