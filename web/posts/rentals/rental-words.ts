import type { RentalCard, RentalDetail } from '../../../contract/rentals.ts';
import type { Translate } from '../../i18n/words.ts';
import type { KeyFact } from '../../ui/KeyFacts.tsx';

export const accommodationWords = {
  apartment: 'rentals:apartment',
  house: 'rentals:house',
  townhouse: 'rentals:townhouse',
  room: 'rentals:room',
} as const;

const openToWords = {
  male: 'rentals:men',
  female: 'rentals:women',
  any: 'rentals:anyoneFamilies',
} as const;

const seekerWords = { male: 'rentals:aMan', female: 'rentals:aWoman', any: 'rentals:aFamily' } as const;

/** «1 bath, private», «Shared». */
function bathWords({ bathrooms, bathroomShared }: RentalCard, t: Translate): string | null {
  const shared = bathroomShared ? t('rentals:shared') : null;
  if (bathrooms === null) return shared;
  const baths = t('cards:baths', { count: bathrooms });
  return t(bathroomShared ? 'rentals:bathsShared' : 'rentals:bathsPrivate', { baths });
}

/** What is asked first about a home, in the order that it is asked. */
export function rentalKeyFacts(rental: RentalDetail, t: Translate): (KeyFact | null)[] {
  const { postType, accommodation, bedrooms, areaSqFt, gender } = rental;
  const baths = bathWords(rental, t);
  return [
    bedrooms !== null
      ? {
          icon: 'bed',
          label: t('rentals:bedroomsLabel'),
          value: bedrooms === 0 ? t('cards:studio') : t('cards:bedrooms', { count: bedrooms }),
        }
      : null,
    baths ? { icon: 'bath', label: t('rentals:bathroomsLabel'), value: baths } : null,
    areaSqFt
      ? { icon: 'area', label: t('rentals:areaLabel'), value: t('cards:squareFeet', { count: areaSqFt }) }
      : null,
    { icon: 'home', label: t('posts:type'), value: t(accommodationWords[accommodation]) },
    postType === 'wanted'
      ? { icon: 'people', label: t('rentals:seeker'), value: t(seekerWords[gender]) }
      : { icon: 'people', label: t('rentals:openTo'), value: t(openToWords[gender]) },
  ];
}
