import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import { alertFrequencies, alertLists } from './alert-values.ts';
import { listingKinds } from './categories.ts';
import { emailSchema } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint, formTypes } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { idParamSchema } from './posts.ts';
import { pushEndpointSchema, pushSubscriptionSchema } from './push.ts';

/** The criteria of an alert: the query of a list, and the page that displays it. */
export const alertSubjectSchema = z.object({
  list: z.enum(alertLists),
  query: z.record(z.string().max(40), z.string().max(200)).refine((query) => Object.keys(query).length <= 30),
  path: z
    .string()
    .max(1_000)
    .regex(/^\/(?![/\\])[^\s\\#]*$/)
    .describe('The page of this site that shows the list'),
});
export type AlertSubject = Infer<typeof alertSubjectSchema>;

/** The criteria in the language of the request. */
export const alertAboutSchema = z
  .object({
    kind: z.enum(listingKinds).nullable().describe('Null is every kind'),
    words: z.string().nullable(),
    category: z.string().nullable(),
    place: z.string().nullable(),
    priceMin: z.number().int().nullable().describe('Whole US dollars'),
    priceMax: z.number().int().nullable(),
    bedrooms: z.number().int().nullable().describe('At least so many; 0 is studios only'),
    filters: z.array(z.string()).describe('The other filters that narrow it, in words'),
  })
  .meta({ id: 'AlertAbout' });
export type AlertAbout = Infer<typeof alertAboutSchema>;

export const alertPreviewSchema = z
  .object({
    about: alertAboutSchema,
    weekly: z
      .number()
      .int()
      .describe('How many matching posts a week to expect, from those of the last four weeks'),
  })
  .meta({ id: 'AlertPreview' });
export type AlertPreview = Infer<typeof alertPreviewSchema>;

export const alertSchema = z
  .object({
    id: z.number().int(),
    about: alertAboutSchema,
    path: z.string().describe('The page that shows the list'),
    frequency: z.enum(alertFrequencies),
    paused: z.boolean().describe('No emails are sent for it'),
    sentThisWeek: z.number().int().describe('Posts that emails of the last seven days named'),
    lastSentAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Alert' });
export type Alert = Infer<typeof alertSchema>;

export const ownAlertsSchema = z
  .object({
    email: z.string().describe('Where the emails go; empty for a browser'),
    inBrowser: z.boolean().describe('Whether a browser without an account is notified instead of an address'),
    isMember: z.boolean().describe('Whether the alerts belong to an account'),
    savedEmails: z
      .boolean()
      .nullable()
      .describe('Whether emails tell of changes of posts that the member saved; null without an account'),
    alerts: z.array(alertSchema),
  })
  .meta({ id: 'OwnAlerts' });
export type OwnAlerts = Infer<typeof ownAlertsSchema>;

const linkToken = z.string().regex(/^[\w-]{43}$/);
/**
 * The user of an alert: the bearer of an emailed link, the browser that is notified, whose address only it knows, or
 * else the signed-in user.
 */
const byLink = { token: linkToken.optional(), endpoint: pushEndpointSchema.optional() };
const byLinkSchema = z.object(byLink);
export type AlertBearer = Infer<typeof byLinkSchema>;

export const alertConfirmationSchema = z.object({ token: linkToken });
export const alertStopSchema = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) });
export const alertEmailSchema = z.object({ email: emailSchema });
export const alertInputSchema = alertSubjectSchema.extend({
  frequency: z.enum(alertFrequencies),
  email: emailSchema.optional().describe('For whoever has no account; a link sent there confirms the alert'),
  browser: pushSubscriptionSchema
    .optional()
    .describe('For whoever has no account: notifications of this browser instead of emails'),
});
export type AlertInput = Infer<typeof alertInputSchema>;

/** What a form of the alerts page without scripts does: to one alert, or to all of a reader. */
export const alertFormActs = [
  ...(['save', 'pause', 'resume', 'remove', 'restore'] as const),
  ...(['pause-all', 'saved-on', 'saved-off'] as const),
] as const;
export const alertFormSchema = z.object({
  token: linkToken,
  act: z.enum(alertFormActs),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe('The alert'),
  frequency: z.enum(alertFrequencies).optional().describe('To save'),
});
export type AlertForm = Infer<typeof alertFormSchema>;

export const previewAlert = endpoint({
  method: 'post',
  path: '/alerts/preview',
  summary: 'What an alert would wait for, and how much to expect',
  body: alertSubjectSchema,
  answer: envelope(alertPreviewSchema),
  returns: 'The preview; nothing is stored',
});

export const addAlert = endpoint({
  method: 'post',
  path: '/alerts',
  summary:
    'Adds an alert: in the account of who is signed in, for an address that has to confirm it, or for a browser',
  description:
    'The answer is the same whether the address is known or not. A second time changes the frequency.',
  body: alertInputSchema,
  answer: envelope(
    z.object({ confirms: z.boolean().describe('Whether a link was sent that has to be opened first') }),
  ),
  returns: 'It is added, or waits to be confirmed',
});

/** A new alert as a form without scripts sends it. */
export const alertByFormSchema = z.object({
  list: z.string(),
  query: z.string().max(2_000).describe('The query of the list, as in an address'),
  path: z.string(),
  frequency: z.string(),
  email: z.string().default(''),
});

export const addAlertByForm = endpoint({
  method: 'post',
  path: '/alerts/new',
  summary:
    'Adds an alert by a form, which browsers send without scripts, for an address that has to confirm it',
  body: alertByFormSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'A link was sent; forms are redirected to the page of the alerts',
});

export const confirmAlert = endpoint({
  method: 'post',
  path: '/alerts/confirm',
  summary: 'Confirms an alert by the token of its email; a second time is no error',
  body: alertConfirmationSchema,
  bodyTypes: formTypes,
  answer: envelope(z.object({ about: alertAboutSchema, frequency: z.enum(alertFrequencies) })),
  returns: 'What was confirmed; the token manages the alerts of the address from now on',
});

export const alertAddressSchema = z.object({ token: linkToken, email: emailSchema });

export const requestAlertAddress = endpoint({
  method: 'post',
  path: '/alerts/address',
  summary:
    'Sends a link to another address; opening it moves the alerts of the address whose token this is there',
  description: 'Nothing changes until that link is opened. Alerts of an account go to its address.',
  body: alertAddressSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'The same answer whether the other address has alerts or not',
});

export const confirmAlertAddress = endpoint({
  method: 'post',
  path: '/alerts/address/confirm',
  summary: 'Moves alerts to the address that received the token; a second time is no error',
  description: 'Links that were sent to the former address stop working, and it is notified.',
  body: alertConfirmationSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'They are moved; the token manages the alerts of the address from now on',
});

export const sendAlertLink = endpoint({
  method: 'post',
  path: '/alerts/link',
  summary: 'Sends a new link to manage the alerts of an address',
  body: alertEmailSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'The same answer whether the address has alerts or not',
});

export const listAlerts = endpoint({
  method: 'post',
  path: '/alerts/list',
  summary: 'The alerts of an account, of the address whose link this is, or of a browser',
  body: byLinkSchema,
  answer: envelope(ownAlertsSchema),
  returns: 'The alerts, the newest first',
});

export const changeAlert = endpoint({
  method: 'put',
  path: '/alerts/{id}',
  summary: 'Changes how often an alert writes, pauses or removes it, or undoes that',
  description: 'A removed alert can be restored for an hour.',
  params: idParamSchema,
  body: z.object({
    ...byLink,
    frequency: z.enum(alertFrequencies).optional(),
    paused: z.boolean().optional(),
    removed: z.boolean().optional(),
  }),
  answer: envelope(doneSchema),
  returns: 'It is changed',
});

export const saveSavedEmails = endpoint({
  method: 'put',
  path: '/alerts/saved',
  summary: 'Whether emails tell a member of lower prices, returns and near days of posts that they saved',
  description: 'They go with the emails of alerts, of which there is at most one an hour.',
  body: z.object({ ...byLink, enabled: z.boolean() }),
  answer: envelope(doneSchema),
  returns: 'It is so, also where the link is of an address without an account, which saves nothing',
});

export const pauseAlerts = endpoint({
  method: 'post',
  path: '/alerts/pause',
  summary: 'Pauses all alerts of an account, of the address whose link this is, or of a browser',
  body: byLinkSchema,
  answer: envelope(
    z.object({ paused: z.array(z.number().int()).describe('Alerts that were not paused before') }),
  ),
  returns: 'Which alerts were paused',
});

export const stopAlerts = endpoint({
  method: 'post',
  path: '/alerts/stop',
  summary:
    'Ends all emails of alerts and of saved posts by the token of one, in the body or, for one-click leaving, in the address',
  body: alertStopSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'Done, also when it was so before',
});

export const sendAlertForm = endpoint({
  method: 'post',
  path: '/alerts/forms',
  summary: 'Changes alerts by a form, which browsers send without scripts, and the token of an emailed link',
  body: alertFormSchema,
  bodyTypes: formTypes,
  answer: envelope(doneSchema),
  returns: 'It is changed; forms are redirected to the page of the alerts',
});
