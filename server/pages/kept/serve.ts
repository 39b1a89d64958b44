import type { Context, MiddlewareHandler } from 'hono';
import { type Encoding, namesTag, pickEncoding } from '../../http/encoding.ts';
import type { DrawPage } from '../draw-page.ts';
import { type AskedPage, askedPage } from './asked-page.ts';
import { KeptPage } from './kept-page.ts';
import type { Drawn, KeptPages } from './kept-pages.ts';

/** So long a page that was drawn before waits for its own drawing anew before it is shown as it is. */
const PATIENCE_MS = 2_000;
/** What is there, and what is gone for good, since that is known by its number. What never was has no end of addresses. */
const keptStatuses = [200, 410];

const pageHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  // A shared cache would have to tell apart cookies and languages; browsers ask whether it changed.
  'cache-control': 'private, max-age=0, must-revalidate',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
};

/** Answers a page: in the encoding that is taken, or by saying that it did not change. */
export async function answerPage(context: Context, page: KeptPage): Promise<Response> {
  const encoding = pickEncoding(context.req.header('accept-encoding'));
  const { bytes, etag } = page.ready(encoding) ?? (await page.body(encoding));
  if (page.status === 200 && namesTag(context.req.header('if-none-match'), etag)) {
    const { 'content-type': _, ...headers } = pageHeaders;
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  }
  const headers: Record<string, string> = {
    ...pageHeaders,
    'content-language': page.lang,
    'content-length': String(bytes.length),
    etag,
  };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(bytes, { status: page.status, headers });
}

/** Whatever else a request asks for is passed over without looking. */
const isPageRequest = ({ method, path }: Context['req']): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|art|media|icons)\//.test(path);

/** Answers pages that are kept and fresh before anything else looks at the request. */
export function keptFirst(kept: KeptPages): MiddlewareHandler {
  return async (context, next) => {
    if (isPageRequest(context.req)) {
      const asked = askedPage(context);
      const page = asked.mayBeKept ? kept.find(asked.key) : undefined;
      if (page && kept.isFresh(page)) {
        kept.counts.hits++;
        const answer = await answerPage(context, page);
        kept.weigh(asked.key, page);
        return answer;
      }
    }
    return next();
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
    const drawing = kept.draw(asked.key, () => drawNew(asked, encoding));
    if (!old) {
      kept.counts.misses++;
      return drawing;
    }
    const drawn = await inTime(drawing);
    if (drawn && (drawn.redirect || drawn.isWhole)) {
      kept.counts.misses++;
      return drawn;
    }
    kept.counts.old++;
    return { page: old, isWhole: true, mayBeKept: false };
  };
}

/** What comes of it soon; undefined where it fails or is late. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
