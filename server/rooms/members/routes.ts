import { readMember } from '../../../contract/members.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Members } from './service.ts';

export function memberPageRoutes(members: Members) {
  const router = apiRouter();
  serve(router, readMember, async ({ params, request }) => ({
    data: await members.read(params.id, request),
  }));
  return router;
}
