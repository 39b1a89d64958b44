import { z } from 'zod';
import { roles } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { dateSchema } from './special-hours.ts';
import { line } from './typed-text.ts';

/* The log of who changed what. */

/**
 * By which hand something was done: somebody with an account, the command line, the settings that the program starts
 * with, or the program by itself.
 */
export const hands = ['account', 'command', 'settings', 'program'] as const;
export type Hand = (typeof hands)[number];

const word = z.string().overwrite(line).max(254).optional();
const day = z.union([dateSchema, z.literal('')]).optional();

export const auditQuerySchema = pageQuerySchema.extend({
  /** An id, an e-mail address, or a hand. */
  actor: word,
  /** `post.approve`; or all of a kind, `post.`. */
  action: word,
  /** A kind of thing, and the id of one. */
  subject: word,
  subjectId: word,
  /** Days of the city, both of them included. */
  from: day,
  to: day,
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditLineSchema = z
  .object({
    id: z.number().int(),
    at: z.string(),
    /** Null where nobody with an account did it, or where the account is gone. */
    actor: z.object({ id: z.number().int(), name: z.string(), role: z.enum(roles) }).nullable(),
    hand: z.enum(hands),
    action: z.string(),
    subject: z.string(),
    subjectId: z.string().nullable(),
    /** What the subject is called now, where it is a post or an account that is there still. */
    name: z.string().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.infer<typeof auditLineSchema>;

export const auditSchema = z
  .object({ data: z.array(auditLineSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'Audit' });
export type Audit = z.infer<typeof auditSchema>;

/** What the log knows of: to choose from. */
export const auditWordsSchema = z
  .object({ actions: z.array(z.string()), subjects: z.array(z.string()) })
  .meta({ id: 'AuditWords' });
export type AuditWords = z.infer<typeof auditWordsSchema>;

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
