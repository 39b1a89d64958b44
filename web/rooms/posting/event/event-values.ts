import type { TypedNumber } from '../../../posting/form/bound/typed-number.ts';
import type { Body, Poster } from '../../../posting/form/plan.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';
import { onWeekday } from './repeat-rules.ts';

/** The values of the event form. */
export interface EventValues {
  title: string;
  category: number | null;
  /** `2026-12-01`; '' for none. */
  startsOn: string;
  /** Minutes since midnight. */
  startsMinute: number | null;
  endsMinute: number | null;
  afterPrayer: string;
  /** A recurrence rule; '' for a single event. */
  repeats: string;
  state: string;
  venue: string;
  streetAddress: string;
  city: number | null;
  zipCode: string;
  mapLocation: { lat: number; lng: number } | null;
  priceType: string;
  /** US cents. */
  priceCents: TypedNumber;
  description: string;
  audience: readonly string[];
  languages: readonly string[];
  seats: TypedNumber;
  host: string;
  images: readonly PostPhoto[];
  phone: string;
  email: string;
}

/** No account data is published with an event unless its poster types it. */
export function startEvent(_poster: Poster): EventValues {
  return {
    title: '',
    category: null,
    startsOn: '',
    startsMinute: null,
    endsMinute: null,
    afterPrayer: '',
    repeats: '',
    state: 'on',
    venue: '',
    streetAddress: '',
    city: null,
    zipCode: '',
    mapLocation: null,
    priceType: '',
    priceCents: null,
    description: '',
    audience: [],
    languages: [],
    seats: null,
    host: '',
    images: [],
    phone: '',
    email: '',
  };
}

/** Only paid events have a price, and “every month” depends on the weekday of the first day. */
export function tidyEvent(values: EventValues): Body {
  const { priceType, priceCents, repeats, startsOn } = values;
  return {
    ...values,
    priceCents: priceType === 'paid' ? priceCents : null,
    repeats: onWeekday(repeats, startsOn),
  };
}
