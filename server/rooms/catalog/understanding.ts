import { LRUCache } from 'lru-cache';
import { terms } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/connect.ts';
import type { Vocabulary } from '../../search-engine/search-engine.ts';
import { otherLayoutReadings, typedOnOtherLayout } from './keyboard-layout.ts';
import { lazyMatch } from './lazy-match.ts';
import { type ConceptTexts, type Lexicon, lexiconOf } from './lexicon.ts';
import { beginningsOf, type Match, marksOf, matchesOf } from './match.ts';
import { createNameFilter } from './name-filter.ts';
import { readAsName } from './name-guesses.ts';
import { namesWithin, withOtherNames } from './other-names.ts';
import { readOtherNames } from './paired-name-queries.ts';
import { headKinds } from './query-head.ts';
import { type Question, understand, wantedBy, wantedOf } from './question.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Unit, withoutUnlikely } from './unit.ts';
import { readBegun, readConceptStamp, readConcepts, readWords } from './vocabulary-queries.ts';
import {
  createWordReadings,
  mergedLookup,
  type RememberedReadings,
  readingsBy,
  type WordReadings,
} from './word-readings.ts';

/** An interpreted query. */
export interface Understood extends Question {
  /** Its database expressions, from strict to loose. */
  matches: Match[];
  /** The words and phrases to be marked in results. */
  marks: string[];
}

/** How long interpretations are cached if no notifications of changes arrive: the lists of one page share them. */
const cachedForMs = 2_000;
/**
 * The maximum age until a change, in milliseconds, and the maximum number of queries: each takes a few kilobytes.
 */
const cached = { ms: 600_000, most: 1_500 };

/** A word of three letters may be known by chance: at least this many listings must have it. */
const leastOfShort = 5;

const placePrefix = 'place-';

/** A place or a category. */
interface Named {
  id: number;
  slug: string;
  name_en: string;
  name_ar: string;
}

/** The part before “&” and the like in a name, in both languages: “Bakeries & sweets” are bakeries. */
function categoriesByName(categories: readonly Named[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { id, name_en, name_ar } of categories) {
    for (const name of [name_en.split(/[&,]/)[0], name_ar.split(/[،,]|\sو/)[0]]) {
      const key = terms(name ?? '').join(' ');
      found.set(key, [...(found.get(key) ?? []), id]);
    }
  }
  return found;
}

interface NamedRows {
  places: Named[];
  categories: Named[];
}

/** A snapshot of concepts, places and categories. */
interface Knowledge {
  /** Changes with every concept, place or category. */
  stamp: string;
  named: NamedRows;
  lexicon: Lexicon;
  categories: Map<string, number[]>;
}

/** A query without its unlikely guesses; undefined if it has none. */
function likelyOf(question: Question): Question | undefined {
  const { units } = question;
  const likely = units.map(withoutUnlikely);
  return likely.some((unit, at) => unit !== units[at]) ? { ...question, units: likely } : undefined;
}

/**
 * The steps of a query: with its likely guesses; if these find nothing, with the others; then as the name of a listing;
 * then with its expressions as separate words; then increasingly loosely, without unlikely guesses; then things that
 * an expression is a kind of; then titles with the words that are no kinds of things.
 */
function inOrder(
  whole: Match[],
  likely: Match[],
  name: Match | undefined,
  [apart]: Match[],
  [head]: Match[],
  [rest]: Match[],
): Match[] {
  const [strictest] = whole;
  const [likeliest] = likely;
  const [, ...looser] = likely.length > 0 ? likely : whole;
  if (apart) Object.assign(apart, { isLoosened: true, isEssential: false });
  if (head) Object.assign(head, { isLoosened: true, isEssential: false, isOfKinds: true });
  if (rest) Object.assign(rest, { isLoosened: true, isEssential: false, isClose: false });
  const all = [likeliest, strictest, name, apart, ...looser, head, rest].flatMap((match) => match ?? []);
  // In place: a copy would build the texts that only PostgreSQL needs.
  for (const [looseness, match] of all.entries()) match.looseness = looseness;
  return all;
}

/**
 * What the expression that a query is about is a kind of: in English what its last word names, in Arabic its first:
 * “garden chairs” are chairs, but “dog grooming” is no dog.
 * @param apart the query with the words of its expressions apart
 */
