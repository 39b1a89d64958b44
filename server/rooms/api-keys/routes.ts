import {
  addApiKey,
  listApiKeys,
  listManagedApiKeys,
  revokeApiKey,
  revokeManagedApiKey,
} from '../../../contract/api-keys.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { ApiKeys } from './service.ts';

const done = { data: { done: true as const } };

export function apiKeyRoutes(keys: ApiKeys) {
  const router = apiRouter();
  serve(router, listApiKeys, async ({ actor }) => ({ data: await keys.own(actor) }));
  serve(router, addApiKey, async ({ actor, body }) => ({ data: await keys.add(actor, body.name) }));
  serve(router, revokeApiKey, async ({ actor, params }) => {
    await keys.revoke(actor, params.id);
    return done;
  });
  return router;
}

/** For administrators. */
export function managedApiKeyRoutes({ managed }: Pick<ApiKeys, 'managed'>) {
  const router = adminRouter('api-keys', 'users');
  serve(router, listManagedApiKeys, ({ query }) => managed.list(query));
  serve(router, revokeManagedApiKey, async ({ actor, params }) => {
    await managed.revoke(actor, params.id);
    return done;
  });
  return router;
}
