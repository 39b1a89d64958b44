import { z } from 'zod';
import { given, text, urlOf } from './environment-values.ts';
import { isCountry } from './phones/countries.ts';

/* The settings of text messages to phones. */

/** The countries whose numbers receive text messages, as ISO 3166 codes. */
const countries = given(
  z
    .string()
    .default('US')
    .transform((value) => value.split(',').map((one) => one.trim().toUpperCase()))
    .refine((all) => all.every(isCountry), {
      error: 'must be codes of countries such as US, with commas between',
    }),
);

const amount = 'must be a number of messages from 1 to 100000';

export const textVariables = {
  SMS_GATEWAY_URL: urlOf(/^https?$/, 'https://sms.example.org/messages'),
  SMS_GATEWAY_TOKEN: text,
  SMS_COUNTRIES: countries,
  SMS_A_DAY: given(
    z.coerce.number({ error: amount }).int(amount).min(1, amount).max(100_000, amount).default(200),
  ),
};

type Variables = z.output<z.ZodObject<typeof textVariables>>;

/** Where text messages are sent; undefined for nowhere. */
export const textGatewayOf = (v: Variables) =>
  v.SMS_GATEWAY_URL
    ? {
        url: v.SMS_GATEWAY_URL,
        token: v.SMS_GATEWAY_TOKEN,
        countries: v.SMS_COUNTRIES,
        aDay: v.SMS_A_DAY,
      }
    : undefined;
