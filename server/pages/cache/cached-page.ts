import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Lang } from '../../../contract/locales.ts';
import type { Encoding } from '../../http/encoding.ts';

/** A page as it was drawn. */
export interface RenderedPage {
  status: number;
  /** The path of the site map that it was found by. */
  route: string;
  lang: Lang;
  html: string;
  /** The tags whose change makes it another. */
  tags: ReadonlySet<string>;
  /** When the clock makes it another, in milliseconds since 1970. */
  until: number;
  /** It is the very address of a page that may be listed, and not one of endlessly many. */
  isMain: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What is sent of a page in one encoding. */
export interface Body {
  bytes: Bytes;
  /** Strong, being made of these very bytes, and so another for each encoding. */
  etag: string;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** As for what is compressed for one answer: a page must not wait for its compression either. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // A page fits into a quarter of a megabyte; the usual window would take four for each that is compressed at once.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

const encoder = new TextEncoder();

async function pack(plain: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return new Uint8Array(await deflate(plain));
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return new Uint8Array(await brotli(plain, { params: { ...params, ...hint } }));
}

/** Roughly what an entry takes beside its bodies: keys, tags, objects. */
const overheadBytes = 2_000;

/**
 * A page with its bodies: each encoding is made when it is first asked for, once. The HTML itself is not kept, being
 * seven times what it is compressed; who takes nothing compressed has it unpacked.
 */
export class CachedPage {
  readonly status: number;
  readonly route: string;
  readonly lang: Lang;
  readonly tags: ReadonlySet<string>;
  readonly until: number;
  readonly isMain: boolean;
  /** What it took when it was last counted. */
  weighed = 0;
  /** Something that it shows has changed: only good while the database is away, until its successor is rendered. */
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

  /** The body, where it was made before. */
  ready(encoding: Encoding): Body | undefined {
    return this.#bodies.get(encoding);
  }

  /** The body, made once however many ask for it. */
  body(encoding: Encoding): Promise<Body> {
    const known = this.#making.get(encoding);
    if (known) return known;
    const making = this.#make(encoding);
    this.#making.set(encoding, making);
    making.catch(() => this.#making.delete(encoding));
    return making;
  }

  /** What it takes of the memory, roughly. */
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
