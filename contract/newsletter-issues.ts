import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { idParamSchema } from './posts.ts';
import { line } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';

/* The issues of the newsletter for editors. A message of a schema here is a key of the server's message files. */

export const issueStates = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const;
export type IssueState = (typeof issueStates)[number];

const subject = z.string().overwrite(line).max(limits.newsletter.subject, { error: 'field.too_big' });
const body = z.string().max(limits.newsletter.body, { error: 'field.too_big' });

/** The editable fields. Everything is optional in a draft, and required to send it. */
export const issueFieldsSchema = z
  .object({
    /** The languages of its recipients, each of whom gets the text of their own. */
    langs: z
      .array(z.enum(langs, { error: 'field.choice' }))
      .min(1, { error: 'field.choice' })
      .transform((chosen) => langs.filter((lang) => chosen.includes(lang))),
    subject: z.object({ en: subject, ar: subject }),
    /** HTML, which is sanitized when it is saved. */
    body: z.object({ en: body, ar: body }),
  })
  .meta({ id: 'IssueFields' });
export type IssueFields = Infer<typeof issueFieldsSchema>;

const count = z.number().int().min(0);

export const issueProgressSchema = z
  .object({
    receivers: count,
    sent: count,
    /** Rejected permanently by the mail server of the recipient. */
    refused: count,
    /** Unsubscribed before it was sent to them. */
    skipped: count,
    /** Interrupted during delivery: it may have arrived, and is not sent again. */
    unsure: count,
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** Since when the mail server is unreachable; null if it is reachable. */
    troubleAt: z.string().nullable(),
  })
  .meta({ id: 'IssueProgress' });

export const issueSchema = z
  .object({
    id: z.number().int(),
    status: z.enum(issueStates),
    version: z.number().int(),
    langs: z.array(z.enum(langs)),
    subject: z.object({ en: z.string(), ar: z.string() }),
    body: z.object({ en: z.string(), ar: z.string() }),
    updatedAt: z.string(),
    progress: issueProgressSchema,
    /** The number of current recipients, by language. */
    receivers: z.object({ en: count, ar: count }),
  })
  .meta({ id: 'Issue' });
export type Issue = Infer<typeof issueSchema>;

export const issueRowSchema = issueSchema
  .pick({ id: true, status: true, langs: true, subject: true, updatedAt: true, progress: true })
  .meta({ id: 'IssueRow' });
export type IssueRow = Infer<typeof issueRowSchema>;

export const issuesSchema = z
  .object({ data: z.array(issueRowSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'Issues' });
export type Issues = Infer<typeof issuesSchema>;

/** One language of an issue, as it would be sent. */
export const previewFieldsSchema = z
  .object({ lang: z.enum(langs, { error: 'field.choice' }), subject, body })
  .meta({ id: 'IssuePreviewFields' });
export const previewSchema = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'IssuePreview' });
export type Preview = Infer<typeof previewSchema>;

export const testSentSchema = z.object({ to: z.string() }).meta({ id: 'IssueTestSent' });

const versionHeader = ifMatch('The `version` that was looked at: 409 where it is another by now');

export const listIssues = endpoint({
  path: '/admin/newsletter/issues',
  access: 'newsletter',
  summary: 'The issues of the newsletter, the newest first',
  query: pageQuerySchema,
  answer: issuesSchema,
  returns: 'A page of issues, and how far each is',
});

export const readIssue = endpoint({
  path: '/admin/newsletter/issues/{id}',
  access: 'newsletter',
  summary: 'One issue in both languages, and how far it is',
  params: idParamSchema,
  answer: envelope(issueSchema),
  returns: 'The issue',
});

export const createIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues',
  access: 'newsletter',
  summary: 'Begins an issue; a draft may lack anything',
  body: issueFieldsSchema,
  answer: envelope(issueSchema),
  status: 201,
  maxBytes: limits.newsletter.bytes,
});

export const previewIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/preview',
  access: 'newsletter',
  summary: 'One language of what is written, as it would arrive; nothing is kept or sent',
  body: previewFieldsSchema,
  answer: envelope(previewSchema),
  maxBytes: limits.newsletter.bytes,
});

export const updateIssue = endpoint({
  method: 'put',
  path: '/admin/newsletter/issues/{id}',
  access: 'newsletter',
  summary: 'Saves a draft',
  params: idParamSchema,
  headers: versionHeader,
  body: issueFieldsSchema,
  answer: envelope(issueSchema),
  maxBytes: limits.newsletter.bytes,
});

export const deleteIssue = endpoint({
  method: 'delete',
  path: '/admin/newsletter/issues/{id}',
  access: 'newsletter',
  summary: 'Deletes a draft',
  params: idParamSchema,
  headers: versionHeader,
  body: z.object({}),
  answer: envelope(doneSchema),
});

export const testIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/{id}/test',
  access: 'newsletter',
  summary: 'Sends the saved issue to the address of whoever asks, each of its languages',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(testSentSchema),
});

export const sendIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/{id}/send',
  access: 'newsletter',
  summary: 'Lets an issue go out to everyone who is confirmed in its languages',
  params: idParamSchema,
  headers: versionHeader,
  body: z.object({}),
  answer: envelope(issueSchema),
});

export const pauseIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/{id}/pause',
  access: 'newsletter',
  summary: 'Stops an issue that goes out, until it is resumed; who is being written to still gets it',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(issueSchema),
});

export const resumeIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/{id}/resume',
  access: 'newsletter',
  summary: 'Lets a paused issue go on',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(issueSchema),
});

export const cancelIssue = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/{id}/cancel',
  access: 'newsletter',
  summary: 'Ends an issue for good: who has not got it does not get it',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(issueSchema),
});

export const listIssueVersions = endpoint({
  path: '/admin/newsletter/issues/{id}/versions',
  access: 'newsletter',
  ...versionList(idParamSchema),
});

export const readIssueVersion = endpoint({
  path: '/admin/newsletter/issues/{id}/versions/{version}',
  access: 'newsletter',
  ...versionRead(idParamSchema, issueFieldsSchema),
});

export const restoreIssueVersion = endpoint({
  method: 'post',
  path: '/admin/newsletter/issues/{id}/versions/{version}/restore',
  access: 'newsletter',
  summary: 'Makes a draft what it was in a version; what went out can only be looked at',
  ...versionRestore(idParamSchema, issueSchema),
});
