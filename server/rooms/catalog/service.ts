import type { Selectable } from 'kysely';
import type { CategoryType, ListingKind } from '../../../contract/categories.ts';
import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import {
  type FieldOfSomeCategories,
  fieldsOfSomeCategories,
  isFieldOf,
} from '../../../contract/posting/product-fields.ts';
import type { Changes } from '../../changes/changes.ts';
import { createListingCache, type ListingCache } from '../../changes/listing-cache.ts';
import { type Db, othersOf, readsOf } from '../../database/connect.ts';
import type { CategoryTable, PlaceTable } from '../../database/tables.ts';
import { lookupObserved } from '../../metrics/observations.ts';
import type { KindIndex, SearchEngine } from '../../search-engine/search-engine.ts';
import { createFacetCounts, type FacetCounts } from '../counts/service.ts';

import { type LinkedCounts, linkedCounts } from './linked-counts.ts';
import { insertMissingReferenceData, type ReferenceData, readReferenceData } from './queries.ts';
import { createUnderstanding, type Understanding, type Understood } from './understanding.ts';
import { type Completion, readCompletions } from './vocabulary-queries.ts';

export { baseForms } from './arabic-forms.ts';
export { updateBaseConcepts } from './base-concepts.ts';
export type { Lexicon } from './lexicon.ts';
export type { LinkedCounts } from './linked-counts.ts';
export type { Match, UnitMatch } from './match.ts';
export { completeSteps, matchAt } from './match-steps.ts';
export { looseProminenceOf, prominenceOf } from './prominent-kinds.ts';
export { readStatedLimits } from './stated-limits.ts';
export { letterRunAt, tokensOf } from './tokens.ts';
export type { Understood } from './understanding.ts';
export { createWordCount, rememberPublishedWords, rememberWords } from './vocabulary.ts';
export { countedWords } from './vocabulary-queries.ts';

export type CategoryRow = Selectable<CategoryTable>;
export type PlaceRow = Selectable<PlaceTable>;

/** A snapshot of categories, places and concepts, indexed for lookups. */
export interface Catalog {
  states: { code: string; name_en: string; name_ar: string }[];
  places: PlaceRow[];
  categories: CategoryRow[];
  place(id: number): PlaceRow | undefined;
  /** For a merged category: the target of the merge. */
  category(id: number): CategoryRow | undefined;
  /** The target that a category was merged into, if it was. */
  movedCategory(id: number): CategoryRow | undefined;
  placeBySlug(slug: string): PlaceRow | undefined;
  categoryBySlug(slug: string): CategoryRow | undefined;
  /** The row itself and its ancestors, the row first. */
  placeChain(id: number): PlaceRow[];
  categoryChain(id: number): CategoryRow[];
  ofType(type: CategoryType): CategoryRow[];
}

/** The name of a category or place in a language. */
export function nameOf(row: { name_en: string; name_ar: string }, lang: Lang): string {
  return pickText({ en: row.name_en, ar: row.name_ar }, lang).text;
}

/** The place of a listing as cards display it. */
export function namedPlace(catalog: Catalog, id: number, lang: Lang): { id: number; name: string } {
  const place = catalog.place(id);
  return { id, name: place ? nameOf(place, lang) : '' };
}

/** A text from its two columns. */
export function eitherOf(en: string | null, ar: string | null): Either {
  return { ...(en && { en }), ...(ar && { ar }) };
}

/** The fields that products of a category do not have. */
export function strayFields(catalog: Catalog, categoryId: number): FieldOfSomeCategories[] {
  const main = catalog.categoryChain(categoryId).at(-1)?.slug;
  const slugs = catalog.ofType('products').map(({ slug }) => slug);
  return fieldsOfSomeCategories.filter((field) => !isFieldOf(field, main, slugs));
}

function chain<T extends { id: number; parent_id: number | null }>(rows: Map<number, T>, id: number): T[] {
  const found: T[] = [];
  for (let row = rows.get(id); row && !found.includes(row); row = rows.get(row.parent_id ?? -1))
    found.push(row);
  return found;
}

/** Reads the reference data again. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const data = await readReferenceData(db);
  const places = new Map(data.places.map((row) => [row.id, row]));
  const categories = new Map(data.categories.map((row) => [row.id, row]));
  const moved = new Map(data.redirects.map(({ old_id, target_id }) => [old_id, categories.get(target_id)]));
  const placeSlugs = new Map(data.places.map((row) => [row.slug, row]));
  const categorySlugs = new Map(data.categories.map((row) => [row.slug, row]));
  return {
    states: data.states,
    places: data.places,
    categories: data.categories,
    place: (id) => places.get(id),
    category: (id) => categories.get(id) ?? moved.get(id),
    movedCategory: (id) => moved.get(id),
    placeBySlug: (slug) => placeSlugs.get(slug),
    categoryBySlug: (slug) => categorySlugs.get(slug),
    placeChain: (id) => chain(places, id),
    categoryChain: (id) => chain(categories, moved.get(id)?.id ?? id),
    ofType: (type) => data.categories.filter((row) => row.type === type),
  };
}

/**
 * Adds the missing rows, all or none, and leaves existing ones. Returns the number of new rows.
 * @param db may be a transaction, to be part of it
 */
