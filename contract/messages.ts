import { z } from 'zod';
import { limits } from './limits.ts';
import { line, lines, typedEmailSchema } from './typed-text.ts';

/* What visitors send without an account. A message of a schema here is a key of the server's message files. */

/** The spec's «Subscription». */
export const subscriptionSchema = z.object({ email: typedEmailSchema }).meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const contactMessageSchema = z
  .object({
    name: z
      .string({ error: 'field.name' })
      .overwrite(line)
      .min(1, { error: 'field.name' })
      .max(limits.contact.name),
    email: typedEmailSchema,
    phone: z.string().overwrite(line).max(limits.contact.phone).optional(),
    message: z
      .string({ error: 'field.message' })
      .overwrite(lines)
      .min(1, { error: 'field.message' })
      .max(limits.contact.message),
    /** People leave this empty, since they do not see it; what fills it in is dropped. */
    website: z.string().optional(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** What a link in a mail of the newsletter carries; it signs nobody in. */
export const subscriptionTokenSchema = z
  .object({ token: z.guid({ error: 'field.link' }) })
  .meta({ id: 'SubscriptionToken' });
export const subscribedSchema = z.object({ subscribed: z.literal(true) }).meta({ id: 'Subscribed' });
export const sentSchema = z.object({ sent: z.literal(true) }).meta({ id: 'Sent' });
