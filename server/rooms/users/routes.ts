import {
  banUser,
  changeUserRole,
  listUsers,
  readUser,
  signOutUser,
  unbanUser,
} from '../../../contract/users.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import { changeRole, signOutEverywhere } from './roles.ts';
import type { People } from './service.ts';

const done = { data: { done: true as const } };

/** For admins. */
export function peopleRoutes(people: People, now: () => Date) {
  const { router } = adminRouter('users', 'users');
  const within = people.db.transaction.bind(people.db);

  serve(router, listUsers, ({ query }) => people.find(query));
  serve(router, readUser, async ({ params, actor, request }) => ({
    data: await people.one(params.id, actor, request),
  }));
  serve(router, changeUserRole, async ({ params, body, actor }) => {
    await within().execute((tx) => changeRole(tx, { userId: params.id, ...body }, actor, now()));
    return done;
  });
  serve(router, banUser, async ({ params, body: { posts, reason }, actor }) => {
    await within().execute((tx) => people.ban(tx, { userId: params.id, posts, reason }, actor, now()));
    return done;
  });
  serve(router, unbanUser, async ({ params, actor }) => {
    await within().execute((tx) => people.unban(tx, params.id, actor, now()));
    return done;
  });
  serve(router, signOutUser, async ({ params, actor }) => {
    await within().execute((tx) => signOutEverywhere(tx, params.id, actor));
    return done;
  });
  return router;
}
