import type { Congregation } from '../../../contract/congregation.ts';
import type { Day, Week } from '../../../contract/hours.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { QueueDetail } from '../../../contract/moderation.ts';
import type { Fee } from '../../../contract/rentals.ts';
import type { SpecialPeriod } from '../../../contract/special-hours.ts';
import type { Translate, WordKey } from '../../i18n/words.ts';
import { prayerLines } from '../../posts/prayer-lines.ts';
import { minuteWords, timeWords, weekdayName, weekdays } from '../../ui/clock-words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { priceWords } from '../../ui/Price.tsx';
import { phoneWords } from '../../ui/phone-words.ts';
import type { PostField } from './post-fields.ts';

/** Formatters for values. */
export interface Speech {
  t: Translate;
  lang: Lang;
  names: QueueDetail['names'];
}

/** Whether a field is empty. */
export const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(saysNothing) && !('lat' in value));

type Say = (value: never, speech: Speech, field: PostField) => string;

const listOf = (parts: readonly string[], lang: Lang) =>
  new Intl.ListFormat(lang, { type: 'unit' }).format(parts);
const eitherWords = (value: string | Partial<Record<Lang, string>>) =>
  typeof value === 'string' ? value : Object.values(value).filter(Boolean).join('\n');

function daySays(day: Day, t: Translate): string {
  if (day.state === 'closed') return t('posting-fields:closed');
  if (day.state === 'always') return t('posting-fields:always');
  return day.spans
    .map(({ from, to }) => t('posting-fields:fromTo', { from: timeWords(from, t), to: timeWords(to, t) }))
    .join(t('posting-fields:comma'));
}

const nameIn = (list: readonly { id: number; name: string }[], id: number) =>
  list.find((one) => one.id === id)?.name ?? `#${id}`;

const says: Record<PostField['format'], Say> = {
  text: (value: string) => value,
  either: eitherWords,
  list: (value: (string | Partial<Record<Lang, string>>)[]) =>
    value.map((one) => eitherWords(one).replace('\n', ' / ')).join('\n'),
  price: (value: number, { t }) => (value === 0 ? t('admin-moderation:free') : priceWords(value)),
  latin: (value: string | number | string[]) => (Array.isArray(value) ? value.join(' ') : String(value)),
  phone: (value: string) => phoneWords(value),
  choice: (value: string | number | boolean | string[], { t, lang }, { words }) =>
    listOf(
      (Array.isArray(value) ? value : [value]).map((one) => (words ? t(words(String(one))) : String(one))),
      lang,
    ),
  yes: (value: boolean, { t }) => t(value ? 'admin-moderation:yes' : 'admin-moderation:no'),
  date: (value: string, { lang }) => dayWords(value, lang),
  clock: (value: number, { t }) => minuteWords(value, t),
  place: (value: number, { names }) => nameIn(names.places, value),
  category: (value: number | number[], { names, lang }) =>
    listOf(
      [value].flat().map((id) => nameIn(names.categories, id)),
      lang,
    ),
  week: (value: Week, { t, lang }) =>
    weekdays.map((day) => `${weekdayName(day, lang)}: ${daySays(value[day], t)}`).join('\n'),
  special: (value: readonly SpecialPeriod[], { t, lang }) =>
    value
      .map(({ occasion, name, from, to, day }) => {
        const words: Record<string, WordKey> = {
          ramadan: 'posting-fields:ramadan',
          eid_al_fitr: 'posting-fields:eidAlFitr',
          eid_al_adha: 'posting-fields:eidAlAdha',
        };
        const known = words[occasion];
        const days = t('posting-fields:fromTo', { from: dayWords(from, lang), to: dayWords(to, lang) });
        return `${known ? t(known) : (name ?? '')}: ${days}: ${daySays(day, t)}`;
      })
      .join('\n'),
  fees: (value: readonly Fee[], { t }) =>
    value
      .map(({ name, amountCents, term }) => {
        const often = t(term === 'once' ? 'posting-rental:feeOnce' : 'posting-rental:feeMonthly');
        return `${name}: ${priceWords(amountCents)} (${often})`;
      })
      .join('\n'),
  links: (value: Record<string, string | null>) => Object.values(value).filter(Boolean).join('\n'),
  point: ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
  halal: (value: { certifier: string | null; since: number | null }, { t }) =>
    [value.certifier ?? t('admin-moderation:halalOwn'), value.since].filter(Boolean).join(' '),
  prayers: (value: Congregation, { t }) => prayerLines(value, t).join('\n'),
  photos: () => '',
};

/** A field's value as one text with line breaks; empty if it has none. */
export function valueWords(field: PostField, value: unknown, speech: Speech): string {
  // The format of a field determines the type of its value.
  return saysNothing(value) ? '' : says[field.format](value as never, speech, field);
}
