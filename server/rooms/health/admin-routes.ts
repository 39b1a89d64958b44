import { readHealth, setMaintenance } from '../../../contract/health.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { SiteHealth } from './service.ts';

/** For admins: what `npm run cli -- doctor` says, with numbers beside it. */
export function adminHealthRoutes(health: SiteHealth) {
  const router = adminRouter('health', 'health');
  serve(router, readHealth, async ({ request }) => ({ data: await health.read(request.lang) }));
  serve(router, setMaintenance, async ({ body, actor }) => ({
    data: await health.setMaintenance(body.on, actor.userId),
  }));
  return router;
}
