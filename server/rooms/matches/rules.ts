import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { MatchCriterion, MatchPoint } from '../../../contract/matches.ts';
import type { AlertQuery } from '../alerts/service.ts';
import { type Catalog, nameOf } from '../catalog/service.ts';
import { type SideRow, tolerance } from './side.ts';

/* Which offers match a wanted post: required criteria, and permitted differences. */

/** The maximum number of missed criteria. */
export const mostMisses = 1;

const dollarsUpTo = (cents: number): string => String(Math.floor((cents * tolerance) / 100));

/** The borough of a place; a place outside boroughs is its own. */
const boroughOf = (placeId: number, catalog: Catalog): number =>
  (catalog.placeChain(placeId)[1] ?? catalog.placeChain(placeId)[0])?.id ?? placeId;

/**
 * The required criteria of an offer, as filters of its list.
 * @param isPriced whether a price limit is included
 */
export function queryFor(wanted: SideRow, catalog: Catalog, isPriced = true): AlertQuery {
  const limit: AlertQuery =
    isPriced && wanted.price_cents !== null ? { price_max: dollarsUpTo(wanted.price_cents) } : {};
  if (wanted.kind === 'rental') {
    return {
      looking_for: 'offer',
      ...(wanted.accommodation && { type: wanted.accommodation }),
      ...(wanted.bedrooms !== null && { bedrooms: String(wanted.bedrooms) }),
      ...(wanted.gender && wanted.gender !== 'any' && { gender: wanted.gender }),
      city: String(boroughOf(wanted.place_id, catalog)),
      ...limit,
    };
  }
  if (wanted.kind === 'job') {
    return {
      looking_for: 'hiring',
      category: String(wanted.category_id),
      ...(wanted.job_type && wanted.job_type !== 'both' && { job_type: wanted.job_type }),
    };
  }
  const isMain = catalog.categoryChain(wanted.category_id).length < 2;
  return { type: 'sale', [isMain ? 'main_id' : 'category_id']: String(wanted.category_id), ...limit };
}

const point = (
  criterion: MatchCriterion,
  fits: boolean,
  given: Partial<Omit<MatchPoint, 'criterion' | 'fits'>>,
): MatchPoint => ({ criterion, fits, cents: null, count: null, value: null, ...given });

/** A price compared with a limit. */
function pricePoint(wanted: SideRow, offer: SideRow): MatchPoint[] {
  if (wanted.price_cents === null || offer.price_cents === null) return [];
  const cents = offer.price_cents - wanted.price_cents;
  return [point('price', cents <= 0, { cents })];
}

/** Whether an offer is in the wanted area: in the same neighborhood, or within the wanted borough. */
function placePoint(wanted: SideRow, offer: SideRow, catalog: Catalog, lang: Lang): MatchPoint[] {
  const chain = catalog.placeChain(offer.place_id);
  const [place] = chain;
  if (!place) return [];
  return [
    point(
      'place',
      chain.some(({ id }) => id === wanted.place_id),
      { value: nameOf(place, lang) },
    ),
  ];
}

/** Pay for the same period; different periods are not compared. */
function payPoint(wanted: SideRow, offer: SideRow): MatchPoint[] {
  const paid = offer.salary_max_cents ?? offer.salary_min_cents;
  if (wanted.salary_min_cents === null || paid === null || wanted.salary_type !== offer.salary_type)
    return [];
  const cents = paid - wanted.salary_min_cents;
  return [point('pay', cents >= 0, { cents })];
}

/** The comparison of an offer with a wanted post; criteria that either side omits are not compared. */
export function pointsOf(wanted: SideRow, offer: SideRow, catalog: Catalog, lang: Lang): MatchPoint[] {
  const place = placePoint(wanted, offer, catalog, lang);
  if (wanted.kind === 'rental') {
    const { bedrooms, available_from: from } = offer;
    return [
      ...(bedrooms === null
        ? [point('accommodation', true, { value: offer.accommodation })]
        : [point('bedrooms', true, { count: bedrooms })]),
      ...pricePoint(wanted, offer),
      ...place,
      ...(wanted.available_from && from
        ? [point('available', from <= wanted.available_from, { value: from })]
        : []),
    ];
  }
  if (wanted.kind === 'job') {
    return [
      point('jobType', true, { value: offer.job_type }),
      ...payPoint(wanted, offer),
      ...place,
      ...(wanted.workplace && offer.workplace
        ? [point('workplace', wanted.workplace === offer.workplace, { value: offer.workplace })]
        : []),
    ];
  }
  const category = catalog.category(offer.category_id);
  return [
    ...(category ? [point('category', true, { value: nameOf(category, lang) })] : []),
    ...pricePoint(wanted, offer),
    ...place,
    ...(wanted.condition && offer.condition
      ? [point('condition', wanted.condition === offer.condition, { value: offer.condition })]
      : []),
  ];
}

/** The criteria of a wanted post, without a comparison. */
export function termsOf(wanted: SideRow, catalog: Catalog, lang: Lang): MatchPoint[] {
  return pointsOf(wanted, wanted, catalog, lang).map((one) =>
    one.criterion === 'price'
      ? { ...one, cents: wanted.price_cents }
      : one.criterion === 'pay'
        ? { ...one, cents: wanted.salary_min_cents }
        : one,
  );
}

const missesOf = (points: readonly MatchPoint[]): number => points.filter(({ fits }) => !fits).length;

/** Whether an offer with these results is included. */
export const isMatch = (points: readonly MatchPoint[]): boolean => missesOf(points) <= mostMisses;

/** Fewest misses first, then most matched criteria, then newest first. */
export function byFit(
  one: { points: readonly MatchPoint[]; at: number },
  other: { points: readonly MatchPoint[]; at: number },
): number {
  return (
    missesOf(one.points) - missesOf(other.points) ||
    other.points.length - one.points.length ||
    other.at - one.at
  );
}

/** The page of a post with its matches. */
export const matchesPath = (kind: ListingKind, id: number): string =>
  `/matches/${kind === 'rental' ? 'rent' : kind}/${id}`;
