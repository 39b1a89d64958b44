import { setImmediate as nextTurn } from 'node:timers/promises';

/** The maximum duration of a slice of background work, in milliseconds. */
const sliceMs = 4;

/**
 * Runs a generator in time slices, so that requests are handled in between.
 * @param isStopped called between slices; if stopped, the work is abandoned, and the result is undefined
 */
export async function inTimeSlices<T>(
  work: Generator<void, T>,
  isStopped: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    const begun = performance.now();
    while (performance.now() - begun < sliceMs) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await nextTurn();
    if (isStopped()) return undefined;
  }
}
