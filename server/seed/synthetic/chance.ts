/** A seeded random number generator: the same seed gives the same listings on every machine. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  isLucky(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** An index below `count` by Zipf's law: the first is the most frequent, the k-th 1/k as frequent. */
  zipf(count: number): number;
  /** A weighted random index. */
  weighted(weights: readonly number[]): number;
  /** Log-normal, given the median and the standard deviation of the logarithm. */
  logNormal(median: number, deviation: number): number;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  // mulberry32: small, fast, and good enough for texts and prices.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    isLucky: (share) => next() < share,
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    zipf: (count) => Math.min(count - 1, Math.floor((count + 1) ** next()) - 1),
    weighted: (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let left = next() * total;
      const found = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return found < 0 ? weights.length - 1 : found;
    },
    logNormal: (median, deviation) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(deviation * normal);
    },
  };
}
