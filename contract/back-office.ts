import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { type Role, roles } from './roles.ts';

/* The permissions in the back office. */

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

/** The abilities of each role; administrators have all of them, members none. */
export const abilitiesOf: Record<Role, readonly Ability[]> = {
  member: [],
  moderator: ['queue', 'reports', 'messages'],
  editor: ['content', 'newsletter'],
  admin: abilities,
};

/** Pending work in the back office, with the required ability. */
export const waitingFor = {
  queue: 'queue',
  reports: 'reports',
  conversations: 'reports',
  reviews: 'queue',
  translations: 'queue',
  phones: 'queue',
  claims: 'users',
  messages: 'messages',
} as const satisfies Record<string, Ability>;
export type WaitingKind = keyof typeof waitingFor;
export const waitingKinds = Object.keys(waitingFor) as [WaitingKind, ...WaitingKind[]];

export const backOfficeAccessSchema = z
  .object({
    role: z.enum(roles),
    abilities: z.array(z.enum(abilities)),
    /**
     * For administrators: the time of the last backup, if it is more than two days ago and the site makes backups.
     */
    lateBackup: z.object({ at: z.iso.datetime().nullable() }).optional(),
    /** The number of pending items that the caller may handle. */
    waiting: z.partialRecord(z.enum(waitingKinds), z.number().int().min(0)),
  })
  .meta({ id: 'BackOfficeAccess' });
export type BackOfficeAccess = Infer<typeof backOfficeAccessSchema>;
