/** A part of a query: a word or an expression, with all its synonyms. */
export interface Unit {
  /** Each a list of consecutive terms, most certain first. */
  wordings: string[][];
  /** For each wording its certainty, from 1, as written or a synonym of that, to 0, a coincidence. */
  certainties: number[];
  /** The number of wordings, from the first, that are as good as the best; the rest are guesses. */
  sure: number;
  /**
   * The number of wordings, from the first, that mean what was written; the rest are guesses at spelling or sound.
   */
  known: number;
  /** The number of wordings of the first tier: the known ones, or the most likely guesses. */
  firstTier: number;
  /** The place that it names. */
  placeId?: number | undefined;
  /** The categories that it names. */
  categoryIds: number[];
  /** Whether it is a wording of a concept: a kind of thing, not any word. */
  isKind: boolean;
  /** Whether it only describes what is searched for: “for kids”, “fresh”. */
  isDescription?: boolean | undefined;
  /** Whether it is a condition, such as “part time”: a description if the query names a kind of thing. */
  isCondition?: boolean | undefined;
  /** Whether it is a verb with its object: “bake a cake”. */
  isNeed?: boolean | undefined;
}

/**
 * A wording counts as good as the best one of its unit if its certainty is at most this much lower; among guesses,
 * if it is equal.
 */
const asGood = { written: 0.1, guessed: 0.03 };

/**
 * Above the certainty of any guess: such a wording means the same as what was written, or is another form of it.
 */
const leastKnown = 0.95;

/** Of guesses only, those rank first that are about as certain as the best. */
const aboutAsCertain = 0.08;

/** Guesses below this certainty are used only if no more likely one finds anything. */
const leastLikely = 0.6;

/** A wording and its certainty. */
export type Weighed = [wording: string[], certainty: number];

/** A unit of the wordings found for a part of a query, each once, most certain first. */
export function unitOf(
  weighed: readonly Weighed[],
  categoryIds: number[],
  { placeId, isKind = false, isDescription, isCondition, isNeed }: Partial<Unit> = {},
): Unit {
  const byKey = new Map<string, Weighed>();
  for (const one of weighed) {
    const key = one[0].join(' ');
    if ((byKey.get(key)?.[1] ?? 0) < one[1]) byKey.set(key, one);
  }
  const sorted = [...byKey.values()].sort((one, other) => other[1] - one[1]);
  const best = sorted[0]?.[1] ?? 0;
  const least = best - (best < 1 ? asGood.guessed : asGood.written);
  const known = sorted.filter(([, certainty]) => certainty >= leastKnown).length;
  return {
    wordings: sorted.map(([wording]) => wording),
    certainties: sorted.map(([, certainty]) => certainty),
    sure: sorted.filter(([, certainty]) => certainty >= least).length,
    known,
    firstTier: known || sorted.filter(([, certainty]) => certainty >= best - aboutAsCertain).length,
    placeId,
    categoryIds,
    isKind,
    isDescription,
    isCondition,
    isNeed,
  };
}

const likelyOnce = new WeakMap<Unit, Unit>();

/** A unit without its unlikely guesses; itself if it has nothing else, or none of them. */
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
  const { wordings, certainties, sure, firstTier } = unit;
  return {
    ...unit,
    wordings: wordings.slice(0, likely),
    certainties: certainties.slice(0, likely),
    sure: Math.min(sure, likely),
    firstTier: Math.min(firstTier, likely),
  };
}

/** Whether a part names a kind of thing, rather than a place or a description. */
export const namesKind = ({ isKind, isDescription, placeId }: Unit): boolean =>
  isKind && !isDescription && placeId === undefined;

const describedOnce = new WeakMap<Unit, Unit>();

/** The units of a query; its conditions only describe if it names a kind of thing. */
export function withConditions(units: Unit[]): Unit[] {
  if (!units.some((unit) => namesKind(unit) && !unit.isCondition)) return units;
  return units.map((unit) => {
    if (!unit.isCondition) return unit;
    const known = describedOnce.get(unit) ?? { ...unit, isDescription: true };
    describedOnce.set(unit, known);
    return known;
  });
}
