import { LRUCache } from 'lru-cache';
import { terms } from '../../../contract/search.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/connect.ts';
import type { Vocabulary } from '../../search-engine/search-engine.ts';
import { otherLayoutReadings, typedOnOtherLayout } from './keyboard-layout.ts';
import { type ConceptTexts, createLexicon, type Lexicon } from './lexicon.ts';
import { beginningsOf, type Match, marksOf, matchesOf } from './match.ts';
import { createNameFilter } from './name-filter.ts';
import { namesWithin, withOtherNames } from './other-names.ts';
import { readOtherNames } from './paired-name-queries.ts';
import { type Question, understand, wantedBy, wantedOf } from './question.ts';
import { type Token, tokensOf } from './tokens.ts';
import { withoutUnlikely } from './unit.ts';
import { readBegun, readConceptStamp, readConcepts, readWords } from './vocabulary-queries.ts';
import {
  createWordReadings,
  mergedLookup,
  type RememberedReadings,
  readingsBy,
  type WordReadings,
} from './word-readings.ts';

/** A question as it was understood. */
export interface Understood extends Question {
  /** How it is put to the database, the strictest first. */
  matches: Match[];
  /** The words and phrases that are marked in what was found. */
  marks: string[];
}

/** So long is what a question means remembered where changes are not notified of: the lists of one page ask it together. */
const cachedForMs = 2_000;
/** Until something changes at most so long, in milliseconds, and so many questions: each takes a few kilobytes. */
const cached = { ms: 600_000, most: 1_500 };

/** A word of three letters is soon known by accident: fewer listings than these do not make it one. */
const leastOfShort = 5;

const placePrefix = 'place-';

/** A place or a category. */
interface Named {
  id: number;
  slug: string;
  name_en: string;
  name_ar: string;
}

/** What stands before «&» and the like in a name, in both languages: «Bakeries & sweets» are bakeries. */
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

/** Concepts, places and categories as they were at one moment. */
interface Knowledge {
  /** Changes with every concept, place or category. */
  stamp: string;
  named: NamedRows;
  lexicon: Lexicon;
  categories: Map<string, number[]>;
}

/** A question without its unlikely guesses; undefined where it has none. */
function likelyOf({ units, read }: Question): Pick<Question, 'units' | 'read'> | undefined {
  const likely = units.map(withoutUnlikely);
  return likely.some((unit, at) => unit !== units[at]) ? { units: likely, read } : undefined;
}

/**
 * How a question is put: with its likely guesses; where these find nothing, with the others; then with its expressions
 * taken for their words; then more and more loosely, without unlikely guesses.
 */
function inOrder(whole: Match[], likely: Match[], [apart]: Match[]): Match[] {
  const [strictest] = whole;
  const [likeliest] = likely;
  const [, ...looser] = likely.length > 0 ? likely : whole;
  if (apart) apart.isLoosened = true;
  const all = [likeliest, strictest, apart, ...looser].flatMap((match) => match ?? []);
  // In place: a copy would write the texts that only PostgreSQL is asked with.
  for (const [looseness, match] of all.entries()) match.looseness = looseness;
  return all;
}

interface UnderstandingNeeds {
  /** Notifications of changes; without them it asks before each question whether a concept changed. */
  changes?: Changes | undefined;
  /** The words of the index in memory; while there is none, the table of words is asked. */
  vocabulary?: () => Vocabulary | undefined;
}

/**
 * Understands questions by the concepts as they are now, and by the words of the index.
 */
export function createUnderstanding(
  db: Db,
  readNamed: () => Promise<NamedRows>,
  { changes, vocabulary = () => undefined }: UnderstandingNeeds = {},
) {
  let knowledge: Knowledge | undefined;
  const recent = new LRUCache<string, Promise<Understood | null>>({ max: cached.most, ttl: cachedForMs });
  /** The words that remembered questions were understood by. */
  let recentBy: { vocabulary: Vocabulary | undefined; version: number } | undefined;

  /** The concepts as they are now: editors see at once what they did. */
  async function lexicon(): Promise<Lexicon> {
    return (await known()).lexicon;
  }

  // While changes are notified of, concepts are those that were read since the last of them.
  let isStale = true;
  changes?.subscribe((dropped) => {
    if (dropped === 'all' || dropped.has('catalog')) isStale = true;
    // Any listing may have brought a name that is written in both scripts.
    recent.clear();
  });

  const mayBeKnown = changes ? createNameFilter(db, changes) : (names: readonly string[]) => names;

  let stamping: Promise<string> | undefined;
  /** The lists of one page ask in the same turn, and so together. */
  function conceptStamp(): Promise<string> {
    if (!stamping) {
      stamping = readConceptStamp(db);
      setImmediate(() => {
        stamping = undefined;
      });
    }
    return stamping;
  }

  /** What is being read now: searches that arrive together, as after a start, wait for one reading. */
  let reading: { named: NamedRows; knowledge: Promise<Knowledge> } | undefined;

  async function known(): Promise<Knowledge> {
    const named = await readNamed();
    const isCurrent = !isStale && changes?.isListening();
    if (isCurrent && knowledge?.named === named) return knowledge;
    if (isCurrent && reading?.named === named) return reading.knowledge;
    // What changes from here on is read the next time.
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
      lexicon: createLexicon(texts),
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

  /** The same by the table of words, which is asked once for all of them. */
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
    // An index in memory finds by beginnings as quickly as by words.
    const [names, begun] = await Promise.all([
      readOtherNames(db, mayBeKnown(namesWithin(asRead, lexicon))),
      indexed ? new Map<string, string[]>() : readBegun(db, beginningsOf(asRead)),
    ]);
    const { question, otherNames } = withOtherNames(asRead, names);
    const apart = asRead.hasExpression
      ? understand(tokens, lexicon, readings, categories, true)
      : { ...question, units: [] };
    const likely = likelyOf(question);
    return {
      ...question,
      matches: inOrder(
        matchesOf(question, begun, otherNames),
        likely ? matchesOf(likely, begun, otherNames) : [],
        matchesOf(apart, begun),
      ),
      marks: [...new Set([...marksOf(question, otherNames), ...marksOf(apart)])],
    };
  }

  /** What a text asks for; null where it has no word to look for: «…», «a», «و». */
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
