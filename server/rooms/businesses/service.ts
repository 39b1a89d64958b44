import {
  type BusinessCard,
  type BusinessDetail,
  type BusinessQuery,
  businessFields,
} from '../../../contract/businesses.ts';
import { limits } from '../../../contract/limits.ts';
import type { CityMoment } from '../../../contract/opening.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { createListings, type ListingKindService } from '../listings/kind-service.ts';
import { presentCard, presentDetail } from './present.ts';
import { type BusinessDetailRow, type BusinessFilter, type BusinessRow, businessQueries } from './queries.ts';

const businesses: ListingKindService<
  BusinessFilter,
  BusinessQuery,
  BusinessRow,
  BusinessDetailRow,
  BusinessCard,
  BusinessDetail
> = {
  queries: businessQueries,
  fields: businessFields,
  isMapped: true,
  usualSort: 'relevance',
  pictures: { card: ['logo', 'cover', 'main'], detail: ['logo', 'cover', 'main', 'gallery'] },
  filterOf: ({ type, category, open_now, rated }, { catalog, moment }) => ({
    categoryIds: type && type !== 'business' ? catalog.ofType(type).map(({ id }) => id) : undefined,
    category,
    openAt: open_now ? moment : undefined,
    ratedAtLeast: rated ? limits.reviews.high : undefined,
  }),
  similarTo: ({ category_id }) => ({ category: category_id }),
  featured: {},
  presentCard,
  presentDetail,
};

/** The factor by which more candidates are read than featured. */
const featuredFrom = 6;

/** The directory: lists with facets, one business, and data for other rooms. */
export function createBusinesses(db: Db, source: CatalogSource) {
  const { countLatest, firstOf, readFeatured, viewOf, present, ...lists } = createListings(
    db,
    source,
    businesses,
  );

  /** The most complete and verified businesses of as many trades as possible, for the home page. */
  async function featured(limit: number, context: RequestContext): Promise<BusinessCard[]> {
    const [view, rows] = await Promise.all([
      viewOf(context),
      readFeatured(limit * featuredFrom + 1, context),
    ]);
    const met = new Set<number>();
    const first = rows.filter(({ category_id }) => !met.has(category_id) && met.add(category_id));
    const shops = first.filter((row) => view.catalog.category(row.category_id)?.type === 'shops');
    const services = first.filter((row) => !shops.includes(row));
    const others = rows.filter((row) => !first.includes(row));
    const alternating = first
      .flatMap((_, index) => [shops[index], services[index]])
      .filter((row) => row !== undefined);
    return present([...alternating, ...others].slice(0, limit), view);
  }

  /** The newest ones in the city of the request. */
  const newest = (limit: number, context: RequestContext) => firstOf({}, 'newest', limit, context);

  /** Those in the city of the request that are open at a moment of its clock. */
  const openAt = (moment: CityMoment, limit: number, context: RequestContext) =>
    firstOf({ openAt: moment }, 'relevance', limit, context);

  const { list, map, detail, chosen, conditionsOf, fitting, countSince } = lists;
  const followed = { conditionsOf, fitting, countSince };
  return { list, map, detail, featured, newest, openAt, chosen, countFeatured: countLatest, ...followed };
}
export type Businesses = ReturnType<typeof createBusinesses>;