function headOf(apart: Question, whole: Question): Question {
  const spans = headKinds(whole).map((part) => {
    const from = whole.begins[part] ?? 0;
    const own = whole.units[part]?.wordings[0] ?? [];
    // Stop words may stand within an expression.
    const last = whole.terms.indexOf(own.at(-1) ?? '', from + own.length - 1);
    return { words: own.length, head: isArabic(whole.terms[from] ?? '') ? from : last };
  });
  const heads = headKinds(apart).filter((part) =>
    spans.some(({ words, head }) => words > 1 && apart.begins[part] === head),
  );
  const units = heads.length > 1 ? [] : heads.flatMap((part) => apart.units[part] ?? []);
  return { ...apart, units, read: units[0]?.wordings[0] ?? [] };
}

/** The known words of a query that names kinds of things, without these: a name. Guesses alone are too little evidence. */
function withoutKinds(question: Question): Question {
  const isKindless = headKinds(question).length === 0;
  const isName = ({ isKind, isDescription, placeId, known }: Unit) =>
    !isKind && !isDescription && placeId === undefined && known > 0;
  return { ...question, units: isKindless ? [] : question.units.filter(isName) };
}

/**
 * The step of a query as the name of a listing, whose words are guesses.
 * @param otherwise the match if there is no guess
 */
function nameMatch(
  question: Question,
  tokens: readonly Token[],
  indexed: Vocabulary,
  otherwise: Match,
): Match {
  return lazyMatch(
    () => {
      const name = readAsName(question, tokens, indexed);
      if (!name) return otherwise;
      const [match = otherwise] = matchesOf(
        { ...question, units: name.units },
        new Map(),
        name.otherNames,
        true,
      );
      return match;
    },
    { isClose: true, isLoosened: false, isEssential: false },
  );
}

interface UnderstandingNeeds {
  /** Notifications of changes; without them it checks before each query whether a concept changed. */
  changes?: Changes | undefined;
  /** The words of the in-memory index; while there is none, the table of words is queried. */
  vocabulary?: () => Vocabulary | undefined;
}

