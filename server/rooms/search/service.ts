import { LRUCache } from 'lru-cache';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import type { Mutable } from '../../../contract/deep-readonly.ts';
import type { ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  type SearchQuery,
  type SearchResults,
  type SearchType,
  searchTypes,
} from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { IndexFilter, Value } from '../../search-engine/search-engine.ts';
import type { CatalogSource, Match } from '../catalog/service.ts';
import { isInPlaces } from '../listings/cell-conditions.ts';
import { loosenessOf } from '../listings/sorting-queries.ts';
import type { Settings } from '../settings/service.ts';
import { countSearch, createSearchMemory, type SearchBatches } from './counting.ts';
import { createExplaining } from './explaining.ts';
import { guessedTypes, markGuesses } from './guesses.ts';
import { type ListRooms, listsOf } from './lists.ts';
import { namedArea } from './named-area.ts';
import { type MatchOf, stepsOf, type Way } from './prominence.ts';
import { countMatches, otherLimit } from './queries.ts';
import { type Narrowing, narrowedBy, unnarrowed } from './stated.ts';
import { createSuggestions } from './suggestions.ts';

export interface SearchNeeds extends ListRooms {
  source: CatalogSource;
  settings: Settings;
  /** The database that counts of searches are written to; searches may be sent to a replica. */
  primary: Db;
  /** Where counts of searches are buffered; without it each search is counted immediately. */
  counting?: SearchBatches | undefined;
}

const nothing: ListMeta = { total: 0, totalIsExact: true, next: null, facets: {} };

type Groups = Pick<SearchResults['meta'], SearchType>;
/** The number of matching listings or articles of a kind. */
interface MatchCount {
  kind: ListingKind | 'blog' | 'guide';
  count: number;
  /** Whether the count is complete. */
  isExact: boolean;
}

const typeOf = (kind: MatchCount['kind']): SearchType => (kind === 'rental' ? 'rent' : kind);

/** The basis of the count. */
type WordsOf = (type: SearchType) => Pick<Match, 'all' | 'index'>;

interface Found {
  data: SearchResults['data'];
  groups: Groups;
}

interface FoundByStep extends Found {
  /** What the list of each type was matched with. */
  by: MatchOf;
}

const noGroups: Groups = {
  business: nothing,
  product: nothing,
  rent: nothing,
  job: nothing,
  event: nothing,
  blog: nothing,
  guide: nothing,
};

function noResults(): Mutable<SearchResults['data']> {
  return { business: [], product: [], rent: [], job: [], event: [], blog: [], guide: [] };
}

function isEmpty(groups: Groups): boolean {
  return searchTypes.every((type) => groups[type].total === 0);
}

const isArticle = (type: SearchType) => type === 'blog' || type === 'guide';

/** Whether anything but articles was found. */
function hasListings(groups: Groups): boolean {
  return searchTypes.some((type) => !isArticle(type) && groups[type].total > 0);
}

/** The articles of one step and everything else of another. */
function besideArticles(articles: FoundByStep, listings: FoundByStep): FoundByStep {
  const { blog, guide } = articles.groups;
  return {
    data: { ...listings.data, blog: articles.data.blog, guide: articles.data.guide },
    groups: { ...listings.groups, blog, guide },
    by: (type) => (isArticle(type) ? articles : listings).by(type),
  };
}

/** A list with fewer results is extended by a step that includes them. */
const fewest = 10;

/** How long a word with more than `otherLimit` matches is assumed to have as many. */
const broadForMs = 120_000;

