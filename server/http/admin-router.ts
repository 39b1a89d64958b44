import type { Ability } from '../../contract/back-office.ts';
import { apiRouter } from './api.ts';
import { requireAbility } from './roles.ts';

/**
 * A router for the calls of `/admin/{folder}`, closed to whoever has not the ability: nobody else learns even what a
 * call would take. A test asks every documented call below `/admin` in every role.
 * @param folder the first step below `/admin`, all of whose calls are this router's
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
