import type { Lang } from '../../../contract/locales.ts';
import type { RentalCard, RentalDetail } from '../../../contract/rentals.ts';
import type { Translate } from '../../i18n/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import type { KeyFact } from '../../ui/KeyFacts.tsx';

const openToWords = {
  male: 'posts:men',
  female: 'posts:women',
  any: 'rental-facts:anyoneFamilies',
} as const;

const seekerWords = {
  male: 'rental-facts:aMan',
  female: 'rental-facts:aWoman',
  any: 'rental-facts:aFamily',
} as const;

/** «1 bath, private», «Shared». */
function bathWords({ bathrooms, bathroomShared }: RentalCard, t: Translate): string | null {
  const shared = bathroomShared ? t('rental-facts:shared') : null;
  if (bathrooms === null) return shared;
  const baths = t('rental-cards:baths', { count: bathrooms });
  return t(bathroomShared ? 'rental-facts:bathsShared' : 'rental-facts:bathsPrivate', { baths });
}

/** «12 months», «6 to 12 months», «From 6 months»: the term of the lease. */
function leaseText({ leaseMinMonths: least, leaseMaxMonths: most }: RentalDetail, t: Translate) {
  if (least && most && least !== most) return t('rental-facts:leaseRange', { from: least, count: most });
  const one = least ?? most;
  if (!one) return null;
  const months = t('rental-facts:leaseMonths', { count: one });
  if (least === most) return months;
  return t(least ? 'rental-facts:leaseFrom' : 'rental-facts:leaseUpTo', { months });
}

/** The key facts of a rental, in order of importance. */
export function rentalKeyFacts(rental: RentalDetail, t: Translate, lang: Lang): (KeyFact | null)[] {
  const { postType, accommodation, bedrooms, areaSqFt, gender, availableFrom } = rental;
  const baths = bathWords(rental, t);
  const lease = leaseText(rental, t);
  return [
    bedrooms !== null
      ? {
          icon: 'bed',
          label: t('posts:bedroomsLabel'),
          value: bedrooms === 0 ? t('rental-cards:studio') : t('rental-cards:bedrooms', { count: bedrooms }),
        }
      : null,
    baths ? { icon: 'bath', label: t('posts:bathroomsLabel'), value: baths } : null,
    areaSqFt
      ? {
          icon: 'area',
          label: t('rental-facts:areaLabel'),
          value: t('rental-cards:squareFeet', { count: areaSqFt }),
        }
      : null,
    { icon: 'home', label: t('posts:type'), value: t(`posts:${accommodation}`) },
    postType === 'wanted'
      ? { icon: 'people', label: t('rental-facts:seeker'), value: t(seekerWords[gender]) }
      : { icon: 'people', label: t('posts:openTo'), value: t(openToWords[gender]) },
    availableFrom
      ? {
          icon: 'calendar',
          label: t(postType === 'wanted' ? 'posts:from' : 'rental-facts:available'),
          value: dayWords(availableFrom, lang),
        }
      : null,
    lease ? { icon: 'page', label: t('rental-facts:lease'), value: lease } : null,
  ];
}
