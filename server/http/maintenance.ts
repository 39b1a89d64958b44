import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/locales.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { insideOf } from './inside.ts';

/** The `Retry-After` of rejected requests, in seconds. */
export const maintenanceRetrySeconds = 300;

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The endpoints that are needed to end maintenance mode in the back office. */
const always = /\/(login|logout|admin\/health\/maintenance)$/;

/**
 * Rejects every write with 503 and `Retry-After` while the site is in maintenance mode. Forms without scripts get a
 * page.
 * @param isOn called for each write, so that all nodes agree at once
 * @param page the page in a language; undefined without pages
 */
export function refuseWrites(
  isOn: () => Promise<boolean>,
  page: ((lang: Lang) => string) | undefined,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (reads.has(method) || insideOf(context) || always.test(path) || !(await isOn())) return next();
    const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
    if (!isForm || !page) throw new AppError('maintenance');
    return context.html(page(context.get('lang')), 503, {
      'retry-after': String(maintenanceRetrySeconds),
      'cache-control': 'no-store',
      'content-language': context.get('lang'),
    });
  };
}
