import type { ArticleKind } from '../../../contract/articles.ts';
import { businessSorts } from '../../../contract/businesses.ts';
import type { ListMeta } from '../../../contract/envelope.ts';
import { jobPostTypes, jobSorts } from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import { productSorts } from '../../../contract/products.ts';
import { rentalPostTypes, rentalSorts } from '../../../contract/rentals.ts';
import type { SearchQuery, SearchResults, SearchType } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import type { Businesses } from '../businesses/service.ts';
import type { CatalogSource } from '../catalog/service.ts';
import type { Content } from '../content/service.ts';
import type { Jobs } from '../jobs/service.ts';
import { matchOf } from '../listings/reading.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import type { Settings } from '../settings/service.ts';
import { countMatches, otherLimit } from './queries.ts';
import { createSuggestions } from './suggestions.ts';

export interface SearchNeeds {
  source: CatalogSource;
  settings: Settings;
  businesses: Businesses;
  products: Products;
  rentals: Rentals;
  jobs: Jobs;
  content: Content;
}

type Lists = {
  [T in SearchType]: (
    query: SearchQuery,
    asked: Asked,
    counting: { facets: boolean },
  ) => Promise<{ data: SearchResults['data'][T]; meta: ListMeta }>;
};

/** A value where it is one of those that are known. */
function among<T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => one === value);
}

/** How a question to the search is put to the room of each type. */
function listsOf({ businesses, products, rentals, jobs, content }: SearchNeeds): Lists {
  const idOf = ({ category }: SearchQuery) => (typeof category === 'number' ? category : undefined);
  const articles =
    (...kinds: ArticleKind[]) =>
    ({ q, category, after, limit }: SearchQuery, asked: Asked) =>
      content.articles.list(kinds, { q, category: category?.toString(), after, limit }, asked);
  return {
    business: (query, asked, counting) =>
      businesses.list(
        { ...query, type: undefined, category: idOf(query), sort: among(businessSorts, query.sort) },
        asked,
        counting,
      ),
    product: (query, asked, counting) =>
      products.list(
        { ...query, type: query.post_type, sort: among(productSorts, query.sort) },
        asked,
        counting,
      ),
    rent: (query, asked, counting) =>
      rentals.list(
        {
          ...query,
          type: query.accommodation,
          looking_for: among(rentalPostTypes, query.looking_for),
          sort: among(rentalSorts, query.sort),
        },
        asked,
        counting,
      ),
    job: (query, asked, counting) =>
      jobs.list(
        {
          ...query,
          category: idOf(query),
          looking_for: among(jobPostTypes, query.looking_for),
          sort: among(jobSorts, query.sort),
        },
        asked,
        counting,
      ),
    // News are read beside the stories: whoever searches one, searches both.
    blog: articles('blog', 'news'),
    guide: articles('guide'),
  };
}

const nothing: ListMeta = { total: 0, totalIsExact: true, next: null, facets: {} };

function emptyResults(): SearchResults {
  return {
    data: { business: [], product: [], rent: [], job: [], blog: [], guide: [] },
    meta: { business: nothing, product: nothing, rent: nothing, job: nothing, blog: nothing, guide: nothing },
  };
}

/** Search over everything: results by type, and completions while typing. */
export function createSearch(db: Db, needs: SearchNeeds) {
  const lists = listsOf(needs);

  /** Every group with its first results. Only the place narrows them all. */
  async function everything({ q, city, sort }: SearchQuery, asked: Asked): Promise<SearchResults> {
    const query: SearchQuery = {
      q,
      city,
      sort,
      limit: limits.searchGroup,
      open_now: false,
      verified: false,
      main_id: undefined,
      category_id: undefined,
    };
    const ask = <T extends SearchType>(type: T) => lists[type](query, asked, { facets: false });
    const [business, product, rent, job, blog, guide] = await Promise.all([
      ask('business'),
      ask('product'),
      ask('rent'),
      ask('job'),
      ask('blog'),
      ask('guide'),
    ]);
    return {
      data: {
        business: business.data,
        product: product.data,
        rent: rent.data,
        job: job.data,
        blog: blog.data,
        guide: guide.data,
      },
      meta: {
        business: business.meta,
        product: product.meta,
        rent: rent.meta,
        job: job.meta,
        blog: blog.meta,
        guide: guide.meta,
      },
    };
  }

  /** How many of each type have the words, whatever else is asked of one of them. */
  async function totals({ q, city }: SearchQuery, { cityId, now }: Asked): Promise<SearchResults['meta']> {
    const { meta } = emptyResults();
    const match = matchOf(q, await needs.source.catalog());
    if (!match) return meta;
    const placeIds = [city, cityId].filter((id): id is number => id !== undefined && id > 0);
    const rows = await countMatches(db, match, now, placeIds);
    for (const { kind, count } of rows) {
      meta[kind === 'rental' ? 'rent' : kind] = {
        ...nothing,
        total: Math.min(count, otherLimit),
        totalIsExact: count <= otherLimit,
      };
    }
    return meta;
  }

  /** With a type its full list, and of the others how many there are; without, the first of every type. */
  async function search(query: SearchQuery, asked: Asked): Promise<SearchResults> {
    const { type } = query;
    if (!type) return everything(query, asked);
    const [list, meta] = await Promise.all([
      lists[type](query, asked, { facets: true }),
      totals(query, asked),
    ]);
    const { data } = emptyResults();
    return {
      data: { ...data, [type]: list.data } as SearchResults['data'],
      meta: { ...meta, [type]: list.meta },
    };
  }

  return { search, suggest: createSuggestions(db, needs.source, needs.settings) };
}
export type Search = ReturnType<typeof createSearch>;
