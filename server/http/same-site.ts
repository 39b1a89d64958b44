import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { ApiEnvironment } from './api-environment.ts';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether an origin, as a browser names it, is that of this site: as people know it, or as it was asked just now. */
function isOurs(origin: string, publicUrl: string, host: string | undefined): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  const named = URL.parse(origin)?.host;
  return named !== undefined && named !== '' && named === host;
}

/**
 * Refuses what a page of another site has a browser send: forms go anywhere without asking. Calls with a token cannot
 * come so, since another site's scripts may not send that header here; programs that are no browser name neither site
 * nor origin, and pass.
 * @throws AppError `cross_site`
 */
export function sameSite(publicUrl: string): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { req } = context;
    if (!reads.has(req.method) && req.header('authorization') === undefined) {
      const site = req.header('sec-fetch-site');
      const origin = req.header('origin');
      const isSent = site
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || isOurs(origin, publicUrl, req.header('host'));
      if (!isSent) throw new AppError('cross_site');
    }
    await next();
  };
}
