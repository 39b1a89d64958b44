import { isArabic } from '../../../contract/spelling.ts';
import type { Lexicon } from './lexicon.ts';
import type { KnownName } from './paired-name-queries.ts';
import { isName, mostWords } from './paired-names.ts';
import type { OtherName, Question } from './question.ts';
import { soundsLike } from './respelling.ts';
import { isPassedOver } from './stop-words.ts';
import { type Unit, unitOf, type Weighed } from './unit.ts';

/** Where a question may have a name: from a token on, so many of them. */
interface NamePlace {
  name: string;
  at: number;
  length: number;
}

/** Everything in a question that may be a name, as it was written and as it was read. */
function placesOf({ terms, read }: Question): NamePlace[] {
  // Whoever writes both scripts has written both names.
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

/** What of a question may be a name that listings bear in both scripts. What a word of a concept means is known. */
export function namesWithin(question: Question, lexicon: Lexicon): string[] {
  const names = placesOf(question).map(({ name }) => name);
  return [...new Set(names)].filter((name) => isName(name.split(' ')) && !lexicon.has(name));
}

/** A name of one word that one listing alone has beside another one must sound like it. */
function isPlausible({ name, other, listings }: KnownName): boolean {
  return name.includes(' ') || listings > 1 || other.split(' ').some((word) => soundsLike(name, word));
}

/** A name in the other script is a little less sure than the name as it was written. */
const renamedCertainty = 0.85;

/** Whether a name is found by the wordings of the units in any case: each of its words is one of theirs. */
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
 * A question with the names of the other script: of a name that is one unit they are wordings of that; of a longer one a
 * unit of their own, in the stead of several.
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
    // A concept may reach over the end of what looks like a name: then it is none.
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
    // «غرفة في باي ريدج» says what it is and where: it stands beside some title, and is the name of nothing.
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
