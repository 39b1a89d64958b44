import type { ArticleKind } from '../../../contract/articles.ts';
import { businessSorts } from '../../../contract/businesses.ts';
import type { ListMeta } from '../../../contract/envelope.ts';
import { eventSorts } from '../../../contract/events.ts';
import { jobPostTypes, jobSorts } from '../../../contract/jobs.ts';
import { productSorts } from '../../../contract/products.ts';
import { rentalPostTypes, rentalSorts } from '../../../contract/rentals.ts';
import type { SearchQuery, SearchResults, SearchType } from '../../../contract/search-results.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Businesses } from '../businesses/service.ts';
import type { Content } from '../content/service.ts';
import type { Events } from '../events/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { RentalReading, Rentals } from '../rentals/service.ts';

/** The rooms that have the lists of each type. */
export interface ListRooms {
  businesses: Businesses;
  products: Products;
  rentals: Rentals;
  jobs: Jobs;
  events: Events;
  content: Content;
}

export type Lists = {
  [T in SearchType]: (
    query: SearchQuery,
    context: RequestContext,
    reading: RentalReading,
  ) => Promise<{ data: SearchResults['data'][T]; meta: ListMeta }>;
};

/** A value if it is among the known ones. */
function among<T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => one === value);
}

/** Maps a search to the query of each type's room. */
export function listsOf({ businesses, products, rentals, jobs, events, content }: ListRooms): Lists {
  const idOf = ({ category }: SearchQuery) => (typeof category === 'number' ? category : undefined);
  const articles =
    (...kinds: ArticleKind[]) =>
    ({ q, category, after, limit }: SearchQuery, context: RequestContext, { looseness }: RentalReading) =>
      content.articles.list(kinds, { q, category: category?.toString(), after, limit }, context, looseness);
  return {
    business: (query, asked, reading) =>
      businesses.list(
        { ...query, type: undefined, category: idOf(query), sort: among(businessSorts, query.sort) },
        asked,
        reading,
      ),
    product: (query, asked, reading) =>
      products.list(
        { ...query, type: query.post_type, sort: among(productSorts, query.sort) },
        asked,
        reading,
      ),
    rent: (query, asked, reading: RentalReading) =>
      rentals.list(
        {
          ...query,
          type: query.accommodation,
          looking_for: among(rentalPostTypes, query.looking_for),
          sort: among(rentalSorts, query.sort),
        },
        asked,
        reading,
      ),
    job: (query, asked, reading) =>
      jobs.list(
        {
          ...query,
          category: idOf(query),
          looking_for: among(jobPostTypes, query.looking_for),
          sort: among(jobSorts, query.sort),
        },
        asked,
        reading,
      ),
    event: (query, context, reading) =>
      events.list({ ...query, category: idOf(query), sort: among(eventSorts, query.sort) }, context, reading),
    // News is searched together with stories.
    blog: articles('blog', 'news'),
    guide: articles('guide'),
  };
}
