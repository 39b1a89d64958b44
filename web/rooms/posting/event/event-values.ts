import type { TypedNumber } from '../../../posting/form/bound/typed-number.ts';
import type { Body, Poster } from '../../../posting/form/plan.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';
import { onWeekday } from './repeat-rules.ts';

/** What the form of an event holds. */
export interface EventValues {
  title: string;
  category: number | null;
  /** `2026-12-01`; '' for none. */
  startsOn: string;
  /** Minutes since midnight. */
  startsMinute: number | null;
  endsMinute: number | null;
  afterPrayer: string;
  /** A recurrence rule; '' where it takes place once. */
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
  audience: string[];
  languages: string[];
  seats: TypedNumber;
  host: string;
  images: PostPhoto[];
  phone: string;
  email: string;
}

/** Nothing of the account is published with an event unless its poster types it. */
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

/** A price belongs to what is paid only, and «every month» to the weekday of the first day. */
export function tidyEvent(values: EventValues): Body {
  const { priceType, priceCents, repeats, startsOn } = values;
  return {
    ...values,
    priceCents: priceType === 'paid' ? priceCents : null,
    repeats: onWeekday(repeats, startsOn),
  };
}
