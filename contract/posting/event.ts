import { z } from 'zod';
import type { Infer } from '../deep-readonly.ts';
import { eventFields } from '../events.ts';
import { limits } from '../limits.ts';
import { postedShape } from '../listing-fields.ts';
import { pointSchema } from '../places.ts';
import { lines } from '../typed-text.ts';
import { scheduleErrors } from './event-schedule.ts';
import {
  cents,
  optional,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalPostalCode,
  photos,
  postLang,
  requiredId,
  requiredLine,
  withRule,
} from './fields.ts';

const fields = z.object({
  lang: postLang,
  title: requiredLine('field.title', limits.title.max),
  /** A category of events. */
  category: requiredId('field.main_category'),
  ...postedShape(eventFields),
  streetAddress: optionalLine(limits.street),
  /** The id of a city, borough or neighborhood. */
  city: requiredId('field.city'),
  zipCode: optionalPostalCode,
  mapLocation: optional(pointSchema),
  /** What one person pays. */
  priceCents: optional(cents('field.price')),
  phone: optionalPhone,
  email: optionalEmail,
  images: photos({ min: 0, max: limits.postImages.max }, 'field.image').default([]),
  description: optional(z.string().overwrite(lines).max(limits.body.max, { error: 'field.too_big' })),
  termsAccepted: z.literal(true, { error: 'field.terms' }),
});

const start = withRule(
  fields,
  'startsMinute',
  'field.event_start',
  (post) => scheduleErrors(post).startsMinute !== 'field.event_start',
);
const startInOrder = withRule(
  start,
  'startsMinute',
  'field.event_end',
  (post) => scheduleErrors(post).startsMinute !== 'field.event_end',
);
const end = withRule(
  startInOrder,
  'endsMinute',
  'field.event_end',
  (post) => scheduleErrors(post).endsMinute === undefined,
);
const price = withRule(
  end,
  'priceCents',
  'field.price',
  ({ priceType, priceCents }) => priceType !== 'paid' || (typeof priceCents === 'number' && priceCents > 0),
);
const repeats = withRule(
  price,
  'repeats',
  'field.event_repeats',
  (post) => scheduleErrors(post).repeats === undefined,
);

/** An event as it is posted: title, day, time, place and price, all else as its poster likes. */
export const eventPostSchema = repeats
  .transform((post) => (post.priceType === 'paid' ? post : { ...post, priceCents: null }))
  .meta({ id: 'EventPost' });
export type EventPost = Infer<typeof eventPostSchema>;
export type EventPostInput = z.input<typeof eventPostSchema>;
