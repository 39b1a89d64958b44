import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long a step of work in the background may keep others waiting, in milliseconds. */
const sliceMs = 4;

/**
 * Runs work that yields now and then, a slice at a time, so that requests are answered in between.
 * @param isStopped asked between slices; stopped work is left as it is, and the answer is undefined
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
