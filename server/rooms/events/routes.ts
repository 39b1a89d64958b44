import { listEvents, readEvent, readEventCalendar } from '../../../contract/events.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Events } from './service.ts';

export function eventRoutes(events: Events) {
  const router = apiRouter();
  serve(router, listEvents, ({ query, request }) => events.list(query, request));
  serve(router, readEventCalendar, async ({ query, request }) => ({
    data: await events.calendar(query, request),
  }));
  serve(router, readEvent, async ({ params, request }) => ({
    data: await events.detail(params.id, request),
  }));
  return router;
}
