import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Encoding, namesTag, pickEncoding } from '../../http/encoding.ts';
import { retryAfterSeconds } from '../../http/problem.ts';
import type { DrawPage } from '../draw-page.ts';
import { type AskedPage, askedPage } from './asked-page.ts';
import { type Body, KeptPage } from './kept-page.ts';
import type { Drawn, KeptPages } from './kept-pages.ts';

/** So long a page that was drawn before waits for its own drawing anew before it is shown as it is. */
const PATIENCE_MS = 2_000;
/** So long a page that something changed waits in all: while the database is there, however busy, it must not be served. */
const LAST_RESORT_MS = 4_000;
/** What is there, and what is gone for good, since that is known by its number. What never was has no end of addresses. */
const keptStatuses = [200, 410];

const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  // A shared cache would have to tell apart cookies and languages; browsers ask whether it changed.
  'cache-control': 'private, max-age=0, must-revalidate',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};
const { 'content-type': _, ...notChanged } = pageHeaders;

/**
 * Makes answers of a page: in the encoding that is taken, or saying that it did not change. What is said of a body is the
 * same for all who ask, and put together once.
 * @param security what every page tells browsers beside, where nothing else adds it
 */
function answerer(security: Record<string, string> = {}) {
  const known = new WeakMap<Body, Record<string, string>>();
  const headersOf = ({ lang, status }: KeptPage, { bytes, etag }: Body, encoding: Encoding) => ({
    ...security,
    ...pageHeaders,
    'content-language': lang,
    'content-length': String(bytes.length),
    etag,
    ...(status >= 500 && { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  return ({ method, headers: asked }: Request, page: KeptPage, body: Body, encoding: Encoding) => {
    const { bytes, etag } = body;
    if (page.status === 200 && namesTag(asked.get('if-none-match') ?? undefined, etag)) {
      return { body: null, status: 304, headers: { ...security, ...notChanged, etag } };
    }
    let headers = known.get(body);
    if (!headers) {
      headers = headersOf(page, body, encoding);
      known.set(body, headers);
    }
    return { body: method === 'HEAD' ? null : bytes, status: page.status, headers };
  };
}
const answerOf = answerer();

/** Answers a page that was drawn, making the body that is asked for where it is not there yet. */
export async function answerPage(request: Request, page: KeptPage): Promise<Response> {
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  const { body, ...init } = answerOf(request, page, await page.body(encoding), encoding);
  return new Response(body, init);
}

/** Whatever else a request asks for is passed over without looking. */
const isElse = /^\w+:\/\/[^/]*\/(api|assets|art|media|icons)\//;

/** Told of every page that is answered to whoever wants to read it: whether it was kept, and so reached no room. */
export type OnPage = (request: Request, asked: AskedPage, isKept: boolean) => void;

/**
 * Answers pages that are kept and fresh before anything else looks at the request; undefined for all others. It takes
 * a few hundredths of a millisecond, so nothing of the way that other requests go fits in.
 * @param security what every page tells browsers beside
 * @param onPage counts it, in no time worth noting
 */
export function createDoor(
  kept: KeptPages,
  { security, log, onPage }: { security: Record<string, string>; log: Logger; onPage?: OnPage | undefined },
) {
  const secured = answerer(security);
  return (request: Request): Response | undefined => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isElse.test(url)) return undefined;
    const asked = askedPage(request);
    const page = asked.mayBeKept ? kept.find(asked.key) : undefined;
    if (!page || !kept.isFresh(page)) return undefined;
    const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
    const ready = page.ready(encoding);
    if (!ready) return undefined;
    kept.counts.hits++;
    const { body, status, headers } = secured(request, page, ready, encoding);
    if (page.status === 200 && method === 'GET') onPage?.(request, asked, true);
    const requestId = randomUUID();
    log.debug({ requestId, method, path: asked.target, status, kept: true });
    return new Response(body, { status, headers: { ...headers, 'x-request-id': requestId } });
  };
}

/**
 * A page that is not fresh: drawn anew and kept. Where that fails or takes long, as it does while the database is
 * away, it is shown as it was drawn before.
 */
export function createFinder(kept: KeptPages, draw: DrawPage) {
  async function drawNew(asked: AskedPage, encoding: Encoding): Promise<Drawn> {
    const { page, isWhole, redirect } = await draw(asked);
    if (redirect) return { redirect };
    const made = new KeptPage(page);
    // As it will be sent: so it has its weight before it is kept.
    await made.body(encoding);
    return { page: made, isWhole, mayBeKept: isWhole && keptStatuses.includes(page.status) };
  }

  return async (asked: AskedPage, encoding: Encoding): Promise<Drawn> => {
    const old = kept.find(asked.key);
    if (old && kept.isFresh(old)) {
      // Kept, but never sent in the encoding that is asked for now.
      kept.counts.hits++;
      return { page: old, isWhole: true, mayBeKept: true };
    }
    const drawing = kept.draw(asked.key, () => drawNew(asked, encoding));
    if (!old) {
      kept.counts.misses++;
      return drawing;
    }
    const isDone = (drawn: Drawn | undefined) => drawn?.redirect || drawn?.isWhole;
    let drawn = await within(PATIENCE_MS, drawing);
    // It may have changed, or have been withdrawn, since it was found.
    let last = kept.find(asked.key);
    if (last?.isOutdated && !isDone(drawn)) {
      drawn = await within(LAST_RESORT_MS - PATIENCE_MS, drawing);
      last = kept.find(asked.key);
    }
    if (drawn && (isDone(drawn) || !last)) {
      kept.counts.misses++;
      return drawn;
    }
    if (!last) return drawing;
    kept.counts.old++;
    return { page: last, isWhole: true, mayBeKept: false };
  };
}

/** What comes of it soon; undefined where it fails or is late. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
