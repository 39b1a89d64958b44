import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import { overloadObserved } from '../../metrics/observations.ts';
import type { ApiEnvironment } from '../api-environment.ts';
import { insideOf } from '../inside.ts';
import type { Admission, Priority } from './admission.ts';
import type { KnownSessions } from './known-sessions.ts';

/** Seconds after which a rejected client may retry. */
export const overloadRetrySeconds = 5;

/** Probes and metrics, which report the overload, and files, which cost next to nothing. */
const always = /^\/(healthz$|readyz$|metrics$|(art|assets|icons|media)\/)/;
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** How long a request without its body counts, as that depends on the client. In milliseconds. */
const bodyPatienceMs = 1_000;
/** An overload that begins sooner after the last rejection continues the previous one. In milliseconds. */
const calmMs = 60_000;

interface Needs {
  admission: Admission;
  log: Logger;
  /** The page for rejected page requests; undefined without pages. */
  page: ((request: Request) => { html: string; lang: Lang }) | undefined;
  /**
   * Whether a page is in the cache but stale. All its readers share one rendering, which therefore has the priority
   * of members.
   */
  isInCache?: ((request: Request) => boolean) | undefined;
  /** The sessions whose requests have the priority of members; any other token counts as none. */
  known: Pick<KnownSessions, 'has'>;
}

/**
 * Rejects requests with 503 and `Retry-After` while more are in flight than this process can serve in time: first
 * guests' uncached pages and reads, then those of members and writes. Cached pages are served before this. An event
 * stream counts until it begins.
 */
export function refuseOverload({
  admission,
  log,
  page,
  isInCache = () => false,
  known,
}: Needs): MiddlewareHandler<ApiEnvironment> {
  let refusedAt = Number.NEGATIVE_INFINITY;

  function note(priority: Priority): void {
    overloadObserved.report({ priority });
    const now = performance.now();
    if (now - refusedAt > calmMs)
      log.warn({ inFlight: admission.inFlight(), limit: admission.limit() }, 'overloaded: refusing requests');
    refusedAt = now;
  }

  return async (context, next) => {
    const { method, path } = context.req;
    if (insideOf(context) || always.test(path)) return next();
    const isWrite = !reads.has(method);
    const hasPriority =
      isWrite || known.has(context.req.header('authorization')) || isInCache(context.req.raw);
    const priority = hasPriority ? 'member' : 'guest';
    const end = admission.begin(priority);
    if (!end) {
      note(priority);
      if (!page || isWrite || path.startsWith('/api/')) throw new AppError('overloaded');
      const { html, lang } = page(context.req.raw);
      return context.html(html, 503, {
        'retry-after': String(overloadRetrySeconds),
        'cache-control': 'no-store',
        'content-language': lang,
        vary: 'Cookie, Accept-Language',
      });
    }
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    const patience =
      isWrite && incoming ? setTimeout(() => incoming.complete || end(), bodyPatienceMs) : undefined;
    try {
      await next();
    } finally {
      clearTimeout(patience);
      end();
    }
  };
}
