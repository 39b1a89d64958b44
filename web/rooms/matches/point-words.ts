import type { Lang } from '../../../contract/locales.ts';
import type { MatchCriterion, MatchPoint } from '../../../contract/matches.ts';
import type { Translate, WordKey } from '../../i18n/words.ts';
import { dateWords } from '../../ui/date-words.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { priceWords } from '../../ui/Price.tsx';

/** Values with labels; names are in the language of the page. */
const codes: Partial<Record<MatchCriterion, Record<string, WordKey>>> = {
  accommodation: {
    apartment: 'matches:apartment',
    house: 'matches:house',
    townhouse: 'matches:townhouse',
    room: 'matches:room',
  },
  condition: { new: 'matches:new', used: 'matches:used' },
  jobType: { full_time: 'matches:fullTime', part_time: 'matches:partTime', both: 'matches:anyTime' },
  workplace: { on_site: 'matches:onSite', hybrid: 'matches:hybrid', remote: 'matches:remote' },
};

export const pointIcons: Record<MatchCriterion, IconName> = {
  accommodation: 'home',
  bedrooms: 'bed',
  price: 'tag',
  place: 'pin',
  available: 'calendar',
  category: 'box',
  condition: 'star',
  jobType: 'clock',
  workplace: 'briefcase',
  pay: 'tag',
};

const noon = (day: string) => `${day}T12:00:00Z`;

function valueWords({ criterion, count, value }: MatchPoint, t: Translate): string {
  if (criterion === 'bedrooms')
    return count === 0 ? t('matches:studio') : t('matches:bedrooms', { count: count ?? 0 });
  const key = value === null ? undefined : codes[criterion]?.[value];
  return key ? t(key) : (value ?? '');
}

/** The comparison of an offer by one criterion: whether it matches, or by how much it differs. */
export function pointWords(point: MatchPoint, lang: Lang, t: Translate): string {
  const { criterion, fits, cents, value } = point;
  if (criterion === 'price' || criterion === 'pay') {
    const price = priceWords(Math.abs(cents ?? 0));
    if (cents === 0) return t(`matches:${criterion}.equal`);
    return t(`matches:${criterion}.${(cents ?? 0) < 0 ? 'under' : 'over'}`, { price });
  }
  if (criterion === 'available')
    return t(fits ? 'matches:freeFrom' : 'matches:freeOnlyFrom', { day: dateWords(noon(value ?? ''), lang) });
  return valueWords(point, t);
}

/** The wanted value of one criterion. */
export function termWords(point: MatchPoint, lang: Lang, t: Translate): string {
  const { criterion, cents, value } = point;
  if (criterion === 'price') return t('matches:upTo', { price: priceWords(cents ?? 0) });
  if (criterion === 'pay') return t('matches:payFrom', { price: priceWords(cents ?? 0) });
  if (criterion === 'available') return t('matches:from', { day: dateWords(noon(value ?? ''), lang) });
  return valueWords(point, t);
}
