import { z } from 'zod';
import { type Role, roles } from './roles.ts';

/* Who may do what behind the scenes. */

export const abilities = [
  'queue',
  'reports',
  'messages',
  'content',
  'newsletter',
  'users',
  'numbers',
  'transfer',
  'audit',
  'health',
] as const;
export type Ability = (typeof abilities)[number];

/** What each role may do; an admin all of it, a member nothing. */
export const abilitiesOf: Record<Role, readonly Ability[]> = {
  member: [],
  moderator: ['queue', 'reports', 'messages'],
  editor: ['content', 'newsletter'],
  admin: abilities,
};

/** What may wait for somebody behind the scenes, with the ability that it takes. */
export const waitingFor = {
  queue: 'queue',
  reports: 'reports',
  conversations: 'reports',
  reviews: 'queue',
  claims: 'users',
  messages: 'messages',
} as const satisfies Record<string, Ability>;
export type WaitingKind = keyof typeof waitingFor;
export const waitingKinds = Object.keys(waitingFor) as [WaitingKind, ...WaitingKind[]];

export const backOfficeAccessSchema = z
  .object({
    role: z.enum(roles),
    abilities: z.array(z.enum(abilities)),
    /** For admins, where no backup was made for more than two days though the site makes them: when the last one was. */
    lateBackup: z.object({ at: z.iso.datetime().nullable() }).optional(),
    /** How much waits, of what whoever asks may deal with. */
    waiting: z.partialRecord(z.enum(waitingKinds), z.number().int().min(0)),
  })
  .meta({ id: 'BackOfficeAccess' });
export type BackOfficeAccess = z.infer<typeof backOfficeAccessSchema>;
