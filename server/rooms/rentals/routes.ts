import { createRoute } from '@hono/zod-openapi';
import { envelope, listEnvelope } from '../../../contract/envelope.ts';
import { mapContentSchema } from '../../../contract/map.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import {
  rentalCardSchema,
  rentalDetailSchema,
  rentalMapQuerySchema,
  rentalQuerySchema,
} from '../../../contract/rentals.ts';
import { answers, apiRouter, gone } from '../../http/api.ts';
import { askedBy } from '../../http/asked.ts';
import type { Rentals } from './service.ts';

const list = createRoute({
  method: 'get',
  path: '/rents/web/looking_for',
  summary: 'Homes on offer and wanted, filtered, sorted and counted',
  request: { query: rentalQuerySchema },
  responses: answers(listEnvelope(rentalCardSchema), 'A page of homes'),
});

const map = createRoute({
  method: 'get',
  path: '/rents/map',
  summary: 'What a map shows of the homes: homes, or how many lie where',
  description: 'Homes lie where they are known to lie approximately.',
  request: { query: rentalMapQuerySchema },
  responses: answers(envelope(mapContentSchema), 'Homes where they are few, else gathered'),
});

const detail = createRoute({
  method: 'get',
  path: '/rents/{id}',
  summary: 'One home',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(rentalDetailSchema), 'The home'), ...gone },
});

export function rentalRoutes(rentals: Rentals, now: () => Date) {
  return apiRouter()
    .openapi(list, async (context) =>
      context.json(await rentals.list(context.req.valid('query'), askedBy(context, now)), 200),
    )
    .openapi(map, async (context) => {
      const data = await rentals.map(context.req.valid('query'), askedBy(context, now));
      return context.json({ data }, 200);
    })
    .openapi(detail, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await rentals.detail(id, askedBy(context, now)) }, 200);
    });
}
