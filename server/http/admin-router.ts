import type { Context } from 'hono';
import type { Ability } from '../../contract/back-office.ts';
import type { Actor } from './actor.ts';
import { apiRouter } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { requireAbility } from './roles.ts';

/**
 * The calls of `/admin/{folder}`, closed to whoever has not the ability: nobody else learns even what a call would
 * take. A test asks every documented call below `/admin` in every role.
 * @param folder the first step below `/admin`, all of whose calls are this router's
 * @returns the router, and who asks, for `memberAction` and for reads
 */
export function adminRouter(folder: string, ability: Ability) {
  const who = (context: Context<ApiEnvironment>): Actor => requireAbility(context, ability);
  const router = apiRouter();
  for (const path of [`/admin/${folder}`, `/admin/${folder}/*`] as const)
    router.use(path, async (context, next) => {
      who(context);
      await next();
    });
  return { router, who };
}
