import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope } from './envelope.ts';

/* The messaging settings of members. */

export const inboxSettingsSchema = z
  .object({
    /** Whether others receive read receipts. */
    seen: z.boolean(),
    mails: z.boolean().describe('Whether emails tell of messages that stay unread'),
  })
  .meta({ id: 'InboxSettings' });
export type InboxSettings = Infer<typeof inboxSettingsSchema>;

export const readInboxSettings = endpoint({
  path: '/inbox/settings',
  access: 'member',
  summary: 'What a member chose about messages',
  answer: envelope(inboxSettingsSchema),
  returns: 'The choices',
});

export const saveInboxSettings = endpoint({
  method: 'put',
  path: '/inbox/settings',
  access: 'member',
  summary: 'Changes what is sent and leaves the rest',
  body: inboxSettingsSchema.partial(),
  answer: envelope(inboxSettingsSchema),
  returns: 'The choices',
});

export const messageMailTokenSchema = z.object({
  token: z.string({ error: 'field.link' }).max(120, { error: 'field.link' }),
});

export const stopMessageMails = endpoint({
  method: 'post',
  path: '/message-mails/stop',
  summary:
    'Ends the emails about unread messages by the token of one, in the body or, for one-click leaving, in the address',
  body: messageMailTokenSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'Done, also when it was so before',
});
