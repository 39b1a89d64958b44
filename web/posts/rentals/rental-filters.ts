import { limits } from '../../../contract/limits.ts';
import type { State } from '../../../contract/places.ts';
import type { RentalCard } from '../../../contract/rentals.ts';
import type { Translate } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { isByMap } from '../../lists/map-area.ts';
import {
  type Filters,
  numberUpTo,
  oneOf,
  readDollars,
  readFilters,
  readId,
  readPoint,
  readRadius,
  readWords,
} from '../../lists/reading.ts';
import { withinWords } from '../../lists/within-words.ts';
import { priceLimitWords } from '../../ui/Price.tsx';

/* As the contract spells them; repeated here so that no schema is bundled. */

export const rentalSorts = ['relevance', 'newest', 'nearest', 'price_low', 'price_high'] as const;

const reading = {
  looking_for: oneOf('offer', 'wanted'),
  q: readWords,
  type: oneOf('apartment', 'house', 'townhouse', 'room'),
  bedrooms: numberUpTo(limits.bedrooms.max),
  bathrooms: numberUpTo(limits.bathrooms.max, 0.5),
  price_min: readDollars,
  price_max: readDollars,
  gender: oneOf('male', 'female', 'any'),
  pets: oneOf('cats', 'dogs', 'any'),
  furnished: oneOf('1'),
  utilities: oneOf('1'),
  city: readId,
  near: readPoint,
  radius_km: readRadius,
  sort: oneOf(...rentalSorts),
};
export type RentalFilters = Filters<typeof reading>;
export type RentalFilterName = keyof RentalFilters;

/** The filters that «clear all» removes: neither the side nor the order. */
export const rentalFilterNames = Object.keys(reading).filter(
  (name) => name !== 'looking_for' && name !== 'sort',
);

export function rentalFiltersOf(params: URLSearchParams): RentalFilters {
  return readFilters(reading, params);
}

/** Offered rentals unless the address requests wanted ones. */
export function isWanted({ looking_for: side }: RentalFilters): boolean {
  return side === 'wanted';
}

/** The query string for the API. */
export function rentalQuery(filters: RentalFilters, params: URLSearchParams) {
  return {
    ...filters,
    looking_for: filters.looking_for ?? 'offer',
    sort: filters.sort ?? (isByMap(params) ? 'newest' : null),
    after: params.get('after'),
  };
}

const sideWords = { offer: 'rentals:tabOffer', wanted: 'rentals:tabWanted' } as const;
const genderWords = {
  male: 'posts:men',
  female: 'posts:women',
  any: 'rentals:anyone',
} as const;

const petWords = { cats: 'rentals:cats', dogs: 'rentals:dogs', any: 'rentals:catsAndDogs' } as const;

/** The label of a filter value: in the panel, and as a chip while active. */
export function rentalFilterWords(
  name: RentalFilterName,
  value: string,
  { t, states, byMap }: { t: Translate; states: readonly State[]; byMap: boolean },
): string | null {
  switch (name) {
    case 'looking_for':
      return t(sideWords[value as keyof typeof sideWords]);
    case 'q':
      return t('directory:searchWords', { query: value });
    case 'type':
      return t(`posts:${value as RentalCard['accommodation']}`);
    case 'bedrooms':
      return value === '0' ? t('rental-cards:studio') : t('rentals:bedroomsOrMore', { count: Number(value) });
    case 'bathrooms':
      return t('rentals:bathsOrMore', { count: Number(value) });
    case 'price_min':
    case 'price_max':
      return priceLimitWords(name, value, t);
    case 'gender':
      return t(genderWords[value as keyof typeof genderWords]);
    case 'pets':
      return t(petWords[value as keyof typeof petWords]);
    case 'furnished':
    case 'utilities':
      return t(`rentals:${name}`);
    case 'city':
      return placeName(states, Number(value)) ?? value;
    case 'near':
      return t(byMap ? 'directory:onTheMap' : 'directory:nearMe');
    case 'radius_km':
      return byMap ? null : withinWords(Number(value), t);
    default:
      return null;
  }
}
