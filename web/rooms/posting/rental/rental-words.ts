import type { WordKey } from '../../../i18n/words.ts';

type WordsOf<K extends string> = Readonly<Record<K, WordKey>>;

/* The labels of options, by the values of the contract. */

export const accommodationWords: WordsOf<'apartment' | 'house' | 'townhouse' | 'room'> = {
  apartment: 'posting-rental:apartment',
  house: 'posting-rental:house',
  townhouse: 'posting-rental:townhouse',
  room: 'posting-rental:room',
};

export const genderWords: WordsOf<'male' | 'female' | 'any'> = {
  male: 'posting-rental:male',
  female: 'posting-rental:female',
  any: 'posting-rental:any',
};

export const utilityWords: WordsOf<'heat' | 'hot_water' | 'electricity' | 'gas' | 'internet' | 'trash'> = {
  heat: 'posting-rental:heat',
  hot_water: 'posting-rental:hotWater',
  electricity: 'posting-rental:electricity',
  gas: 'posting-rental:gas',
  internet: 'posting-rental:internet',
  trash: 'posting-rental:trash',
};

export const petWords: WordsOf<'none' | 'cats' | 'dogs' | 'any'> = {
  none: 'posting-rental:petsNone',
  cats: 'posting-rental:petsCats',
  dogs: 'posting-rental:petsDogs',
  any: 'posting-rental:petsAny',
};

export const laundryWords: WordsOf<'in_unit' | 'in_building' | 'nearby' | 'none'> = {
  in_unit: 'posting-rental:laundryUnit',
  in_building: 'posting-rental:laundryBuilding',
  nearby: 'posting-rental:laundryNearby',
  none: 'posting-rental:laundryNone',
};

export const parkingWords: WordsOf<'garage' | 'driveway' | 'street' | 'none'> = {
  garage: 'posting-rental:parkingGarage',
  driveway: 'posting-rental:parkingDriveway',
  street: 'posting-rental:parkingStreet',
  none: 'posting-rental:parkingNone',
};

export const feeTermWords: WordsOf<'once' | 'monthly'> = {
  once: 'posting-rental:feeOnce',
  monthly: 'posting-rental:feeMonthly',
};