/** Interprets queries by the current concepts and the words of the index. */
export function createUnderstanding(
  db: Db,
  readNamed: () => Promise<NamedRows>,
  { changes, vocabulary = () => undefined }: UnderstandingNeeds = {},
) {
  let knowledge: Knowledge | undefined;
  const recent = new LRUCache<string, Promise<Understood | null>>({ max: cached.most, ttl: cachedForMs });
  /** The version of the words that cached interpretations are based on. */
  let recentBy: { vocabulary: Vocabulary | undefined; version: number } | undefined;

  /** The current concepts, so that edits take effect immediately. */
  async function lexicon(): Promise<Lexicon> {
    return (await known()).lexicon;
  }

  // While notifications arrive, the concepts that were read since the last change are current.
  let isStale = true;
  changes?.subscribe((dropped) => {
    if (dropped === 'all' || dropped.has('catalog')) isStale = true;
    // Any listing may have added a name in both scripts.
    recent.clear();
  });

  const mayBeKnown = changes ? createNameFilter(db, changes) : (names: readonly string[]) => names;

  let stamping: Promise<string> | undefined;
  /** The lists of one page query in the same tick, and therefore share one statement. */
  function conceptStamp(): Promise<string> {
    if (!stamping) {
      stamping = readConceptStamp(db);
      setImmediate(() => {
        stamping = undefined;
      });
    }
    return stamping;
  }

  /** The read in progress: concurrent searches, as after a start, share it. */
  let reading: { named: NamedRows; knowledge: Promise<Knowledge> } | undefined;

  async function known(): Promise<Knowledge> {
    const named = await readNamed();
    const isCurrent = !isStale && changes?.isListening();
    if (isCurrent && knowledge?.named === named) return knowledge;
    if (isCurrent && reading?.named === named) return reading.knowledge;
    // Later changes are read the next time.
    isStale = false;
    const started = { named, knowledge: readKnowledge(named) };
    reading = started;
    try {
      return await started.knowledge;
    } catch (error) {
      isStale = true;
      throw error;
    } finally {
      if (reading === started) reading = undefined;
    }
  }

  async function readKnowledge(named: NamedRows): Promise<Knowledge> {
    const stamp = await conceptStamp();
    const { places, categories } = named;
    const key = `${stamp} ${places.length} ${categories.map(({ id, name_en }) => `${id} ${name_en}`).join()}`;
    if (knowledge?.stamp === key) {
      knowledge = { ...knowledge, named };
      return knowledge;
    }
    const concepts = await readConcepts(db);
    const bySlug = new Map(places.map((place) => [`${placePrefix}${place.slug}`, place]));
    const texts: ConceptTexts[] = concepts.map(({ slug, terms: texts }) => {
      const place = bySlug.get(slug);
      return place ? { texts: [place.name_en, place.name_ar, ...texts], placeId: place.id } : { texts };
    });
    knowledge = {
      stamp: key,
      named,
      lexicon: lexiconOf(texts),
      categories: categoriesByName(categories),
    };
    recent.clear();
    return knowledge;
  }

  let remembered: RememberedReadings | undefined;
  function readingsIn(indexed: Vocabulary, tokens: readonly Token[], lexicon: Lexicon): WordReadings {
    if (!remembered?.isOf(indexed, lexicon)) remembered = createWordReadings(indexed, lexicon, wantedOf);
    const wanted = wantedBy(tokens, lexicon);
    return remembered.of(wanted.tokens, wanted.beside);
  }

  /** The same with the table of words, in one statement for all of them. */
  async function readReadings(text: string, tokens: readonly Token[], lexicon: Lexicon) {
    const wanted = wantedBy(tokens, lexicon);
    const lookup = mergedLookup([...wanted.tokens.map(wantedOf), wanted.beside]);
    const otherwise = otherLayoutReadings(text).flatMap((reading) => terms(reading));
    return readingsBy(await readWords(db, { ...lookup, words: [...lookup.words, ...otherwise] }), lexicon);
  }

  async function readQuestion(
    text: string,
    { lexicon, categories }: Pick<Knowledge, 'lexicon' | 'categories'>,
  ): Promise<Understood | null> {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return null;
    const indexed = vocabulary();
    const readings = indexed
      ? readingsIn(indexed, tokens, lexicon)
      : await readReadings(text, tokens, lexicon);
    const listingsOf = (term: string) =>
      indexed ? indexed.listingsOf(term) : (readings.known.get(term)?.listings ?? 0);
    const isKnown = (term: string) => listingsOf(term) >= (term.length > 3 ? 1 : leastOfShort);
    const meant = typedOnOtherLayout(text, (term) => lexicon.isWording(term) || isKnown(term));
    if (meant !== undefined) {
      const reading = await readQuestion(meant, { lexicon, categories });
      return reading && { ...reading, respelt: reading.respelt ?? meant };
    }
    const asRead = understand(tokens, lexicon, readings, categories);
    if (asRead.units.length === 0) return null;
    // An in-memory index matches prefixes as fast as words.
    const [names, begun] = await Promise.all([
      readOtherNames(db, mayBeKnown(namesWithin(asRead, lexicon))),
      indexed ? new Map<string, string[]>() : readBegun(db, beginningsOf(asRead)),
    ]);
    const { question, otherNames } = withOtherNames(asRead, names);
    const apart = asRead.hasExpression
      ? understand(tokens, lexicon, readings, categories, true)
      : { ...question, units: [] };
    const likely = likelyOf(question);
    const whole = matchesOf(question, begun, otherNames);
    const [strictest] = whole;
    const name = indexed && strictest && nameMatch(question, tokens, indexed, strictest);
    return {
      ...question,
      matches: inOrder(
        whole,
        likely ? matchesOf(likely, begun, otherNames) : [],
        name,
        matchesOf(apart, begun),
        matchesOf(headOf(apart, question), begun),
        matchesOf(withoutKinds(question), begun, [], true),
      ),
      marks: [...new Set([...marksOf(question, otherNames), ...marksOf(apart)])],
    };
  }

  /** The interpretation of a text; null if it has no searchable word: “…”, “a”, «و». */
  async function question(text: string): Promise<Understood | null> {
    const now = await known();
    const words = vocabulary();
    const version = words?.version ?? 0;
    if (recentBy?.vocabulary !== words || recentBy?.version !== version) {
      recentBy = { vocabulary: words, version };
      recent.clear();
    }
    const before = recent.get(text);
    if (before) return before;
    const reading = readQuestion(text, now);
    recent.set(text, reading, { ttl: words && changes?.isListening() ? cached.ms : cachedForMs });
    reading.catch(() => recent.delete(text));
    return reading;
  }

  return { lexicon, question };
}
export type Understanding = ReturnType<typeof createUnderstanding>;
