import type { CongregationPrayer } from '../../../contract/congregation.ts';
import type { TypedNumber } from '../form/bound/typed-number.ts';

/** An iqama as typed: a time, or minutes after the adhan; the other is null. */
export interface TypedIqama {
  at: string | null;
  after: TypedNumber;
}

export interface TypedFriday {
  at: string;
  /** The language of the sermon; null if not stated. */
  lang: string | null;
}

/** The times of prayer as typed. */
export interface TypedPrayers {
  iqama: Record<CongregationPrayer, TypedIqama | null>;
  friday: readonly TypedFriday[];
}

/** Of a place that just turned them on. */
export const noPrayers: TypedPrayers = {
  iqama: { fajr: null, dhuhr: null, asr: null, maghrib: null, isha: null },
  friday: [],
};
