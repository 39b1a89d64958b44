import { z } from 'zod';
import { type Role, roles } from './accounts.ts';

/* Who may do what behind the scenes. */

export const abilities = [
  'queue',
  'reports',
  'messages',
  'content',
  'newsletter',
  'settings',
  'users',
  'audit',
] as const;
export type Ability = (typeof abilities)[number];

/** What each role may do; an admin all of it, a member nothing. */
export const abilitiesOf: Record<Role, readonly Ability[]> = {
  member: [],
  moderator: ['queue', 'reports', 'messages'],
  editor: ['content', 'newsletter'],
  admin: abilities,
};

export const backOfficeAccessSchema = z
  .object({ role: z.enum(roles), abilities: z.array(z.enum(abilities)) })
  .meta({ id: 'BackOfficeAccess' });
export type BackOfficeAccess = z.infer<typeof backOfficeAccessSchema>;
