/** A part of a question: a word or an expression, and everything that means the same. */
export interface Unit {
  /** Each a list of terms that follow each other; the surest come first. */
  wordings: string[][];
  /** For each wording how sure it is, from 1, as it was written or a synonym of that, to 0, an accident. */
  certainties: number[];
  /** So many wordings, the first ones, are as good as the best; the rest are guesses. */
  sure: number;
  /** So many wordings, the first ones, mean what was written; the rest are guesses at a slip or a sound. */
  known: number;
  /** The place that it names. */
  placeId?: number | undefined;
  /** The categories that it names. */
  categoryIds: number[];
  /** Whether it is a wording of a concept: a kind of thing, not any word. */
  isKind: boolean;
  /** Whether it only describes what is looked for: «for kids», «fresh». */
  isDescription?: boolean | undefined;
}

/** A wording is as good as the best one of its unit if it is so much less sure at most; of guesses, if it is as sure. */
const asGood = { written: 0.1, guessed: 0.03 };

/** No guess is so sure: a wording that is means the same as what was written, or is another form of it. */
const leastKnown = 0.95;

/** A guess that is less sure is taken into account only where no likelier one finds anything. */
const leastLikely = 0.6;

/** A wording and how sure it is. */
export type Weighed = [wording: string[], certainty: number];

/** A unit of what was found for a part of a question, each wording once, the surest first. */
export function unitOf(
  weighed: readonly Weighed[],
  categoryIds: number[],
  { placeId, isKind = false, isDescription }: Partial<Unit> = {},
): Unit {
  const byKey = new Map<string, Weighed>();
  for (const one of weighed) {
    const key = one[0].join(' ');
    if ((byKey.get(key)?.[1] ?? 0) < one[1]) byKey.set(key, one);
  }
  const sorted = [...byKey.values()].sort((one, other) => other[1] - one[1]);
  const best = sorted[0]?.[1] ?? 0;
  const least = best - (best < 1 ? asGood.guessed : asGood.written);
  return {
    wordings: sorted.map(([wording]) => wording),
    certainties: sorted.map(([, certainty]) => certainty),
    sure: sorted.filter(([, certainty]) => certainty >= least).length,
    known: sorted.filter(([, certainty]) => certainty >= leastKnown).length,
    placeId,
    categoryIds,
    isKind,
    isDescription,
  };
}

const likelyOnce = new WeakMap<Unit, Unit>();

/** A unit without its unlikely guesses; itself where it has nothing else, or none of them. */
export function withoutUnlikely(unit: Unit): Unit {
  const known = likelyOnce.get(unit);
  if (known) return known;
  const likely = likelyPartOf(unit);
  likelyOnce.set(unit, likely);
  return likely;
}

function likelyPartOf(unit: Unit): Unit {
  const likely = unit.certainties.filter((certainty) => certainty >= leastLikely).length;
  if (likely === 0 || likely === unit.wordings.length) return unit;
  const { wordings, certainties, sure } = unit;
  return {
    ...unit,
    wordings: wordings.slice(0, likely),
    certainties: certainties.slice(0, likely),
    sure: Math.min(sure, likely),
  };
}
