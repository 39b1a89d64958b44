import { createRoute } from '@hono/zod-openapi';
import { abilitiesOf, backOfficeAccessSchema } from '../../../contract/back-office.ts';
import { envelope } from '../../../contract/envelope.ts';
import { answers, apiRouter, membersOnly, bearerSecurity as security } from '../../http/api.ts';
import { requireRole } from '../../http/roles.ts';

const access = createRoute({
  method: 'get',
  path: '/admin/access',
  security,
  summary: 'What whoever asks may do behind the scenes',
  description:
    'For moderators, editors and admins. An admin without a second factor is asked to turn it on first.',
  responses: { ...answers(envelope(backOfficeAccessSchema), 'Role and abilities'), ...membersOnly },
});

export const backOfficeRoutes = apiRouter().openapi(access, async (context) => {
  const { role } = requireRole(context, 'moderator', 'editor', 'admin');
  return context.json({ data: { role, abilities: [...abilitiesOf[role]] } }, 200);
});