/** Search across all types: results by type, and completions while typing. */
export function createSearch(db: Db, needs: SearchNeeds) {
  const lists = listsOf(needs);
  const { source } = needs;
  const broad = new LRUCache<string, true>({ max: 2_000, ttl: broadForMs });
  const memory = createSearchMemory();
  const explained = createExplaining(db, source);

  /** All groups with their first results, filtered by place only. */
  async function everything(
    { q, city, sort }: SearchQuery,
    context: RequestContext,
    { by: prominent, whole }: Way,
    narrow: Narrowing,
  ): Promise<FoundByStep> {
    const query: SearchQuery = {
      q,
      city,
      sort,
      limit: limits.searchGroup,
      open_now: false,
      rated: false,
      verified: false,
      furnished: false,
      utilities: false,
      free: false,
      delivery: false,
      main_id: undefined,
      category_id: undefined,
    };
    const data = noResults();
    const groups = { ...noGroups };
    const read = async <T extends SearchType>(type: T, { looseness }: Match) => {
      const { query: narrowed, exactBedrooms } = narrow(query, type);
      const list = await lists[type](narrowed, context, { facets: false, looseness, exactBedrooms });
      data[type] = list.data;
      groups[type] = list.meta;
    };
    let by = prominent;
    let [known] = await Promise.all([
      knownTotals(query, context, by),
      ...searchTypes.map((type) => read(type, by(type))),
    ]);
    // Beside other results, a business counts that only says so in its text: “Yemeni coffee” is what a café roasts.
    if (!isEmpty(groups) && groups.business.total === 0 && by('business') !== whole) {
      by = (type) => (type === 'business' ? whole : prominent(type));
      [known] = await Promise.all([knownTotals(query, context, by), read('business', whole)]);
    }
    for (const type of known ? guessedTypes(groups, known) : []) {
      data[type] = [];
      groups[type] = nothing;
    }
    return { data, groups, by };
  }

  /** The number of certain matches per type; undefined if there are no guesses, or nothing else. */
  async function knownTotals(
    query: Pick<SearchQuery, 'city'>,
    context: RequestContext,
    by: MatchOf,
  ): Promise<Groups | undefined> {
    const { hasGuesses, known } = by('business');
    if (!hasGuesses || !known) return undefined;
    return totals(query, context, (type) => by(type).known ?? known);
  }

  /** Types with complete counts are recounted only occasionally. */
  async function countOthers(
    by: WordsOf,
    at: Date,
    placeIds: number[],
    kinds: readonly ListingKind[],
  ): Promise<MatchCount[]> {
    const keyOf = (kind: ListingKind) => `${kind} ${placeIds} ${by(typeOf(kind)).all}`;
    const indexed = await countInMemory(by, at, placeIds, kinds);
    const isIndexed = (kind: MatchCount['kind']) => indexed.some((one) => one.kind === kind);
    if ([...kinds, 'guide' as const].every(isIndexed)) return indexed;
    const read = kinds.filter((kind) => !isIndexed(kind));
    const known = read.filter((kind) => broad.has(keyOf(kind)));
    const unknown = read.filter((kind) => !known.includes(kind));
    const textOf = (kind: MatchCount['kind']) => by(typeOf(kind)).all;
    const counted = (await countMatches(db, textOf, at, placeIds, unknown)).map((one) => ({
      ...one,
      count: Math.min(one.count, otherLimit),
      isExact: one.count <= otherLimit,
    }));
    for (const { kind, isExact } of counted) {
      if (kind !== 'blog' && kind !== 'guide' && !isExact) broad.set(keyOf(kind), true);
    }
    return [...counted, ...indexed, ...known.map((kind) => ({ kind, count: otherLimit, isExact: false }))];
  }

  /** The numbers of matching listings and articles, for kinds with an in-memory index. */
  async function countInMemory(
    by: WordsOf,
    now: Date,
    placeIds: number[],
    kinds: readonly ListingKind[],
  ): Promise<MatchCount[]> {
    const at = now.getTime();
    const indexes = await Promise.all(kinds.map(source.searchIndex));
    const counts = kinds.flatMap((kind, place): MatchCount[] => {
      const count = indexes[place]?.count(by(typeOf(kind)).index, { at, conditions: isInPlaces(placeIds) });
      return count === undefined ? [] : [{ kind, count, isExact: true }];
    });
    const articles = source.articleIndex();
    if (!articles) return counts;
    const of = (...kinds: Value[]) => ({
      kind: (kind: Value) => kinds.includes(kind),
      since: (since: Value) => (since as number) <= at,
    });
    const count = (conditions: IndexFilter['conditions']) =>
      articles.count(by('blog').index, { at, conditions });
    return [
      ...counts,
      { kind: 'blog', count: count(of('blog', 'news')), isExact: true },
      { kind: 'guide', count: count(of('guide')), isExact: true },
    ];
  }

  /**
   * The number of matches per type, regardless of the filters of one type.
   * @param isWanted the kinds to be counted
   */
  async function totals(
    { city }: Pick<SearchQuery, 'city'>,
    { cityId, now }: RequestContext,
    by: WordsOf,
    isWanted: (type: SearchType) => boolean = () => true,
  ): Promise<Groups> {
    const groups = { ...noGroups };
    const kinds = listingKinds.filter((kind) => isWanted(typeOf(kind)));
    const placeIds = [city, cityId].filter((id): id is number => id !== undefined && id > 0);
    for (const { kind, count, isExact } of await countOthers(by, now, placeIds, kinds)) {
      groups[typeOf(kind)] = { ...nothing, total: count, totalIsExact: isExact };
    }
    return groups;
  }

  async function oneType(
    query: SearchQuery & { type: SearchType },
    context: RequestContext,
    { by, whole }: Way,
    narrow: Narrowing,
  ): Promise<Found> {
    const { type } = query;
    const { looseness } = by(type);
    const { query: narrowed, exactBedrooms } = narrow(query, type);
    const [list, others, prominentlyKnown] = await Promise.all([
      lists[type](narrowed, context, { facets: true, looseness, exactBedrooms }),
      totals(query, context, by, (other) => other !== type),
      knownTotals(query, context, by),
    ]);
    const groups = { ...others, [type]: list.meta };
    // The list of such a type falls back to the words anywhere, and the count beside its link is that of the list.
    const bare = searchTypes.filter(
      (other) => other !== type && others[other].total === 0 && by(other) !== whole,
    );
    let known = prominentlyKnown;
    if (bare.length > 0) {
      const isBare = (other: SearchType) => bare.includes(other);
      const [anywhere, knownAnywhere] = await Promise.all([
        totals(query, context, () => whole, isBare),
        knownTotals(query, context, (other) => (isBare(other) ? whole : by(other))),
      ]);
      for (const other of bare) groups[other] = anywhere[other];
      known = knownAnywhere;
    }
    for (const guessed of known ? guessedTypes(groups, known) : []) {
      if (guessed !== type) groups[guessed] = nothing;
    }
    return { data: { ...noResults(), [type]: list.data }, groups };
  }

  /**
   * With a type, its full list and the counts of the others; without, the first results of every type. If nothing
   * of any type has all words, results with most of them. If only other types have all words, or without a type only
   * articles, results with the kinds of things that the query names.
   */
  async function searchNarrowed(narrow: Narrowing, query: SearchQuery, context: RequestContext) {
    const { stated, query: narrowed } = narrow(query, query.type ?? 'rent');
    const whole = await source.question(query.q);
    // Results of filters stated in the text need not have these words; without other words, all filtered results
    // match.
    const question = query.type && narrowed.q ? await source.question(narrowed.q) : whole;
    const [catalog, lexicon] = await Promise.all([source.catalog(), source.lexicon()]);
    const about = {
      stated,
      area: namedArea(whole?.respelt ?? query.q, catalog, lexicon, context.lang),
      didYouMean: question?.respelt ?? null,
      marks: question?.marks ?? [],
    };
    const { type, after } = query;
    // The next page belongs to the list of the first.
    const begun = loosenessOf(after);
    let found: Found & Partial<FoundByStep> = { data: noResults(), groups: noGroups };
    /** Results of other types with all words, if the selected type has none. */
    let elsewhere: Found | undefined;
    /** Articles with all words, if there are no listings. */
    let articles: FoundByStep | undefined;
    /** The number of results of a step that found few. */
    let few = 0;
    let isComplete = false;
    for (const way of stepsOf(question?.matches ?? [], type)) {
      const match = way.by(type ?? 'business');
      if (begun !== undefined && match.looseness !== begun) continue;
      if ((elsewhere || articles) && !match.isClose) continue;
      if (few > 0 && !(match.extends && way.isProminent)) continue;
      const step: FoundByStep = type
        ? { ...(await oneType({ ...query, type }, context, way, narrow)), by: way.by }
        : await everything(query, context, way, narrow);
      const { groups } = step;
      if (type && groups[type].total <= few && few > 0) continue;
      const isFound = type ? groups[type].total > 0 : hasListings(groups);
      if (!type && !isFound && !isEmpty(groups)) articles ??= step;
      if (articles) {
        found = isFound ? besideArticles(articles, step) : articles;
      } else if (isFound || !elsewhere) {
        found = type && elsewhere ? { ...step, groups: { ...elsewhere.groups, [type]: groups[type] } } : step;
      }
      if (begun !== undefined) break;
      if (isFound && !(type && groups[type].total < fewest)) break;
      if (isFound) {
        isComplete ||= !match.isLoosened;
        few = groups[type as SearchType].total;
        continue;
      }
      // Filters may have excluded all of them.
      if (type && (await totals(query, context, step.by, (one) => one === type))[type].total > 0) break;
      if (type && !isEmpty(groups)) elsewhere ??= found;
    }
    // A list that was extended has results with all words, too.
    const isLoosened = !isComplete && (found.by?.(type ?? 'business').isLoosened ?? false);
    const loosened = isLoosened && (type ? found.groups[type].total > 0 : !isEmpty(found.groups));
    const data = found.by ? await markGuesses(db, source, found.data, found.by) : found.data;
    const results: SearchResults = { data, meta: { ...found.groups, ...about, loosened } };
    return {
      results,
      question,
      words: whole?.terms.join(' '),
      isMissed: !elsewhere && (isLoosened || isEmpty(found.groups)),
    };
  }

  /** Filters by what the text states, unless that leaves nothing: then these are ordinary words. */
  async function searchOnce(query: SearchQuery, context: RequestContext) {
    const narrowedTypes = (query.type ? [query.type] : searchTypes).filter(
      (type) => narrowedBy(query, type).stated.length > 0,
    );
    if (narrowedTypes.length === 0) return searchNarrowed(unnarrowed, query, context);
    const narrowed = await searchNarrowed(narrowedBy, query, context);
    // A later page belongs to the list whose first page was returned.
    const { meta } = query.after
      ? (await searchNarrowed(narrowedBy, { ...query, after: undefined, limit: 1 }, context)).results
      : narrowed.results;
    return narrowedTypes.some((type) => meta[type].total > 0)
      ? narrowed
      : searchNarrowed(unnarrowed, query, context);
  }

  /** `searchOnce` with explanations and statistics. */
  async function search(query: SearchQuery, context: RequestContext): Promise<SearchResults> {
    const { results, question, words, isMissed } = await searchOnce(query, context);
    if (!query.after && words) {
      memory.remember(query.q, { words, isMissed });
      void countSearch(needs.primary, { words, isMissed }, needs.counting);
    }
    return question ? { ...results, data: await explained(results.data, question, context.lang) } : results;
  }

  /** The same for programs, without statistics or explanations. */
  const find = async (query: SearchQuery, context: RequestContext): Promise<SearchResults> =>
    (await searchOnce(query, context)).results;

  return { search, find, recall: memory.recall, suggest: createSuggestions(db, source, needs.settings) };
}
export type Search = ReturnType<typeof createSearch>;
export { narrowedBy } from './stated.ts';
