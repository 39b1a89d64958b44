import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { ApiEnvironment } from './api-environment.ts';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the origin of a request is this site: its public one, or that of the requested URL. */
function isOurs(origin: string, publicUrl: string, host: string | undefined): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  const named = URL.parse(origin)?.host;
  return named !== undefined && named !== '' && named === host;
}

/**
 * Rejects cross-site requests: other sites can submit forms here. Requests with a token are exempt, since scripts
 * on other sites cannot send that header; programs other than browsers send neither site nor origin, and pass.
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
