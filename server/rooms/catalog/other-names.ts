import { isArabic } from '../../../contract/spelling.ts';
import type { Lexicon } from './lexicon.ts';
import type { KnownName } from './paired-name-queries.ts';
import { isName, mostWords } from './paired-names.ts';
import type { OtherName, Question } from './question.ts';
import { soundsLike } from './respelling.ts';
import { isPassedOver } from './stop-words.ts';
import { type Unit, unitOf, type Weighed } from './unit.ts';

/** The range of a possible name in a query: its first token and its length. */
interface NamePlace {
  name: string;
  at: number;
  length: number;
}

/** All possible names in a query, as written and as interpreted. */
function placesOf({ terms, read }: Question): NamePlace[] {
  // A query in both scripts already has both names.
  if (terms.some(isArabic) && terms.some((term) => /[a-z]/.test(term))) return [];
  const places = [terms, read].flatMap((words) =>
    words.flatMap((_word, at) =>
      Array.from({ length: Math.min(mostWords, words.length - at) }, (_, more): NamePlace => {
        return { name: words.slice(at, at + more + 1).join(' '), at, length: more + 1 };
      }),
    ),
  );
  return [...new Map(places.map((place) => [`${place.at} ${place.name}`, place])).values()];
}

/**
 * The parts of a query that may be names which listings have in both scripts. Words of concepts are excluded, as
 * their meaning is known.
 */
export function namesWithin(question: Question, lexicon: Lexicon): string[] {
  const names = placesOf(question).map(({ name }) => name);
  return [...new Set(names)].filter((name) => isName(name.split(' ')) && !lexicon.has(name));
}

/** A one-word name that only one listing pairs with another name must sound like it. */
function isPlausible({ name, other, listings }: KnownName): boolean {
  return name.includes(' ') || listings > 1 || other.split(' ').some((word) => soundsLike(name, word));
}

/** A name in the other script is slightly less certain than the name as written. */
const renamedCertainty = 0.85;

/** Whether the wordings of the units match a name anyway, as each of its words is one of them. */
function isFound(name: readonly string[], units: readonly Unit[]): boolean {
  const words = new Set(units.flatMap(({ wordings }) => wordings.flat()));
  return name.every((word) => words.has(word));
}

function withWordings({ wordings, certainties, categoryIds, placeId }: Unit, added: string[][]): Unit {
  const own = wordings.map((wording, at): Weighed => [wording, certainties[at] ?? 0]);
  const certainty = renamedCertainty * (certainties[0] ?? 1);
  return unitOf([...own, ...added.map((name): Weighed => [name, certainty])], categoryIds, { placeId });
}

/**
 * Adds the names in the other script to a query: for a name that is one unit as wordings of it; for a longer one as
 * an alternative to several units.
 */
export function withOtherNames(
  question: Question,
  names: readonly KnownName[],
): { question: Question; otherNames: OtherName[] } {
  const { terms, begins } = question;
  const units = [...question.units];
  const otherNames: OtherName[] = [];
  for (const { name, at, length } of names.length > 0 ? placesOf(question) : []) {
    const end = at + length;
    // A possible name that a concept extends beyond is not a name.
    const isWhole = end === terms.length || begins.includes(end) || isPassedOver(terms[end] ?? '');
    const insteadOf = begins.flatMap((from, unit) => (from >= at && from < end ? [unit] : []));
    const others = names
      .filter((one) => one.name === name && isPlausible(one))
      .map(({ other }) => other.split(' '))
      .filter(
        (other) =>
          !isFound(
            other,
            insteadOf.map((unit) => units[unit] as Unit),
          ),
      );
    const [first, ...more] = insteadOf;
    // «غرفة في باي ريدج» states kind and location: it may occur next to some title, but is not a name.
    const isDescription = insteadOf.some((unit) => units[unit]?.placeId !== undefined);
    if (isDescription || others.length === 0 || first === undefined || !begins.includes(at) || !isWhole)
      continue;
    if (more.length === 0) units[first] = withWordings(units[first] as Unit, others);
    else
      otherNames.push({
        unit: unitOf(
          others.map((other) => [other, 1]),
          [],
        ),
        insteadOf,
      });
  }
  return { question: { ...question, units }, otherNames };
}
