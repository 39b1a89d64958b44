import { listJobs, readJob } from '../../../contract/jobs.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Jobs } from './service.ts';

export function jobRoutes(jobs: Jobs) {
  const router = apiRouter();
  serve(router, listJobs, ({ query, request }) => jobs.list(query, request));
  serve(router, readJob, async ({ params, request }) => ({ data: await jobs.detail(params.id, request) }));
  return router;
}
