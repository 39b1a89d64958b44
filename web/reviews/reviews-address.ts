import { langs } from '../../contract/locales.ts';
import { reviewSorts, starValues } from '../../contract/review-values.ts';

/** The page with all reviews of a business. */
export const reviewsPath = ({ id, slug }: { id: number; slug: string }): string =>
  `/Reviews/${id}/${encodeURIComponent(slug)}`;

const names = ['stars', 'written', 'photos', 'sort'] as const;
type Name = (typeof names)[number];

const values: Record<Name, readonly string[]> = {
  stars: starValues.map(String),
  written: langs,
  photos: ['1'],
  sort: reviewSorts,
};

/** The filters of a profile's reviews in its address; invalid values are omitted. */
export function reviewsQueryOf(search: string): Partial<Record<Name, string>> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name);
      return value !== null && values[name].includes(value) ? [[name, value]] : [];
    }),
  );
}

/** The first page with other filters, or another page of the same ones; null removes a filter. */
export function addressWith(
  { pathname, search }: { pathname: string; search: string },
  change: Partial<Record<Name | 'after', string | null>>,
): string {
  const query = new URLSearchParams(search);
  query.delete('after');
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
