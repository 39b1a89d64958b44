import { createRoute } from '@hono/zod-openapi';
import {
  abilitiesOf,
  backOfficeAccessSchema,
  type WaitingKind,
  waitingFor,
} from '../../../contract/back-office.ts';
import { envelope } from '../../../contract/envelope.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requireStaff } from '../../http/roles.ts';
import { isAccountedFor } from '../audit/service.ts';

const access = createRoute({
  method: 'get',
  path: '/admin/access',
  security,
  summary: 'What whoever asks may do behind the scenes, and how much of it waits',
  description:
    'For moderators, editors and admins. An admin without a second factor is asked to turn it on first.',
  responses: {
    ...answers(envelope(backOfficeAccessSchema), 'Role, abilities and what waits'),
    ...membersOnly,
  },
});

/** How much of each kind waits. */
export type WaitingCounts = Record<WaitingKind, () => Promise<number>>;

/**
 * The door of the back office: no call below `/admin` gets past it for members or guests, and none that changes something
 * without a line in the log stays unnoticed.
 * @param onForgotten told of a call that succeeded and wrote none; what it throws is the answer
 */
export function backOfficeRoutes(counts: WaitingCounts, onForgotten: (call: string) => void) {
  const router = apiRouter();
  router.use('/admin/*', async (context, next) => {
    requireStaff(context);
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const isNoted = await isAccountedFor(next);
    if (context.res.ok && !isNoted) onForgotten(`${method} ${path}`);
    return undefined;
  });
  return router.openapi(access, async (context) => {
    const { role } = requireStaff(context);
    const abilities = [...abilitiesOf[role]];
    const kinds = (Object.keys(waitingFor) as WaitingKind[]).filter((kind) =>
      abilities.includes(waitingFor[kind]),
    );
    const waiting = await Promise.all(kinds.map(async (kind) => [kind, await counts[kind]()] as const));
    return context.json({ data: { role, abilities, waiting: Object.fromEntries(waiting) } }, 200);
  });
}
