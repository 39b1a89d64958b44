import { backOfficeAccessSchema } from './back-office.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

export const readAccess = endpoint({
  path: '/admin/access',
  access: 'staff',
  summary: 'What whoever asks may do behind the scenes, and how much of it waits',
  description:
    'For moderators, editors and admins. An admin without two-step sign-in is asked to turn it on first.',
  answer: envelope(backOfficeAccessSchema),
  returns: 'Role, abilities and what waits',
});
