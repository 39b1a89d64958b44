import { type SearchResults, type SearchType, searchTypes } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import type { CatalogSource, Match } from '../catalog/service.ts';
import type { MatchOf } from './prominence.ts';
import { readHaving } from './queries.ts';

type Data = SearchResults['data'];
type Groups = Pick<SearchResults['meta'], SearchType>;
type Source = Pick<CatalogSource, 'searchIndex' | 'articleIndex'>;

const isArticle = (type: SearchType): type is 'blog' | 'guide' => type === 'blog' || type === 'guide';

function indexOf(source: Source, type: SearchType) {
  if (isArticle(type)) return source.articleIndex();
  return source.searchIndex(type === 'rent' ? 'rental' : type);
}

/** The results of a type that match without guesses, by the in-memory index if there is one. */
async function knownOf(
  db: Db,
  source: Source,
  type: SearchType,
  { ids, known }: { ids: readonly number[]; known: Match['known'] },
): Promise<ReadonlySet<number>> {
  if (!known || ids.length === 0) return new Set();
  const index = await indexOf(source, type);
  if (index) return index.having(known.index, ids);
  return new Set(await readHaving(db, isArticle(type) ? 'content' : 'listing', ids, known.all));
}

/** Marks results that only match by a guess. */
export async function markGuesses(db: Db, source: Source, data: Data, by: MatchOf): Promise<Data> {
  if (!by('business').hasGuesses) return data;
  const mark = async <T extends SearchType>(type: T) => {
    const cards: readonly Data[T][number][] = data[type];
    const { known } = by(type);
    const having = await knownOf(db, source, type, { ids: cards.map(({ id }) => id), known });
    return cards.map((card) => (having.has(card.id) ? card : { ...card, guessed: true as const }));
  };
  const [business, product, rent, job, event, blog, guide] = await Promise.all([
    mark('business'),
    mark('product'),
    mark('rent'),
    mark('job'),
    mark('event'),
    mark('blog'),
    mark('guide'),
  ]);
  return { business, product, rent, job, event, blog, guide };
}

/**
 * The types with uncertain matches only, if others have certain ones, at least as many as there are guesses. If the
 * written word is so rare that the guess is far more frequent, it is more likely a common misspelling.
 * @param all the number of results of each type
 * @param known how many of them are certain
 */
export function guessedTypes(all: Groups, known: Groups): SearchType[] {
  const sure = searchTypes.reduce((sum, type) => sum + known[type].total, 0);
  return searchTypes.filter(
    (type) => known[type].total === 0 && all[type].total > 0 && all[type].total <= sure,
  );
}
