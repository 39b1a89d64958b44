import { readHealth, setMaintenance } from '../../../contract/health.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { SiteHealth } from './service.ts';

/** For admins: the results of `npm run cli -- doctor`, with metrics. */
export function adminHealthRoutes(health: SiteHealth) {
  const router = adminRouter('health', 'health');
  serve(router, readHealth, async ({ request }) => ({ data: await health.read(request.lang) }));
  serve(router, setMaintenance, async ({ body, actor }) => ({
    data: await health.setMaintenance(body.on, actor.userId),
  }));
  return router;
}
