import type { RentalCard, RentalDetail } from '../../../contract/rentals.ts';
import type { Translate } from '../../i18n/words.ts';
import type { KeyFact } from '../../ui/KeyFacts.tsx';

export const accommodationWords = {
  apartment: 'posts:apartment',
  house: 'posts:house',
  townhouse: 'posts:townhouse',
  room: 'posts:room',
} as const;

const openToWords = {
  male: 'posts:men',
  female: 'posts:women',
  any: 'posts:anyoneFamilies',
} as const;

const seekerWords = { male: 'posts:aMan', female: 'posts:aWoman', any: 'posts:aFamily' } as const;

/** «1 bath, private», «Shared». */
function bathWords({ bathrooms, bathroomShared }: RentalCard, t: Translate): string | null {
  const shared = bathroomShared ? t('posts:shared') : null;
  if (bathrooms === null) return shared;
  const baths = t('cards:baths', { count: bathrooms });
  return t(bathroomShared ? 'posts:bathsShared' : 'posts:bathsPrivate', { baths });
}

/** What is asked first about a home, in the order that it is asked. */
export function rentalKeyFacts(rental: RentalDetail, t: Translate): (KeyFact | null)[] {
  const { postType, accommodation, bedrooms, areaSqFt, gender } = rental;
  const baths = bathWords(rental, t);
  return [
    bedrooms !== null
      ? {
          icon: 'bed',
          label: t('posts:bedroomsLabel'),
          value: bedrooms === 0 ? t('cards:studio') : t('cards:bedrooms', { count: bedrooms }),
        }
      : null,
    baths ? { icon: 'bath', label: t('posts:bathroomsLabel'), value: baths } : null,
    areaSqFt
      ? { icon: 'area', label: t('posts:areaLabel'), value: t('cards:squareFeet', { count: areaSqFt }) }
      : null,
    { icon: 'home', label: t('posts:type'), value: t(accommodationWords[accommodation]) },
    postType === 'wanted'
      ? { icon: 'people', label: t('posts:seeker'), value: t(seekerWords[gender]) }
      : { icon: 'people', label: t('posts:openTo'), value: t(openToWords[gender]) },
  ];
}
