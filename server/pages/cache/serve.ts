import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Encoding, namesTag, pickEncoding } from '../../http/encoding.ts';
import { retryAfterSeconds } from '../../http/problem.ts';
import type { Client, IsHttps } from '../../http/proxies/client.ts';
import { accessLog, type OnAnswered, requestSpan } from '../../http/request-log.ts';
import { recordSpan } from '../../tracing/spans.ts';
import type { RenderPage } from '../render-page.ts';
import { type Body, CachedPage } from './cached-page.ts';
import type { PageCache, RenderResult } from './page-cache.ts';
import { type PageRequest, pageRequestOf } from './page-request.ts';

/** How long a request waits for a fresh page before it gets the cached one, in milliseconds. */
const PATIENCE_MS = 2_000;
/**
 * How long it waits in all if a change made the cached page stale: such a page is served only while the database is
 * down.
 */
const LAST_RESORT_MS = 4_000;
/** Found or permanently gone. The number of URLs without a page is unbounded, so 404 is not cached. */
const cacheableStatuses = [200, 410];

const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  // A shared cache would have to distinguish cookies and languages; browsers revalidate.
  'cache-control': 'private, max-age=0, must-revalidate',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};
const { 'content-type': _, ...notChanged } = pageHeaders;

/**
 * Creates responses for a page: in the accepted encoding, or 304. The headers of a body are the same for all
 * requests and built once.
 * @param security the security headers, if no middleware adds them
 */
function answerer(security: Record<string, string> = {}) {
  const known = new WeakMap<Body, Record<string, string>>();
  const headersOf = ({ lang, status }: CachedPage, { bytes, etag }: Body, encoding: Encoding) => ({
    ...security,
    ...pageHeaders,
    'content-language': lang,
    'content-length': String(bytes.length),
    etag,
    ...(status >= 500 && { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  return ({ method, headers: requestHeaders }: Request, page: CachedPage, body: Body, encoding: Encoding) => {
    const { bytes, etag } = body;
    if (page.status === 200 && namesTag(requestHeaders.get('if-none-match') ?? undefined, etag)) {
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

/** Responds with a rendered page, and compresses it if this encoding was not requested before. */
export async function answerPage(request: Request, page: CachedPage): Promise<Response> {
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  const { body, ...init } = answerOf(request, page, await page.body(encoding), encoding);
  return new Response(body, init);
}

/** Requests for anything but pages. */
const isElse = /^\w+:\/\/[^/]*\/(api|assets|art|media|icons)\//;

/** Called for every served page; `isCached` if it came from the cache without calling a room. */
export type OnPage = (request: Request, pageRequest: PageRequest, isCached: boolean) => void;

/**
 * Serves fresh pages from the cache before any middleware runs; undefined for all other requests. It takes a few
 * hundredths of a millisecond, less than the middleware would.
 * @param securityOf the security headers of pages, over https or not
 * @param isHttps whether a client uses https
 * @param onPage counts the visit; must be fast
 */
export function createCacheFastPath(
  cache: PageCache,
  {
    securityOf,
    isHttps,
    log,
    onPage,
    onAnswered,
  }: {
    securityOf: (isHttps: boolean) => Record<string, string>;
    isHttps: IsHttps;
    log: Logger;
    onPage?: OnPage | undefined;
    onAnswered?: OnAnswered | undefined;
  },
) {
  const write = accessLog(log);
  const [overHttps, overHttp] = [answerer(securityOf(true)), answerer(securityOf(false))];
  return (request: Request, readClient: () => Client): Response | undefined => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isElse.test(url)) return undefined;
    const begunAt = performance.now();
    const pageRequest = pageRequestOf(request);
    const page = pageRequest.isCacheable ? cache.find(pageRequest.key) : undefined;
    if (!page || !cache.isFresh(page)) return undefined;
    const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
    const ready = page.ready(encoding);
    if (!ready) return undefined;
    cache.counts.hits++;
    const client = readClient();
    const { body, status, headers } = (isHttps(client) ? overHttps : overHttp)(
      request,
      page,
      ready,
      encoding,
    );
    if (page.status === 200 && method === 'GET') onPage?.(request, pageRequest, true);
    const requestId = randomUUID();
    const ms = performance.now() - begunAt;
    const answered = { method, route: page.route, status, ms };
    onAnswered?.(answered);
    write({ requestId, path: pageRequest.target, ...answered });
    recordSpan(() => ({
      ...requestSpan(requestId, answered),
      kind: 'server',
      parent: client.trace,
      seconds: ms / 1000,
      hasFailed: status >= 500,
    }));
    return new Response(body, { status, headers: { ...headers, 'x-request-id': requestId } });
  };
}

/**
 * Renders and caches a page that is not fresh. If rendering fails or takes long, as it does while the database is
 * down, the stale page is served.
 */
export function createFinder(cache: PageCache, render: RenderPage) {
  async function renderAgain(pageRequest: PageRequest, encoding: Encoding): Promise<RenderResult> {
    const { page, isWhole, redirect } = await render(pageRequest);
    if (redirect) return { redirect };
    const made = new CachedPage(page);
    // Compressed now, so that its size is known before it is cached.
    await made.body(encoding);
    return { page: made, isWhole, isCacheable: isWhole && cacheableStatuses.includes(page.status) };
  }

  return async (pageRequest: PageRequest, encoding: Encoding): Promise<RenderResult> => {
    const old = cache.find(pageRequest.key);
    if (old && cache.isFresh(old)) {
      // Cached, but not requested in this encoding before.
      cache.counts.hits++;
      return { page: old, isWhole: true, isCacheable: true };
    }
    const rendering = cache.render(pageRequest.key, () => renderAgain(pageRequest, encoding));
    if (!old) {
      cache.counts.misses++;
      return rendering;
    }
    const isDone = (result: RenderResult | undefined) => result?.redirect || result?.isWhole;
    let result = await within(PATIENCE_MS, rendering);
    // It may have changed, or been withdrawn, since it was looked up.
    let last = cache.find(pageRequest.key);
    if (last?.isOutdated && !isDone(result)) {
      result = await within(LAST_RESORT_MS - PATIENCE_MS, rendering);
      last = cache.find(pageRequest.key);
    }
    if (result && (isDone(result) || !last)) {
      cache.counts.misses++;
      return result;
    }
    if (!last) return rendering;
    cache.counts.old++;
    return { page: last, isWhole: true, isCacheable: false };
  };
}

/** The result if it is ready soon; undefined if it fails or is late. */
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
