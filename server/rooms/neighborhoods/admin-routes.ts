import { AppError } from '../../../contract/errors.ts';
import { importOutlineFile } from '../../../contract/managed-outlines.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serveFile } from '../../http/serve.ts';
import type { ManagedOutlines } from './managed-outlines.ts';

/** For administrators. */
export function managedOutlineRoutes(outlines: ManagedOutlines) {
  const router = adminRouter('outlines', 'transfer');
  serveFile(router, importOutlineFile, async ({ query, actor, request, context }) => {
    const { body } = context.req.raw;
    if (!body) throw new AppError('bad_request');
    const data = await outlines.importFile(query, body, actor.userId, request.lang);
    return context.json({ data }, 200, { 'cache-control': 'private, no-store' });
  });
  return router;
}
