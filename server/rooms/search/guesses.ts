import { type SearchResults, type SearchType, searchTypes } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import type { Match } from '../catalog/service.ts';
import { readHaving } from './queries.ts';

type Data = SearchResults['data'];
type Groups = Pick<SearchResults['meta'], SearchType>;

const isArticle = (type: SearchType) => type === 'blog' || type === 'guide';

/** Marks results that a match found by a guess only. Costs a query of their ids where it has guesses, and else nothing. */
export async function markGuesses(db: Db, data: Data, { hasGuesses, known }: Match): Promise<Data> {
  if (!hasGuesses) return data;
  const idsOf = (articles: boolean) =>
    searchTypes
      .filter((type) => isArticle(type) === articles)
      .flatMap((type) => data[type].map(({ id }) => id));
  const readKnown = async (articles: boolean) =>
    new Set(known ? await readHaving(db, articles ? 'content' : 'listing', idsOf(articles), known.all) : []);
  const [listings, articles] = await Promise.all([readKnown(false), readKnown(true)]);
  const marked =
    (having: ReadonlySet<number>) =>
    <C extends { id: number }>(card: C): C & { guessed?: true } =>
      having.has(card.id) ? card : { ...card, guessed: true };
  const { business, product, rent, job, event, blog, guide } = data;
  return {
    business: business.map(marked(listings)),
    product: product.map(marked(listings)),
    rent: rent.map(marked(listings)),
    job: job.map(marked(listings)),
    event: event.map(marked(listings)),
    blog: blog.map(marked(articles)),
    guide: guide.map(marked(articles)),
  };
}

/**
 * The types that have guesses only, where others have what was written: as many of these as there are guesses. What is
 * written so rarely that the guess is far commoner is likelier a slip that others made, too.
 * @param all how many results each type has
 * @param known how many of them are no guesses
 */
export function guessedTypes(all: Groups, known: Groups): SearchType[] {
  const sure = searchTypes.reduce((sum, type) => sum + known[type].total, 0);
  return searchTypes.filter(
    (type) => known[type].total === 0 && all[type].total > 0 && all[type].total <= sure,
  );
}
