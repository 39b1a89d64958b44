import { createRoute, z } from '@hono/zod-openapi';
import { businessCardSchema } from '../../../contract/businesses.ts';
import {
  appPromotionSchema,
  homeQuerySchema,
  homeSchema,
  ourServicesSchema,
} from '../../../contract/content.ts';
import {
  contactPageSchema,
  entrySchema,
  faqGroupSchema,
  faqQuerySchema,
  legalPages,
  legalQuerySchema,
  legalTextSchema,
  welcomeScreenSchema,
} from '../../../contract/entries.ts';
import { envelope } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { answers, apiRouter } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Content } from './service.ts';

const home = createRoute({
  method: 'get',
  path: '/home',
  summary: 'The home page: hero, advertisement and the first entries of each section',
  request: { query: homeQuerySchema },
  responses: answers(envelope(homeSchema), 'The home data'),
});

const homeBusinesses = createRoute({
  method: 'get',
  path: '/home/businesses',
  summary: 'The businesses of the home page: the most complete and trusted ones of many trades',
  responses: answers(envelope(z.array(businessCardSchema)), 'The businesses'),
});

const appPromotion = createRoute({
  method: 'get',
  path: '/app-promotion',
  summary: 'The app of the site, or an empty object',
  responses: answers(envelope(appPromotionSchema), 'The promotion'),
});

const ourServices = createRoute({
  method: 'get',
  path: '/our_services',
  summary: 'The services that the site offers',
  responses: answers(envelope(ourServicesSchema), 'The services'),
});

const welcomeScreen = createRoute({
  method: 'get',
  path: '/welcome_screen',
  summary: 'What greets a visitor, or an empty object',
  responses: answers(envelope(welcomeScreenSchema), 'The welcome screen'),
});

const about = createRoute({
  method: 'get',
  path: '/about',
  summary: 'About the site',
  responses: answers(envelope(entrySchema), 'The page'),
});

const contactPage = createRoute({
  method: 'get',
  path: '/contact-page',
  summary: 'How the site itself is reached',
  responses: answers(envelope(contactPageSchema), 'The page'),
});

const legalPage = createRoute({
  method: 'get',
  path: '/pages/{slug}',
  summary: 'The legal pages: what is in force, since when, and the earlier versions',
  request: {
    params: z.object({ slug: z.string().openapi({ enum: [...legalPages] }) }),
    query: legalQuerySchema,
  },
  responses: answers(envelope(legalTextSchema), 'The page'),
});

const faqs = createRoute({
  method: 'get',
  path: '/faqs',
  summary: 'Questions and answers by group',
  request: { query: faqQuerySchema },
  responses: answers(envelope(z.array(faqGroupSchema)), 'The groups'),
});

export function contentRoutes(content: Content) {
  return apiRouter()
    .openapi(home, async (context) => {
      const { lists } = context.req.valid('query');
      return context.json({ data: await content.home(lists === '1', requestContext(context)) }, 200);
    })
    .openapi(homeBusinesses, async (context) =>
      context.json({ data: await content.homeBusinesses(requestContext(context)) }, 200),
    )
    .openapi(appPromotion, async (context) =>
      context.json({ data: await content.appPromotion(requestContext(context)) }, 200),
    )
    .openapi(ourServices, async (context) =>
      context.json({ data: await content.ourServices(requestContext(context)) }, 200),
    )
    .openapi(welcomeScreen, async (context) =>
      context.json({ data: await content.welcomeScreen(requestContext(context)) }, 200),
    )
    .openapi(about, async (context) =>
      context.json({ data: await content.about(requestContext(context)) }, 200),
    )
    .openapi(contactPage, async (context) =>
      context.json({ data: await content.contactPage(requestContext(context)) }, 200),
    )
    .openapi(legalPage, async (context) => {
      const slug = legalPages.find((page) => page === context.req.valid('param').slug);
      if (!slug) throw new AppError('not_found');
      const { version } = context.req.valid('query');
      return context.json({ data: await content.legalPage(slug, version, requestContext(context)) }, 200);
    })
    .openapi(faqs, async (context) => {
      const { q } = context.req.valid('query');
      return context.json({ data: await content.faqs(q, requestContext(context)) }, 200);
    });
}
