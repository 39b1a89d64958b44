import { type IndexQuestion, mostUnits } from '../../search-engine/search-engine.ts';
import type { OtherName, Question } from './question.ts';
import { isSingle } from './tokens.ts';
import type { Unit } from './unit.ts';

/** A part of a question as the database asks it; each is the text of a `tsquery`. */
export interface UnitMatch {
  /** In any of its wordings, or as the beginning of a word. */
  any: string;
  /** In any of its wordings. */
  worded: string;
  /** The same, in the title, the category, or what is offered and where. */
  title: string;
  category: string;
  offered: string;
  /** In the title, in a wording that surely means the same, no guess at a slip or a sound. */
  meant: string;
  /** The same in any part of the listing. */
  meantAnywhere: string;
  /** In any wording that is no guess; in any where all are guesses. */
  firstTier: string;
  /** In a wording that means what was written, no guess, or as the beginning of a word; empty where all are guesses. */
  known: string;
  placeId: number | undefined;
  /** Categories that are called so. */
  categoryIds: readonly number[];
}

/** What a list is searched by: all parts of a question, or as many as one was content with. */
export interface Match {
  /** What a listing must have. */
  readonly all: string;
  /**
   * What the listings have that are above all others: every part in a wording that means what was written, or in any
   * where all wordings of the part are guesses.
   */
  readonly sure: string;
  /** Whether some of what it finds may be found by a guess at a slip or a sound. */
  hasGuesses: boolean;
  /** The same without guesses; undefined where there are none, and where some part is known by guesses only. */
  known: Pick<Match, 'all' | 'index'> | undefined;
  /** What its title has of it, at least. */
  readonly title: string;
  readonly units: readonly UnitMatch[];
  /** The terms of the whole question as it was read, parted by spaces: what a title may begin with. */
  phrase: string;
  /** 0 has every part; each step further is content with less. */
  looseness: number;
  /** The same by where listings say what they are; itself where no part of the question is a kind of thing. */
  prominent(where: Prominence): Match;
  /** Whether what it finds has every part, or is at least of a kind of thing that was named. */
  isClose: boolean;
  /** Whether what it finds may lack a part. */
  isLoosened: boolean;
  /** The same as an index in memory is asked. */
  index: IndexQuestion;
}

/**
 * Where listings say what they are: in the title, or in the title, the category and what is offered. A text mentions other
 * kinds of things besides: the carpenters that a manager directs.
 */
export type Prominence = 'title' | 'head';

/** Parts of a listing, as its search vector marks them. */
type Weight = 'A' | 'B' | 'C' | 'ABC';

/** Everything but the running text. */
const head = 'ABC';

/** A beginning of fewer letters fits too many words. */
const leastBeginning = 5;

function phraseOf(wording: readonly string[], weight: Weight | ''): string {
  const quoted = wording.map((term) => `'${term}'${weight && `:${weight}`}`).join(' <-> ');
  return wording.length > 1 ? `(${quoted})` : quoted;
}

function anyOf(parts: readonly string[], operator: '|' | '&' = '|'): string {
  return parts.length > 1 ? `(${parts.join(` ${operator} `)})` : (parts[0] ?? '');
}

/** The word of a part that may stand for those that begin so. */
function beginningOf({ wordings, placeId }: Unit): string | undefined {
  const [own = []] = wordings;
  const [word = ''] = own;
  return placeId === undefined && own.length === 1 && word.length >= leastBeginning ? word : undefined;
}

/** The words of a question that stand for those that begin so, too. */
export function beginningsOf({ units }: Question): string[] {
  return [...new Set(units.flatMap((unit) => beginningOf(unit) ?? []))];
}

/**
 * Words of the index by what they begin with; undefined where they are too many to be named. The index finds named words
 * ten times sooner than beginnings, as it need not gather all that have any of them.
 */
export type Begun = ReadonlyMap<string, readonly string[]>;

function unitMatch(unit: Unit, word: string | undefined, begun: Begun, where: Weight | ''): UnitMatch {
  const { wordings, sure, known, placeId, categoryIds } = unit;
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
    firstTier: anyOf(wordings.slice(0, known || wordings.length).map((wording) => phraseOf(wording, where))),
    known: anyOf([
      ...wordings.slice(0, known).map((wording) => phraseOf(wording, where)),
      ...(known > 0 ? beginning : []),
    ]),
    placeId,
    categoryIds,
  };
}

/** Where a unit is looked for: its words may count anywhere. */
type Within = Prominence | 'anywhere';

type IndexedUnit = IndexQuestion['units'][number];

/** Units as an index is asked, by the units: what an index worked out of one serves the next question, too. */
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

/** How a question is put: what a listing must have, which is all parts of any of these, by their numbers. */
interface Requirement extends Pick<Match, 'isClose' | 'isLoosened'> {
  required: (readonly number[])[];
}

/** Whether listings that are so say it in one word; of an expression the words may stand apart in a title. */
const isKindOfThing = ({ isKind, placeId, wordings }: Unit) =>
  isKind && placeId === undefined && wordings.some(({ length }) => length === 1);

const weightsOf = { title: 'A', head } as const;

/** Added to the looseness of a match that is asked for by where listings say what they are. */
const prominentLooseness = { head: 100, title: 200 } as const;

/** The match of some that a cursor or a reader means by its looseness. */
export function matchAt(matches: readonly Match[], looseness: number): Match | undefined {
  const whole = matches[looseness % prominentLooseness.head];
  if (looseness >= prominentLooseness.title) return whole?.prominent('title');
  return looseness >= prominentLooseness.head ? whole?.prominent('head') : whole;
}

