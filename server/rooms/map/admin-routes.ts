import { readManagedMap, readMapFetchCost, startMapFetch } from '../../../contract/managed-map.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { ManagedMapService } from './managed-map.ts';

/** The street map for operators. */
export function adminMapRoutes(map: ManagedMapService) {
  const router = adminRouter('map', 'health');
  serve(router, readManagedMap, async () => ({ data: await map.read() }));
  serve(router, readMapFetchCost, async () => ({ data: await map.readCost() }));
  serve(router, startMapFetch, async ({ actor }) => ({ data: await map.startFetch(actor.userId) }));
  return router;
}
