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
import type { Users } from './service.ts';

const done = { data: { done: true as const } };

/** For admins. */
export function userRoutes(users: Users, now: () => Date) {
  const router = adminRouter('users', 'users');
  const within = users.db.transaction.bind(users.db);

  serve(router, listUsers, ({ query }) => users.find(query));
  serve(router, readUser, async ({ params, actor, request }) => ({
    data: await users.one(params.id, actor, request),
  }));
  serve(router, changeUserRole, async ({ params, body, actor }) => {
    await within().execute((tx) => changeRole(tx, { userId: params.id, ...body }, actor, now()));
    return done;
  });
  serve(router, banUser, async ({ params, body: { posts, reason }, actor }) => {
    await within().execute((tx) => users.ban(tx, { userId: params.id, posts, reason }, actor, now()));
    return done;
  });
  serve(router, unbanUser, async ({ params, actor }) => {
    await within().execute((tx) => users.unban(tx, params.id, actor, now()));
    return done;
  });
  serve(router, signOutUser, async ({ params, actor }) => {
    await within().execute((tx) => signOutEverywhere(tx, params.id, actor));
    return done;
  });
  return router;
}
