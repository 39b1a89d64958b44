import { type IndexQuestion, mostUnits } from '../../search-engine/search-engine.ts';
import { type Prominence, prominentLooseness } from './prominent-kinds.ts';
import { headKinds } from './query-head.ts';
import type { OtherName, Question } from './question.ts';
import { isSingle } from './tokens.ts';
import { namesKind, type Unit } from './unit.ts';

/** A part of a query as a database expression; each is the text of a `tsquery`. */
export interface UnitMatch {
  /** In any wording, or as a prefix. */
  any: string;
  /** In any wording. */
  worded: string;
  /** The same, in the title, the category, or the offer and location. */
  title: string;
  category: string;
  offered: string;
  /** In the title, in a synonym of what was written, without guesses by spelling or sound. */
  meant: string;
  /** The same in any part of the listing. */
  meantAnywhere: string;
  /** In any wording that is not a guess; in any wording if all are guesses. */
  firstTier: string;
  /** In a synonym of what was written, without guesses, or as a prefix; empty if all are guesses. */
  known: string;
  placeId: number | undefined;
  /** The categories with this name. */
  categoryIds: readonly number[];
}

/** The expression that a list is searched with: all parts of a query, or fewer in looser steps. */
export interface Match {
  /** The condition for all results. */
  readonly all: string;
  /**
   * The condition for the results at the top: every part in a synonym of what was written, or in any wording if all
   * wordings of the part are guesses.
   */
  readonly sure: string;
  /** Whether some results may match by a guess at spelling or sound only. */
  hasGuesses: boolean;
  /** The same without guesses; undefined if there are none, or if a part has guesses only. */
  known: Pick<Match, 'all' | 'index'> | undefined;
  /** The part of it that the title must have. */
  readonly title: string;
  readonly units: readonly UnitMatch[];
  /** The terms of the whole query as interpreted, separated by spaces: the possible beginning of a title. */
  phrase: string;
  /** 0 requires every part; each further step requires less. */
  looseness: number;
  /** The same in the identifying parts of listings only; itself if no part of the query is a kind of thing. */
  prominent(where: Prominence): Match;
  /** Whether its results have every part, or at least a kind of thing that was named. */
  isClose: boolean;
  /** Whether its results may lack a part. */
  isLoosened: boolean;
  /** Whether its results have every part but descriptive words. */
  isEssential: boolean;
  /** Whether its results may have nothing but a kind of thing that was named, and lack the other parts. */
  isOfKinds: boolean;
  /** Whether its results may have any one part of several, none of which names a kind of thing. */
  isAnyPart: boolean;
  /** Whether it extends a short list of the step before it, whose results it includes. */
  extends: boolean;
  /** The same for an index in memory. */
  index: IndexQuestion;
}

/** Weights of the search vector by part of a listing. */
type Weight = 'A' | 'B' | 'C' | 'BC' | 'ABC';

/** All parts except the description. */
const head = 'ABC';

/** Shorter prefixes match too many words. */
const leastBeginning = 5;

function phraseOf(wording: readonly string[], weight: Weight | ''): string {
  const quoted = wording.map((term) => `'${term}'${weight && `:${weight}`}`).join(' <-> ');
  return wording.length > 1 ? `(${quoted})` : quoted;
}

function anyOf(parts: readonly string[], operator: '|' | '&' = '|'): string {
  return parts.length > 1 ? `(${parts.join(` ${operator} `)})` : (parts[0] ?? '');
}

/** Prefix-match term. */
function beginningOf({ wordings, placeId }: Unit): string | undefined {
  const [own = []] = wordings;
  const [word = ''] = own;
  return placeId === undefined && own.length === 1 && word.length >= leastBeginning ? word : undefined;
}

/** The words of a query that also match as prefixes. */
export function beginningsOf({ units }: Question): string[] {
  return [...new Set(units.flatMap((unit) => beginningOf(unit) ?? []))];
}

/**
 * Words of the index by prefix; undefined if there are too many to list. Listed words are matched ten times faster
 * than a prefix, which must gather the postings of all its words.
 */
export type Begun = ReadonlyMap<string, readonly string[]>;

