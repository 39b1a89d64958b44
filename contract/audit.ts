import { z } from 'zod';
import { roles } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { dateSchema } from './special-hours.ts';
import { line } from './typed-text.ts';

/* The audit log. */

/** The actor: a user, the command line, the settings at startup, or the program itself. */
export const hands = ['account', 'command', 'settings', 'program'] as const;
export type Hand = (typeof hands)[number];

const word = z.string().overwrite(line).max(254).optional();
const day = z.union([dateSchema, z.literal('')]).optional();

export const auditQuerySchema = pageQuerySchema.extend({
  /** An id, an email address, or a type of actor. */
  actor: word,
  /** `post.approve`; or all of a type, `post.`. */
  action: word,
  /** The type and id of a record. */
  subject: word,
  subjectId: word,
  /** Days of the city, both included. */
  from: day,
  to: day,
});
export type AuditQuery = Infer<typeof auditQuerySchema>;

export const auditLineSchema = z
  .object({
    id: z.number().int(),
    at: z.string(),
    /** Null if the actor was not a user, or if the account was deleted. */
    actor: z.object({ id: z.number().int(), name: z.string(), role: z.enum(roles) }).nullable(),
    hand: z.enum(hands),
    action: z.string(),
    subject: z.string(),
    subjectId: z.string().nullable(),
    /** The current name of the subject, if it is an existing post or account. */
    name: z.string().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = Infer<typeof auditLineSchema>;

export const auditSchema = z
  .object({ data: z.array(auditLineSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'Audit' });
export type Audit = Infer<typeof auditSchema>;

/** The values in the log, for filters. */
export const auditWordsSchema = z
  .object({ actions: z.array(z.string()), subjects: z.array(z.string()) })
  .meta({ id: 'AuditWords' });
export type AuditWords = Infer<typeof auditWordsSchema>;

export const listAuditLines = endpoint({
  path: '/admin/audit',
  access: 'audit',
  summary: 'Who changed what, from what to what, the newest first',
  query: auditQuerySchema,
  answer: auditSchema,
  returns: 'A page of the log',
});

export const readAuditWords = endpoint({
  path: '/admin/audit/words',
  access: 'audit',
  summary: 'Every action and every kind of thing that stands in the log',
  answer: envelope(auditWordsSchema),
  returns: 'What can be looked for',
});
