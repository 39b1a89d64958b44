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
import type { SettingsManager, SettingsWish } from './managed-settings.ts';

const wishOf = ({
  actor,
  request,
  context,
}: Pick<Call<typeof discardSettings>, 'actor' | 'request' | 'context'>): SettingsWish => ({
  actor,
  lang: request.lang,
  version: context.req.header('if-match'),
});

/** For editors of settings. */
export function managedSettingsRoutes(managedSettings: SettingsManager) {
  const router = adminRouter('settings', 'content');
  serve(router, readManagedSettings, async () => ({ data: await managedSettings.current() }));
  serve(router, saveManagedSettings, async (call) => ({
    data: await managedSettings.save(wishOf(call), call.body),
  }));
  serve(router, previewSettings, async ({ body: { body, lang }, request }) => ({
    data: await managedSettings.preview(body, lang, request.lang),
  }));
  serve(router, discardSettings, async (call) => ({ data: await managedSettings.discard(wishOf(call)) }));
  serve(router, listSettingsVersions, async () => ({ data: await managedSettings.versions() }));
  serve(router, readSettingsVersion, async ({ params }) => ({
    data: await managedSettings.version(params.version),
  }));
  serve(router, restoreSettingsVersion, async (call) => ({
    data: await managedSettings.restore(wishOf(call), call.params.version),
  }));
  return router;
}