function unitMatch(unit: Unit, word: string | undefined, begun: Begun, where: Weight | ''): UnitMatch {
  const { wordings, sure, known, firstTier, placeId, categoryIds } = unit;
  const inPart = (weight: Weight | '') => wordings.map((wording) => phraseOf(wording, weight));
  const beginning =
    word === undefined
      ? []
      : (begun.get(word)?.map((one) => phraseOf([one], where)) ?? [`'${word}':*${where}`]);
  return {
    any: anyOf([...new Set([...inPart(where), ...beginning])]),
    worded: anyOf(inPart(where)),
    title: anyOf(inPart('A')),
    category: anyOf(inPart('B')),
    offered: anyOf(inPart('C')),
    meant: anyOf(wordings.slice(0, sure).map((wording) => phraseOf(wording, 'A'))),
    meantAnywhere: anyOf(wordings.slice(0, sure).map((wording) => phraseOf(wording, where))),
    firstTier: anyOf(wordings.slice(0, firstTier).map((wording) => phraseOf(wording, where))),
    known: anyOf([
      ...wordings.slice(0, known).map((wording) => phraseOf(wording, where)),
      ...(known > 0 ? beginning : []),
    ]),
    placeId,
    categoryIds,
  };
}

/** Where a unit is matched, if its words may match anywhere. */
type Within = Prominence | 'anywhere';

type IndexedUnit = IndexQuestion['units'][number];

/** Units as index queries, cached by unit, so that results of the index for one are reused by later queries. */
const indexedOnce = new WeakMap<Unit, Map<Within, IndexedUnit>>();
/** The same without guesses. */
const knownOnce = new WeakMap<IndexedUnit, IndexedUnit>();

function indexedUnit(unit: Unit, beginning: string | undefined, within: Prominence | undefined): IndexedUnit {
  const ofUnit = indexedOnce.get(unit) ?? new Map<Within, IndexedUnit>();
  indexedOnce.set(unit, ofUnit);
  const before = ofUnit.get(within ?? 'anywhere');
  if (before) return before;
  const indexed = { ...unit, placeId: unit.placeId, beginning, within };
  ofUnit.set(within ?? 'anywhere', indexed);
  return indexed;
}

function knownUnit(unit: IndexedUnit, known: number): IndexedUnit {
  const before = knownOnce.get(unit);
  if (before) return before;
  const indexed = {
    ...unit,
    wordings: unit.wordings.slice(0, known),
    beginning: known > 0 ? unit.beginning : undefined,
  };
  knownOnce.set(unit, indexed);
  return indexed;
}

/** The structure of a query: alternatives, by number, each of which requires all of its parts. */
interface Requirement extends Pick<Match, 'isClose' | 'isLoosened' | 'isEssential'> {
  required: (readonly number[])[];
  extends?: boolean;
  isOfKinds?: boolean;
  isAnyPart?: boolean;
}

/**
 * Whether the identifying parts of a listing have it in one wording; the words of an expression may be apart in a
 * title.
 */
const isKindOfThing = ({ isKind, placeId, wordings }: Unit) =>
  isKind && placeId === undefined && wordings.some(({ length }) => length === 1);

const mostBeginnings = 12;

/**
 * The words for a kind of thing with which a title names it: a mechanic, not a mechanical engineer. Undefined if the
 * query has other parts.
 */
function beginningsOfKind([kind, ...others]: readonly Unit[]): string[] | undefined {
  if (!kind || others.length > 0 || !isKindOfThing(kind)) return undefined;
  const words = kind.wordings
    .slice(0, kind.sure)
    .flatMap(([word = '', ...more]) => (more.length > 0 ? [] : word));
  return words.slice(0, mostBeginnings);
}

const weightsOf = { title: 'A', labels: 'BC', head } as const;

/** Dropping one of more parts would make too many alternatives. */
const mostDropped = 6;

/**
 * A query in steps from strict to loose: every part; without descriptive words; the kinds of things that it names
 * and the place, without other words (“someone to tow my car tonight”); all but the place; all but any one part that
 * leaves a kind of thing; the kind of thing that the query is about, or any part except the place if it names none.
 * If there is nothing of that kind, nothing is found: a used car is no answer to “used fridge”.
 * @param begun the words with the prefixes of `beginningsOf`
 * @param isName whether all parts but places must be in the title
 */
