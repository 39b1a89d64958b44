import type { Ability } from '../../contract/back-office.ts';
import { apiRouter } from './api.ts';
import { requireAbility } from './roles.ts';

/**
 * A router for the endpoints of `/admin/{folder}`, which are inaccessible without the ability: others do not learn
 * even the parameters. A test calls every documented endpoint below `/admin` in every role.
 * @param folder the first segment below `/admin`, all of whose endpoints belong to this router
 */
export function adminRouter(folder: string, ability: Ability) {
  const router = apiRouter();
  for (const path of [`/admin/${folder}`, `/admin/${folder}/*`] as const)
    router.use(path, async (context, next) => {
      requireAbility(context, ability);
      await next();
    });
  return router;
}
