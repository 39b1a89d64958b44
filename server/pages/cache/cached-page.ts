import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Lang } from '../../../contract/locales.ts';
import type { Encoding } from '../../http/encoding.ts';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  /** The path of its route in the site map. */
  route: string;
  lang: Lang;
  html: string;
  /** The tags that invalidate it. */
  tags: ReadonlySet<string>;
  /** When it expires, in milliseconds since 1970. */
  until: number;
  /** Its URL is canonical and indexable, so that the number of such pages is bounded. */
  isMain: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The response for a page in one encoding. */
export interface Body {
  bytes: Bytes;
  /** A strong ETag, derived from these bytes, and so different for each encoding. */
  etag: string;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** As for single responses: compression must not delay a page. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // A page fits into a quarter of a megabyte; the default window would take four for each concurrent compression.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

const encoder = new TextEncoder();

async function pack(plain: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return new Uint8Array(await deflate(plain));
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return new Uint8Array(await brotli(plain, { params: { ...params, ...hint } }));
}

/** The approximate size of an entry besides its bodies: keys, tags, objects. */
const overheadBytes = 2_000;

/**
 * A page with its bodies: each encoding is created once, on the first request. The HTML itself is not stored, as it
 * is seven times the compressed size; clients without compression get it decompressed.
 */
export class CachedPage {
  readonly status: number;
  readonly route: string;
  readonly lang: Lang;
  readonly tags: ReadonlySet<string>;
  readonly until: number;
  readonly isMain: boolean;
  /** Its size when it was last measured. */
  weighed = 0;
  /**
   * Something that it displays has changed: it is served only while the database is unavailable, until its
   * successor is rendered.
   */
  isOutdated = false;
  readonly #bodies = new Map<Encoding, Body>();
  readonly #making = new Map<Encoding, Promise<Body>>();
  #html: string | undefined;
  #bytes = overheadBytes;

  constructor(page: RenderedPage) {
    this.status = page.status;
    this.route = page.route;
    this.lang = page.lang;
    this.tags = page.tags;
    this.until = page.until;
    this.isMain = page.isMain;
    this.#html = page.html;
  }

  /** The body, if it was created before. */
  ready(encoding: Encoding): Body | undefined {
    return this.#bodies.get(encoding);
  }

  /** The body, created once for concurrent requests. */
  body(encoding: Encoding): Promise<Body> {
    const known = this.#making.get(encoding);
    if (known) return known;
    const making = this.#make(encoding);
    this.#making.set(encoding, making);
    making.catch(() => this.#making.delete(encoding));
    return making;
  }

  /** Its approximate size in memory. */
  bytes(): number {
    return this.#bytes + (this.#html?.length ?? 0) * 2;
  }

  async #make(encoding: Encoding): Promise<Body> {
    const plain = await this.#plain();
    const bytes = await pack(plain, encoding);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const body = { bytes, etag };
    this.#bodies.set(encoding, body);
    this.#bytes += bytes.length;
    this.#html = undefined;
    return body;
  }

  async #plain(): Promise<Bytes> {
    if (this.#html !== undefined) return encoder.encode(this.#html);
    const [br, gz] = [this.#bodies.get('br'), this.#bodies.get('gzip')];
    if (br) return new Uint8Array(await unbrotli(br.bytes));
    return gz
      ? new Uint8Array(await inflate(gz.bytes))
      : (this.#bodies.get('identity')?.bytes ?? new Uint8Array());
  }
}
