import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import { conversationSides } from './conversations.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { reportStatuses } from './managed-listing-values.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema } from './posts.ts';
import { lines } from './typed-text.ts';

/* Reports of conversations, and what moderators see of them: nothing without a report. */

export const conversationReportReasons = ['scam', 'offensive', 'spam', 'other'] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number];

export const sendConversationReportSchema = z
  .object({
    reason: z.enum(conversationReportReasons, { error: 'field.choice' }),
    text: z.string().overwrite(lines).max(limits.reportText, { error: 'field.too_big' }).optional(),
  })
  .meta({ id: 'SendConversationReport' });
export type SendConversationReport = Infer<typeof sendConversationReportSchema>;

const writtenMessageSchema = z.object({
  side: z.enum(conversationSides),
  text: z.string(),
  /** It shared a phone number, which reports do not store. */
  phone: z.boolean(),
  photos: z.array(pictureSchema),
  at: z.string(),
});

export type WrittenMessage = Infer<typeof writtenMessageSchema>;

export const personSchema = z.object({ id: z.number().int(), name: z.string(), banned: z.boolean() });

export const conversationReportSchema = z
  .object({
    id: z.number().int(),
    reason: z.enum(conversationReportReasons),
    lang: z.enum(langs),
    status: z.enum(reportStatuses),
    at: z.string(),
    /** The subject of the conversation. */
    title: z.string(),
    titleLang: z.enum(langs),
    /** The side that reported it. */
    side: z.enum(conversationSides),
    /** Null if the account was deleted. */
    by: personSchema.nullable(),
    reported: personSchema.nullable(),
  })
  .meta({ id: 'ConversationReport' });
export type ConversationReport = Infer<typeof conversationReportSchema>;

export const conversationReportDetailSchema = conversationReportSchema
  .extend({
    text: z.string().nullable(),
    /** The last messages at the time of the report. */
    excerpt: z.array(writtenMessageSchema),
  })
  .meta({ id: 'ConversationReportDetail' });
export type ConversationReportDetail = Infer<typeof conversationReportDetailSchema>;

export const reportedConversationSchema = z
  .object({ messages: z.array(writtenMessageSchema) })
  .meta({ id: 'ReportedConversation' });

export const conversationReportsQuerySchema = pageQuerySchema.extend({
  status: z.enum(reportStatuses).default('open'),
});
export type ConversationReportsQuery = Infer<typeof conversationReportsQuerySchema>;

export const conversationReportsSchema = z
  .object({ data: z.array(conversationReportSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'ConversationReports' });
export type ConversationReports = Infer<typeof conversationReportsSchema>;

export const reportConversation = endpoint({
  method: 'post',
  path: '/conversations/{id}/report',
  access: 'member',
  summary: 'Tells moderators what is wrong with a conversation, with its last messages',
  description: 'While a report of the same side waits, another is answered alike and changes nothing.',
  params: idParamSchema,
  body: sendConversationReportSchema,
  answer: envelope(doneSchema),
});

export const listConversationReports = endpoint({
  path: '/admin/conversations',
  access: 'reports',
  summary: 'Reports of conversations, those that wait longest first',
  query: conversationReportsQuerySchema,
  answer: conversationReportsSchema,
  returns: 'A page of reports',
});

export const readConversationReport = endpoint({
  path: '/admin/conversations/{id}',
  access: 'reports',
  summary: 'One report with the messages that came with it',
  params: idParamSchema,
  answer: envelope(conversationReportDetailSchema),
  returns: 'The report',
});

export const readReportedConversation = endpoint({
  method: 'post',
  path: '/admin/conversations/{id}/messages',
  access: 'reports',
  summary: 'The messages of a conversation whose report waits',
  description: 'A POST, as the audit log notes who read it.',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(reportedConversationSchema),
  returns: 'The last messages',
  failures: [409],
});

export const decideConversationReport = endpoint({
  method: 'post',
  path: '/admin/conversations/{id}/decision',
  access: 'reports',
  summary: 'Says what became of a report',
  params: idParamSchema,
  body: z.object({ status: z.enum(reportStatuses).exclude(['open']) }),
  answer: envelope(doneSchema),
  failures: [409],
});
