import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isMessageKey, messageOf } from '../../http/messages.ts';

/** The query of an alert: texts by name. */
type Query = Readonly<Record<string, string>>;

/** Filters that an alert names by themselves: its words, kind, category, place, price and bedrooms. */
const named = new Set([
  'q',
  'city',
  'category',
  'category_id',
  'main_id',
  'price_min',
  'price_max',
  'bedrooms',
  'radius_km',
]);

/** The sides of lists that they show by themselves: offers, not what is wanted. */
const sides = new Set(['offer', 'hiring']);

const dollars = (value: string) => `$${Number(value).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/** One filter in words: those with few values have a message for each, switches have one, figures are filled in. */
function wordsOf(name: string, value: string, lang: Lang): string {
  const key = [`alertFilter.${name}.${value}`, `alertFilter.${name}`].find(isMessageKey);
  return key ? messageOf(key, lang).replace('{{value}}', value) : `${name}: ${value}`;
}

/** Pay with its period, which says nothing without a figure. */
function payWords({ salary_min: pay, salary_type: period = 'year' }: Query, lang: Lang): string[] {
  const key = `alertFilter.salary_min.${period}`;
  if (pay === undefined || !isMessageKey(key)) return [];
  return [messageOf(key, lang).replace('{{value}}', dollars(pay))];
}

/** How a list is narrowed besides what an alert names by itself, in words of a language. */
export function filterWords(
  { kind, query }: { kind: ListingKind | null; query: Query },
  lang: Lang,
): string[] {
  const others = Object.entries(query).filter(
    ([name, value]) =>
      !named.has(name) &&
      !['salary_min', 'salary_type'].includes(name) &&
      // The type of a business is that of its category.
      !(kind === 'business' && name === 'type') &&
      !(name === 'looking_for' && sides.has(value)),
  );
  return [...others.map(([name, value]) => wordsOf(name, value, lang)), ...payWords(query, lang)];
}
