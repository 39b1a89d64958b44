import {
  discardSettings,
  listSettingsVersions,
  previewSettings,
  readManagedSettings,
  readSettingsVersion,
  restoreSettingsVersion,
  saveManagedSettings,
} from '../../../contract/managed-settings.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { type Call, serve } from '../../http/serve.ts';
import type { Managing, SettingsWish } from './managing.ts';

const wishOf = ({
  actor,
  request,
  context,
}: Pick<Call<typeof discardSettings>, 'actor' | 'request' | 'context'>): SettingsWish => ({
  actor,
  lang: request.lang,
  version: context.req.header('if-match'),
});

/** For those who keep the settings. */
export function managingRoutes(managing: Managing) {
  const { router } = adminRouter('settings', 'content');
  serve(router, readManagedSettings, async () => ({ data: await managing.current() }));
  serve(router, saveManagedSettings, async (call) => ({
    data: await managing.save(wishOf(call), call.body),
  }));
  serve(router, previewSettings, async ({ body: { body, lang }, request }) => ({
    data: await managing.preview(body, lang, request.lang),
  }));
  serve(router, discardSettings, async (call) => ({ data: await managing.discard(wishOf(call)) }));
  serve(router, listSettingsVersions, async () => ({ data: await managing.versions() }));
  serve(router, readSettingsVersion, async ({ params }) => ({
    data: await managing.version(params.version),
  }));
  serve(router, restoreSettingsVersion, async (call) => ({
    data: await managing.restore(wishOf(call), call.params.version),
  }));
  return router;
}
