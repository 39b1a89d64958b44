import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { Lang } from '../../contract/locales.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { insideOf } from './inside.ts';

/** Seconds after which whoever was refused may try again. */
export const maintenanceRetrySeconds = 300;

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What somebody needs who is to end it from the back office. */
const always = /\/(login|logout|admin\/health\/maintenance)$/;

/**
 * Refuses every request that could write while the site is in maintenance mode, with 503 and when to come back. Who
 * sends a form without scripts is answered with a page.
 * @param isOn asked for each request that is no read, so that all nodes know at once
 * @param page the page in a language; without pages there is none
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
