import {
  listHomeBusinesses,
  readAppPromotion,
  readHome,
  readOurServices,
} from '../../../contract/content.ts';
import {
  legalPages,
  listFaqs,
  readAbout,
  readContactPage,
  readLegalPage,
  readWelcomeScreen,
} from '../../../contract/entries.ts';
import { AppError } from '../../../contract/errors.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Content } from './service.ts';

export function contentRoutes(content: Content) {
  const router = apiRouter();
  serve(router, readHome, async ({ query, request }) => ({
    data: await content.home(query.lists === '1', request),
  }));
  serve(router, listHomeBusinesses, async ({ request }) => ({ data: await content.homeBusinesses(request) }));
  serve(router, readAppPromotion, async ({ request }) => ({ data: await content.appPromotion(request) }));
  serve(router, readOurServices, async ({ request }) => ({ data: await content.ourServices(request) }));
  serve(router, readWelcomeScreen, async ({ request }) => ({ data: await content.welcomeScreen(request) }));
  serve(router, readAbout, async ({ request }) => ({ data: await content.about(request) }));
  serve(router, readContactPage, async ({ request }) => ({ data: await content.contactPage(request) }));
  serve(router, readLegalPage, async ({ params, query, request }) => {
    const slug = legalPages.find((page) => page === params.slug);
    if (!slug) throw new AppError('not_found');
    return { data: await content.legalPage(slug, query.version, request) };
  });
  serve(router, listFaqs, async ({ query, request }) => ({ data: await content.faqs(query.q, request) }));
  return router;
}