export function matchesOf(
  question: Question,
  begun: Begun,
  otherNames: readonly OtherName[] = [],
  isName = false,
): Match[] {
  const { units, read } = question;
  if (units.length === 0) return [];
  // Single letters and digits occur in nearly every text: alone they are matched in titles, categories and offers
  // only.
  const isHeadOnly = units.every(({ wordings: [own = []] }) => own.every(isSingle));
  const all = [
    ...units.map((unit) => ({ unit, beginning: beginningOf(unit) })),
    ...otherNames.map(({ unit }) => ({ unit, beginning: undefined })),
  ].slice(0, mostUnits);
  type Text = 'any' | 'worded' | 'firstTier' | 'known';
  // What is only described may be described anywhere, if a kind of thing is named: a receptionist who is bilingual.
  const isNamed = units.some(namesKind);
  const isKind = (part: number) => {
    const unit = units[part];
    return unit !== undefined && isKindOfThing(unit) && !(isNamed && unit.isDescription);
  };
  const hasKinds = !isName && !isHeadOnly && units.some(isKindOfThing);
  const numbers = all.map((_one, part) => part);
  const parts = numbers.slice(0, units.length);
  const added = numbers.slice(units.length);
  const renamed = added.map((part, at) => [
    ...parts.filter((unit) => !otherNames[at]?.insteadOf.includes(unit)),
    part,
  ]);
  const subjects = parts.filter((part) => units[part]?.placeId === undefined);
  // As interpreted, so that a misspelt name matches the title of its listing.
  const phrase = read.join(' ');
  const terms = phrase.split(' ');
  const setOf = (some: readonly number[]) => some.reduce((set, part) => set | (1 << part), 0);
  const isTiered = all.some(
    ({ unit, beginning }) => beginning !== undefined || unit.firstTier < unit.wordings.length,
  );
  const hasGuesses = all.some(({ unit }) => unit.known < unit.wordings.length);
  /** The query with its kinds of things anywhere, or in the identifying parts of listings only. */
  const asking = (where?: Prominence, isAnyPart = false) => {
    const withinOf = (part: number): Prominence | undefined => {
      if (isName) return all[part]?.unit.placeId === undefined ? 'title' : undefined;
      // A single word of a description says little: software developers correct bugs, but are no “bug killers”.
      if (isAnyPart && where) return 'head';
      if (!where || !isKind(part)) return isHeadOnly ? 'head' : undefined;
      if (where === 'labels') return where;
      // The name of a category need not be in the title, nor names with several kinds: “Taxi and Limousine
      // Commission”.
      return units[part]?.categoryIds.length || subjects.length > 1 ? 'head' : where;
    };
    const indexed = all.map(({ unit, beginning }, part) => indexedUnit(unit, beginning, withinOf(part)));
    const beginnings =
      where === 'title' ? beginningsOfKind(subjects.map((part) => units[part] as Unit)) : undefined;
    /** The texts are built when PostgreSQL is first queried; an index in memory never needs them. */
    let written: UnitMatch[] | undefined;
    const everyPart = () => {
      written ??= all.map(({ unit, beginning }, part) => {
        const within = withinOf(part);
        return unitMatch(unit, beginning, begun, within ? weightsOf[within] : '');
      });
      return written;
    };
    const textOf = (part: number, of: Text) => (everyPart()[part] as UnitMatch)[of];
    const oneOf = (sets: Requirement['required'], of: Text) =>
      anyOf(
        sets.map((some) =>
          anyOf(
            some.map((part) => textOf(part, of)),
            '&',
          ),
        ),
      );
    const knownOf = (required: Requirement['required']): Match['known'] => {
      const sets = required.filter((some) => some.every((part) => (all[part]?.unit.known ?? 0) > 0));
      if (!hasGuesses || sets.length === 0) return undefined;
      const knownUnits = indexed.map((unit, part) => knownUnit(unit, all[part]?.unit.known ?? 0));
      const shared = { isHeadOnly, isTiered: false, phrase: terms };
      return {
        get all() {
          return oneOf(sets, 'known');
        },
        index: { units: knownUnits, required: sets.map(setOf), ...shared },
      };
    };
    return ({ required, ...how }: Requirement) => ({
      extends: false,
      isOfKinds: false,
      isAnyPart: false,
      ...how,
      get all() {
        return oneOf(required, 'any');
      },
      get sure() {
        return oneOf(required, 'firstTier');
      },
      get title() {
        // Excludes prefix matches: “villa” would match the titles with villages.
        const worded = [...(subjects.length > 0 ? subjects : parts), ...added];
        return anyOf(worded.map((part) => textOf(part, 'worded')));
      },
      get units() {
        return everyPart();
      },
      hasGuesses,
      known: knownOf(required),
      phrase,
      index: {
        units: indexed,
        required: required.map(setOf),
        isHeadOnly,
        isTiered,
        phrase: terms,
        beginnings,
      },
    });
  };
  const anywhere = asking();
  const match = (requirement: Requirement, looseness: number): Match => {
    const prominent: Partial<Record<Prominence, Match>> = {};
    const whole: Match = Object.assign(anywhere(requirement), {
      looseness,
      prominent(where: Prominence) {
        if (!hasKinds && !requirement.isAnyPart) return whole;
        prominent[where] ??= Object.assign(asking(where, requirement.isAnyPart)(requirement), {
          isLoosened: whole.isLoosened,
          extends: whole.extends,
          looseness: whole.looseness + prominentLooseness[where],
          prominent: () => whole,
        });
        return prominent[where];
      },
    });
    return whole;
  };
  const isPlace = (part: number) => units[part]?.placeId !== undefined;
  const named = subjects.filter((part) => !units[part]?.isDescription);
  const kinds = (named.length > 0 ? named : subjects).filter((part) => units[part]?.isKind);
  const heads = headKinds(question);
  const areKinds = kinds.length === subjects.length;
  const questions: Requirement[] = [
    { required: [parts, ...renamed], isClose: true, isLoosened: false, isEssential: true },
  ];
  if (named.length > 0 && named.length < subjects.length) {
    const bare = parts.filter((part) => isPlace(part) || named.includes(part));
    questions.push({
      required: [bare],
      isClose: true,
      isLoosened: true,
      isEssential: true,
      // A short list of part-time jobs is not extended by full-time ones.
      extends: !subjects.some((part) => units[part]?.isCondition && !named.includes(part)),
    });
  }
  if (kinds.length > 0 && kinds.length < named.length) {
    const byKind = parts.filter((part) => isPlace(part) || kinds.includes(part));
    questions.push({
      required: [byKind],
      isClose: true,
      isLoosened: true,
      isEssential: false,
      isOfKinds: true,
    });
  }
  if (subjects.length > 0 && subjects.length < parts.length) {
    questions.push({ required: [subjects], isClose: areKinds, isLoosened: true, isEssential: false });
  }
  if (subjects.length > 2 && subjects.length <= mostDropped) {
    const butOne = subjects
      .map((dropped) => subjects.filter((part) => part !== dropped))
      .filter(
        (some) => kinds.length === 0 || heads.length === 0 || heads.some((part) => some.includes(part)),
      );
    questions.push({ required: butOne, isClose: false, isLoosened: true, isEssential: false });
  }
  if (subjects.length > 1) {
    questions.push({
      required: (heads.length > 0 ? heads : subjects).map((part) => [part]),
      isClose: kinds.length > 0,
      isLoosened: true,
      isEssential: false,
      isOfKinds: heads.length > 0,
      isAnyPart: heads.length === 0 && !isName,
    });
  }
  return questions.map(match);
}

/** The words and phrases that are marked in results: every wording of every part, its terms separated by spaces. */
export function marksOf({ units }: Question, otherNames: readonly OtherName[] = []): string[] {
  const all = [...units, ...otherNames.map(({ unit }) => unit)];
  const marks = all.flatMap(({ wordings }) => wordings.map((wording) => wording.join(' ')));
  return [...new Set(marks)].filter((mark) => mark.length > 1);
}
