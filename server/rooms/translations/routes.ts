import type { MiddlewareHandler } from 'hono';
import {
  decideTranslation,
  readTranslation,
  readTranslationTasks,
  readTranslationWork,
  removeTranslation,
  saveTranslation,
  translateByMachine,
} from '../../../contract/translations.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { serve } from '../../http/serve.ts';
import type { Translations } from './service.ts';

/**
 * Reading for everybody, translating and reviewing for members.
 * @param limit the number of machine translations per network
 */
export function translationRoutes(translations: Translations, limit: MiddlewareHandler<ApiEnvironment>) {
  const router = apiRouter();
  serve(router, readTranslation, async ({ params, request }) => ({
    data: await translations.read(params, request.now),
  }));
  serve(
    router,
    translateByMachine,
    async ({ params, request }) => ({ data: await translations.byMachine(params, request.now) }),
    { limit },
  );
  serve(router, readTranslationTasks, async ({ actor, request }) => ({
    data: await translations.tasks(actor, request),
  }));
  serve(router, readTranslationWork, async ({ params, actor, request }) => ({
    data: await translations.work(actor, params, request),
  }));
  serve(router, saveTranslation, async ({ params, body, actor, request }) => ({
    data: await translations.save(actor, params, body, request),
  }));
  serve(router, removeTranslation, async ({ params, actor, request }) => {
    await translations.remove(actor, params, request.now);
    return { data: { done: true as const } };
  });
  serve(router, decideTranslation, async ({ params, body, actor, request }) => ({
    data: await translations.decide(actor, params, body, request),
  }));
  return router;
}