/** Dropping one of more parts would be many questions, not one. */
const mostDropped = 6;

/**
 * The question as it is put to the database, from the strictest to the loosest: every part; without the words that only
 * describe; the kinds of things that it names and the place, without its other words («someone to tow my car tonight»); all but the place; all but any one
 * part; any kind of thing, or any part that is no place where it names none.
 * @param begun the words that begin as those of `beginningsOf`
 */
export function matchesOf(
  { units, read }: Pick<Question, 'units' | 'read'>,
  begun: Begun,
  otherNames: readonly OtherName[] = [],
): Match[] {
  if (units.length === 0) return [];
  // Single letters and digits stand in nearly every text: alone they are looked for in titles, categories and offers.
  const isHeadOnly = units.every(({ wordings: [own = []] }) => own.every(isSingle));
  const all = [
    ...units.map((unit) => ({ unit, beginning: beginningOf(unit) })),
    ...otherNames.map(({ unit }) => ({ unit, beginning: undefined })),
  ].slice(0, mostUnits);
  type Text = 'any' | 'worded' | 'firstTier' | 'known';
  const isKind = (part: number) => part < units.length && isKindOfThing(units[part] as Unit);
  const hasKinds = !isHeadOnly && units.some(isKindOfThing);
  const numbers = all.map((_one, part) => part);
  const parts = numbers.slice(0, units.length);
  const added = numbers.slice(units.length);
  const renamed = added.map((part, at) => [
    ...parts.filter((unit) => !otherNames[at]?.insteadOf.includes(unit)),
    part,
  ]);
  const subjects = parts.filter((part) => units[part]?.placeId === undefined);
  // As it was read, so that a misspelt name has the title of its listing.
  const phrase = read.join(' ');
  const terms = phrase.split(' ');
  const setOf = (some: readonly number[]) => some.reduce((set, part) => set | (1 << part), 0);
  const isTiered = all.some(
    ({ unit, beginning }) => beginning !== undefined || (unit.known > 0 && unit.known < unit.wordings.length),
  );
  const hasGuesses = all.some(({ unit }) => unit.known < unit.wordings.length);
  /** The question with its kinds of things anywhere, or only where listings say what they are. */
  const asking = (where?: Prominence) => {
    const withinOf = (part: number): Prominence | undefined => {
      if (!where || !isKind(part)) return isHeadOnly ? 'head' : undefined;
      // What a category is called need not be in the title, nor need names of several kinds: «Taxi and Limousine Commission».
      return units[part]?.categoryIds.length || subjects.length > 1 ? 'head' : where;
    };
    const indexed = all.map(({ unit, beginning }, part) => indexedUnit(unit, beginning, withinOf(part)));
    /** The texts are written when PostgreSQL is asked for the first time; an index in memory never needs them. */
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
      ...how,
      get all() {
        return oneOf(required, 'any');
      },
      get sure() {
        return oneOf(required, 'firstTier');
      },
      get title() {
        // Not words that only begin so: «villa» would fill the titles that are compared with villages.
        const worded = [...(subjects.length > 0 ? subjects : parts), ...added];
        return anyOf(worded.map((part) => textOf(part, 'worded')));
      },
      get units() {
        return everyPart();
      },
      hasGuesses,
      known: knownOf(required),
      phrase,
      index: { units: indexed, required: required.map(setOf), isHeadOnly, isTiered, phrase: terms },
    });
  };
  const anywhere = asking();
  const match = (requirement: Requirement, looseness: number): Match => {
    const prominent: Partial<Record<Prominence, Match>> = {};
    const whole: Match = Object.assign(anywhere(requirement), {
      looseness,
      prominent(where: Prominence) {
        if (!hasKinds) return whole;
        prominent[where] ??= Object.assign(asking(where)(requirement), {
          isLoosened: whole.isLoosened,
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
  const areKinds = kinds.length === subjects.length;
  const questions: Requirement[] = [{ required: [parts, ...renamed], isClose: true, isLoosened: false }];
  if (named.length > 0 && named.length < subjects.length) {
    const bare = parts.filter((part) => isPlace(part) || named.includes(part));
    questions.push({ required: [bare], isClose: true, isLoosened: true });
  }
  if (kinds.length > 0 && kinds.length < named.length) {
    const byKind = parts.filter((part) => isPlace(part) || kinds.includes(part));
    questions.push({ required: [byKind], isClose: true, isLoosened: true });
  }
  if (subjects.length > 0 && subjects.length < parts.length) {
    questions.push({ required: [subjects], isClose: areKinds, isLoosened: true });
  }
  if (subjects.length > 2 && subjects.length <= mostDropped) {
    const butOne = subjects.map((dropped) => subjects.filter((part) => part !== dropped));
    questions.push({ required: butOne, isClose: false, isLoosened: true });
  }
  if (subjects.length > 1) {
    const any = kinds.length > 0 ? kinds : subjects;
    questions.push({ required: any.map((part) => [part]), isClose: kinds.length > 0, isLoosened: true });
  }
  return questions.map(match);
}

/** The words and phrases that a reader is shown as found: every wording of every part, its terms parted by spaces. */
export function marksOf({ units }: Question, otherNames: readonly OtherName[] = []): string[] {
  const all = [...units, ...otherNames.map(({ unit }) => unit)];
  const marks = all.flatMap(({ wordings }) => wordings.map((wording) => wording.join(' ')));
  return [...new Set(marks)].filter((mark) => mark.length > 1);
}
