import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { browserReportPaths, scriptErrorSchema } from '../../../contract/browser-reports.ts';
import { AppError } from '../../../contract/errors.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { cleanError, cleanViolations } from './cleaning.ts';
import type { BrowserReports } from './service.ts';

const mostBytes = 32_768;

/** Pages of other sites can send to any address; browsers state the origin, older ones omit it. */
const fromOwnPages: MiddlewareHandler = (context, next) => {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site');
  return next();
};

const bounded = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

/** @throws AppError `bad_request` for invalid JSON */
async function sentIn(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch {
    throw new AppError('bad_request');
  }
}

/**
 * The endpoints for reports of browsers and pages. They are unsolicited, so the response only confirms receipt.
 * @param limit how many one client may send
 * @param takeOne how many this server accepts in total
 */
export function browserReportRoutes(
  reports: BrowserReports,
  { limit, takeOne }: { limit: MiddlewareHandler<ApiEnvironment>; takeOne: () => Promise<void> },
) {
  return new Hono<ApiEnvironment>()
    .post(browserReportPaths.error, fromOwnPages, limit, bounded, async (context) => {
      const sent = scriptErrorSchema.safeParse(await sentIn(context));
      if (!sent.success) throw new AppError('bad_request');
      const report = cleanError(sent.data);
      if (report) {
        await takeOne();
        await reports.add('error', [report]);
      }
      return context.body(null, 204);
    })
    .post(browserReportPaths.policy, fromOwnPages, limit, bounded, async (context) => {
      const found = cleanViolations(await sentIn(context));
      if (!found) throw new AppError('bad_request');
      if (found.length > 0) await takeOne();
      await reports.add('policy', found);
      return context.body(null, 204);
    });
}
