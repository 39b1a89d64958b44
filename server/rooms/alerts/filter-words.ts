import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isMessageKey, messageOf } from '../../http/messages.ts';

/** The query of an alert as texts by name. */
type Query = Readonly<Record<string, string>>;

/** Filters that the description of an alert covers: query, type, category, place, price and bedrooms. */
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

/** The default sides of lists: offers rather than wanted posts. */
const sides = new Set(['offer', 'hiring']);

const dollars = (value: string) => `$${Number(value).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/**
 * One filter as text: filters with few values have a message for each, switches have one, numbers are interpolated.
 */
function wordsOf(name: string, value: string, lang: Lang): string {
  const key = [`alertFilter.${name}.${value}`, `alertFilter.${name}`].find(isMessageKey);
  return key ? messageOf(key, lang).replace('{{value}}', value) : `${name}: ${value}`;
}

/** Pay with its period, which is irrelevant without an amount. */
function payWords({ salary_min: pay, salary_type: period = 'year' }: Query, lang: Lang): string[] {
  const key = `alertFilter.salary_min.${period}`;
  if (pay === undefined || !isMessageKey(key)) return [];
  return [messageOf(key, lang).replace('{{value}}', dollars(pay))];
}

/** The other filters of an alert as text in a language. */
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
