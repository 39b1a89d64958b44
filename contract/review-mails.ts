import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope } from './envelope.ts';

/* Optional emails about reviews: an owner's answer, a new review of one's business. */

export const reviewMailSettingsSchema = z
  .object({ mails: z.boolean().describe('Whether these emails are sent') })
  .meta({ id: 'ReviewMailSettings' });
export type ReviewMailSettings = Infer<typeof reviewMailSettingsSchema>;

/** From an email. */
export const reviewMailTokenSchema = z.object({
  token: z.string({ error: 'field.link' }).max(120, { error: 'field.link' }),
});

export const readReviewMailSettings = endpoint({
  path: '/review-mails',
  access: 'member',
  summary:
    'Whether a member gets emails about answers to their reviews and about reviews of their businesses',
  answer: envelope(reviewMailSettingsSchema),
  returns: 'The choice',
});

export const saveReviewMailSettings = endpoint({
  method: 'put',
  path: '/review-mails',
  access: 'member',
  summary: 'Switches these emails on or off; emails about decisions on one’s own reviews are always sent',
  body: reviewMailSettingsSchema,
  answer: envelope(reviewMailSettingsSchema),
  returns: 'The choice',
});

export const stopReviewMails = endpoint({
  method: 'post',
  path: '/review-mails/stop',
  summary:
    'Ends the emails about reviews by the token of one, in the body or, for one-click leaving, in the address',
  body: reviewMailTokenSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'Done, also when it was so before',
});
