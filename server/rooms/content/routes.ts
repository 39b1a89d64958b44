import { createRoute } from '@hono/zod-openapi';
import { homeSchema, ourServicesSchema } from '../../../contract/content.ts';
import { envelope } from '../../../contract/envelope.ts';
import { answers, apiRouter } from '../../http/api.ts';
import type { Content } from './service.ts';

const home = createRoute({
  method: 'get',
  path: '/home',
  summary: 'The home page: hero, advertisement and the first entries of each section',
  responses: answers(envelope(homeSchema), 'The home data'),
});

const ourServices = createRoute({
  method: 'get',
  path: '/our_services',
  summary: 'The services that the site offers',
  responses: answers(envelope(ourServicesSchema), 'The services'),
});

export function contentRoutes(content: Content, now: () => Date) {
  return apiRouter()
    .openapi(home, async (context) => {
      const asked = { lang: context.get('lang'), cityId: context.get('cityId'), now: now() };
      return context.json({ data: await content.home(asked) }, 200);
    })
    .openapi(ourServices, async (context) =>
      context.json({ data: await content.ourServices(context.get('lang')) }, 200),
    );
}
