import { decideManagedTranslation, listManagedTranslations } from '../../../contract/translations.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve } from '../../http/serve.ts';
import type { Translations } from './service.ts';

/** For moderators and admins. */
export function managedTranslationRoutes({ managed }: Pick<Translations, 'managed'>) {
  const router = adminRouter('translations', 'queue');
  serve(router, listManagedTranslations, ({ query, request }) => managed.list(query, request));
  serve(router, decideManagedTranslation, async ({ params, body, actor, request }) => {
    await managed.decide(actor, params.id, body, request.now);
    return { data: { done: true as const } };
  });
  return router;
}
