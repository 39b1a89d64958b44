import type { MiddlewareHandler } from 'hono';
import { confirmEmail } from '../../../contract/accounts.ts';
import {
  changeEmail,
  deleteAccount,
  exportAccount,
  previewDeletion,
  readProfile,
  resendConfirmation,
  saveProfile,
} from '../../../contract/profile.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve, serveFile } from '../../http/serve.ts';
import type { Profiles } from './profile.ts';

const done = { data: { done: true as const } };

export interface ProfileOptions {
  profiles: Profiles;
  exportOf: (userId: number) => Promise<Record<string, unknown>>;
  now: () => Date;
  /** Limits emails and password attempts by client. */
  limit: MiddlewareHandler<ApiEnvironment>;
}

/** Reading, changing, exporting and deleting one's own account. */
export function profileRoutes({ profiles, exportOf, now, limit }: ProfileOptions) {
  const router = apiRouter();
  serve(router, readProfile, async ({ actor }) => ({ data: await profiles.of(actor, now()) }));
  serve(router, saveProfile, async ({ body, actor, request }) => ({
    data: await profiles.save(actor, body, request.lang, now()),
  }));
  serve(
    router,
    changeEmail,
    async ({ body, actor, request }) => {
      await profiles.changeEmail(actor, body, request.lang, now());
      return done;
    },
    { limit },
  );
  serve(
    router,
    resendConfirmation,
    async ({ actor }) => {
      await profiles.resendConfirmation(actor, now());
      return done;
    },
    { limit },
  );
  serve(
    router,
    confirmEmail,
    async ({ body, request }) => ({
      data: { email: await profiles.confirmEmail(body.token, request.lang, now()) },
    }),
    { limit },
  );
  serve(router, previewDeletion, async ({ actor, request }) => ({
    data: await profiles.preview(actor, request.lang),
  }));
  serve(
    router,
    deleteAccount,
    async ({ body, actor, request }) => {
      await profiles.remove(actor, body.password, request.lang);
      return done;
    },
    { limit },
  );
  serveFile(router, exportAccount, async ({ actor, context }) => {
    const file = { exportedAt: now().toISOString(), ...(await exportOf(actor.userId)) };
    return context.body(JSON.stringify(file, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });
  return router;
}