export function addReferenceData(db: Db, data: ReferenceData): Promise<number> {
  if (db.isTransaction) return insertMissingReferenceData(db, data);
  return db.transaction().execute((transaction) => insertMissingReferenceData(transaction, data));
}

/**
 * A source of the catalog and its counts, cached until the database changes or, without notifications, for a few
 * seconds.
 */
export interface CatalogSource {
  catalog(): Promise<Catalog>;
  /** Counts beside links, for one city or, with 0, for all. */
  counts(cityId?: number): Promise<LinkedCounts>;
  /** The same for lists, by all their filters. */
  facetCounts: FacetCounts;
  /** The interpretation of a text by the current concepts; null if it has no searchable word. */
  question(text: string): Promise<Understood | null>;
  /** The current concepts. */
  lexicon: Understanding['lexicon'];
  /** The most frequent words of the index with this prefix. */
  completions(beginning: string, limit: number): Promise<Completion[]>;
  /** The in-memory index of a kind, as returned by `SearchEngine.current`; undefined if there is none. */
  searchIndex(kind: ListingKind): Promise<KindIndex | undefined>;
  /** The same for blogs, news and guide articles. */
  articleIndex(): KindIndex | undefined;
  /** A cache of reads of listings of some kinds, as `createListingCache` creates it. */
  listingCache<Value extends object>(kinds: readonly ListingKind[], maxBytes: number): ListingCache<Value>;
  /** Invalidates the cache: the next request reads the database. */
  forget(): void;
}

const staleAfterMs = 5_000;
/**
 * While notifications of changes arrive, entries become stale only with time: a listing expires, or is published as
 * scheduled.
 */
const subscribedStaleAfterMs = 60_000;

/** Shares one concurrent read, and caches the result for a duration; a failed read is not cached. */
function cachedRead<T>(read: () => Promise<T>, now: () => number, keepForMs: () => number) {
  let value: Promise<T> | undefined;
  let since = 0;
  return {
    get(): Promise<T> {
      if (value && now() - since < keepForMs()) return value;
      since = now();
      const reading = read();
      value = reading;
      reading.catch(() => {
        if (value === reading) value = undefined;
      });
      return reading;
    },
    forget() {
      value = undefined;
    },
  };
}

/**
 * @param now the time at which counted listings must be published and not expired
 * @param changes notifications of changes, which invalidate the cache immediately
 * @param engine the index that finds the results of lists; without it the database does
 */
export function createCatalogSource(
  db: Db,
  now: () => Date = () => new Date(),
  changes?: Changes,
  engine?: SearchEngine,
): CatalogSource {
  const reads = readsOf(db);
  const keepForMs = () => (changes?.isListening() ? subscribedStaleAfterMs : staleAfterMs);
  // Transactions use it: with a pool of its own, it can be read while they occupy all other connections.
  const catalog = cachedRead(() => readCatalog(othersOf(reads) ?? reads), Date.now, keepForMs);
  // Counts are continued from one snapshot to the next, which must not be of different servers.
  const facetCounts = createFacetCounts(db);
  let known = new Map<number, LinkedCounts>();
  let knownOf: { version: number; catalog: Catalog } | undefined;
  async function counts(cityId = 0): Promise<LinkedCounts> {
    const [version, data] = await Promise.all([facetCounts.fresh(now()), catalog.get()]);
    if (knownOf?.version !== version || knownOf.catalog !== data) {
      knownOf = { version, catalog: data };
      known = new Map();
    }
    const before = known.get(cityId);
    if (before) return before;
    const counted = linkedCounts(facetCounts, data, cityId);
    // Requests may contain any number: only ids of places are cached.
    if (cityId === 0 || data.place(cityId)) known.set(cityId, counted);
    return counted;
  }
  changes?.subscribe((dropped) => {
    if (dropped === 'all' || dropped.has('catalog')) catalog.forget();
  });
  const understanding = createUnderstanding(reads, catalog.get, {
    changes,
    vocabulary: () => engine?.vocabulary(),
  });
  return {
    catalog: catalog.get,
    counts,
    facetCounts,
    ...understanding,
    completions: async (beginning, limit) =>
      engine?.vocabulary()?.begun(beginning, limit) ?? readCompletions(reads, beginning, limit),
    async searchIndex(kind) {
      const index = await engine?.current(kind);
      lookupObserved.report({ isInMemory: index !== undefined });
      return index;
    },
    articleIndex: () => engine?.articles(),
    listingCache: (kinds, maxBytes) => createListingCache(changes, kinds, maxBytes),
    forget: catalog.forget,
  };
}
