import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { isPhoneLike } from './phone-like.ts';
import { idParamSchema } from './posts.ts';
import { line, lines, typedEmailSchema } from './typed-text.ts';

/* Messages of visitors without an account. A message of a schema here is a key of the server's message files. */

export const contactMessageSchema = z
  .object({
    name: z
      .string({ error: 'field.name' })
      .overwrite(line)
      .min(1, { error: 'field.name' })
      .max(limits.contact.name),
    email: typedEmailSchema,
    phone: z
      .string({ error: 'field.phone' })
      .overwrite(line)
      .max(limits.contact.phone, { error: 'field.phone' })
      .refine((text) => text === '' || isPhoneLike(text), { error: 'field.phone' })
      .optional(),
    message: z
      .string({ error: 'field.message' })
      .overwrite(lines)
      .min(1, { error: 'field.message' })
      .max(limits.contact.message),
    /** A honeypot, empty when submitted by people; messages that fill it are discarded. */
    website: z.string().optional(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = Infer<typeof contactMessageSchema>;

export const sentSchema = z.object({ sent: z.literal(true) }).meta({ id: 'Sent' });

/* The same, for the team. */

export const messageStatuses = ['new', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const messagesQuerySchema = pageQuerySchema.extend({
  status: z.union([z.enum(messageStatuses), z.literal('')]).optional(),
  /** Part of a name, an email address or a phone number. */
  q: z.string().overwrite(line).max(200).optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
});
export type MessagesQuery = Infer<typeof messagesQuerySchema>;

export const receivedMessageSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    lang: z.enum(langs),
    status: z.enum(messageStatuses),
    at: z.string(),
    /** Truncated in lists. */
    message: z.string(),
  })
  .meta({ id: 'ReceivedMessage' });
export type ReceivedMessage = Infer<typeof receivedMessageSchema>;

export const messagesSchema = z
  .object({ data: z.array(receivedMessageSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'Messages' });
export type Messages = Infer<typeof messagesSchema>;

export const messageDetailSchema = z
  .object({
    message: receivedMessageSchema,
    /** Oldest first. */
    answers: z.array(
      z.object({
        id: z.number().int(),
        at: z.string(),
        /** Null if the account was deleted. */
        by: z.string().nullable(),
        subject: z.string(),
        body: z.string(),
      }),
    ),
    /** The account with this email address, for users who may see accounts. */
    personId: z.number().int().nullable(),
    /** In the language of the message; an editable greeting. */
    subject: z.string(),
  })
  .meta({ id: 'MessageDetail' });
export type MessageDetail = Infer<typeof messageDetailSchema>;

export const answerMessageSchema = z
  .object({
    subject: z
      .string({ error: 'field.subject' })
      .overwrite(line)
      .min(1, { error: 'field.subject' })
      .max(limits.contact.subject, { error: 'field.too_big' }),
    body: z
      .string({ error: 'field.message' })
      .overwrite(lines)
      .min(1, { error: 'field.message' })
      .max(limits.contact.answer, { error: 'field.too_big' }),
    /** The number of answers when the message was loaded: 409 if another one was sent meanwhile. */
    seen: z.number().int().min(0),
  })
  .meta({ id: 'AnswerMessage' });
export type AnswerMessage = Infer<typeof answerMessageSchema>;

export const sendContactMessage = endpoint({
  method: 'post',
  path: '/contact',
  summary: 'Sends a message to the team',
  body: contactMessageSchema,
  bodyTypes: formTypes,
  answer: envelope(sentSchema),
  returns: 'Sent',
  redirects: 'For a url-encoded form: to /Contact?sent=1, or /Contact?invalid=FIELDS',
});

export const listMessages = endpoint({
  path: '/admin/messages',
  access: 'messages',
  summary: 'What visitors wrote, by status, name, email or phone',
  query: messagesQuerySchema,
  answer: messagesSchema,
  returns: 'A page of messages',
});

export const readMessage = endpoint({
  path: '/admin/messages/{id}',
  access: 'messages',
  summary: 'One message with what was answered',
  params: idParamSchema,
  answer: envelope(messageDetailSchema),
  returns: 'The message',
});

export const answerMessage = endpoint({
  method: 'post',
  path: '/admin/messages/{id}/answer',
  access: 'messages',
  summary: 'Sends an answer by email, in the language of the message, and stores it',
  params: idParamSchema,
  body: answerMessageSchema,
  answer: envelope(messageDetailSchema),
});

export const closeMessage = endpoint({
  method: 'post',
  path: '/admin/messages/{id}/close',
  access: 'messages',
  summary: 'Puts a message away',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(messageDetailSchema),
});

export const reopenMessage = endpoint({
  method: 'post',
  path: '/admin/messages/{id}/reopen',
  access: 'messages',
  summary: 'Makes a closed message what it was',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(messageDetailSchema),
});
