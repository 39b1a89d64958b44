import { createRoute } from '@hono/zod-openapi';
import { envelope, listEnvelope } from '../../../contract/envelope.ts';
import { jobCardSchema, jobDetailSchema, jobQuerySchema } from '../../../contract/jobs.ts';
import { idParamSchema } from '../../../contract/posts.ts';
import { answers, apiRouter, gone } from '../../http/api.ts';
import { requestContext } from '../../http/request-context.ts';
import type { Jobs } from './service.ts';

const list = createRoute({
  method: 'get',
  path: '/jobs/web/looking_for',
  summary: 'Openings and people who look for one, filtered, sorted and counted',
  request: { query: jobQuerySchema },
  responses: answers(listEnvelope(jobCardSchema), 'A page of jobs'),
});

const detail = createRoute({
  method: 'get',
  path: '/jobs/{id}',
  summary: 'One job',
  request: { params: idParamSchema },
  responses: { ...answers(envelope(jobDetailSchema), 'The job'), ...gone },
});

export function jobRoutes(jobs: Jobs) {
  return apiRouter()
    .openapi(list, async (context) =>
      context.json(await jobs.list(context.req.valid('query'), requestContext(context)), 200),
    )
    .openapi(detail, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ data: await jobs.detail(id, requestContext(context)) }, 200);
    });
}
