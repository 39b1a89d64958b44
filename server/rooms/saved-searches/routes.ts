import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import {
  addSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  pauseSavedSearch,
  savedSearchTokenSchema,
  stopSavedSearch,
} from '../../../contract/saved-searches.ts';
import { apiRouter } from '../../http/api.ts';
import { checked } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
import { serve, serveUnchecked } from '../../http/serve.ts';
import type { SavedSearches } from './service.ts';

const done = { data: { done: true as const } };

export function savedSearchRoutes(searches: SavedSearches) {
  const router = apiRouter();
  serve(router, listSavedSearches, async ({ actor }) => ({ data: await searches.list(actor.userId) }));
  serve(router, addSavedSearch, async ({ body, actor, request }) => {
    await searches.save(actor.userId, body, request.lang);
    return done;
  });
  serve(router, pauseSavedSearch, async ({ params, body, actor }) => {
    await searches.pause(actor.userId, params.id, body.paused);
    return done;
  });
  serve(router, deleteSavedSearch, async ({ params, actor }) => {
    await searches.forget(actor.userId, params.id);
    return done;
  });
  serveUnchecked(router, stopSavedSearch, async ({ context, request: { lang } }, readFields) => {
    const inAddress = context.req.query('token');
    const fields = inAddress === undefined ? await readFields() : { token: inAddress };
    const { token } = checked(savedSearchTokenSchema, fields, lang);
    if (!(await searches.stop(token)))
      throw new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });
    return done;
  });
  // A person who opens the address that is meant for mail programs: opening alone never ends anything.
  router.get(stopSavedSearch.path, async (context) => {
    const lang = context.get('lang');
    const { token } = checked(savedSearchTokenSchema, { token: context.req.query('token') }, lang);
    return context.redirect(`/Newsletter${lang === defaultLang ? '' : `?lang=${lang}`}#stop=${token}`, 303);
  });
  return router;
}
