import { readAccess } from '../../../contract/access.ts';
import { abilitiesOf, type BackOfficeAccess } from '../../../contract/back-office.ts';
import { readOverview } from '../../../contract/overview.ts';
import { apiRouter } from '../../http/api.ts';
import { requireStaff } from '../../http/roles.ts';
import { serve } from '../../http/serve.ts';
import { isAccountedFor } from '../audit/service.ts';
import type { OverviewRoom } from './service.ts';

/**
 * The guard of the back office: no request below `/admin` passes for members or guests, and mutations without an
 * audit log entry are detected.
 * @param onForgotten called with a successful request that wrote none; its exception is the response
 * @param findLateBackup the warning about backups for admins; undefined if they are in order, or made externally
 */
export function backOfficeRoutes(
  { counts, overview }: OverviewRoom,
  onForgotten: (call: string) => void,
  findLateBackup: () => Promise<BackOfficeAccess['lateBackup']> = async () => undefined,
) {
  const router = apiRouter();
  router.use('/admin/*', async (context, next) => {
    requireStaff(context);
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const isNoted = await isAccountedFor(next);
    if (context.res.ok && !isNoted) onForgotten(`${method} ${path}`);
    return undefined;
  });
  serve(router, readAccess, async ({ actor: { role }, request }) => {
    const waiting = await counts(role, request.now);
    const lateBackup = role === 'admin' ? await findLateBackup() : undefined;
    return { data: { role, abilities: [...abilitiesOf[role]], lateBackup, waiting } };
  });
  serve(router, readOverview, async ({ actor, request }) => ({ data: await overview(actor, request) }));
  return router;
}
