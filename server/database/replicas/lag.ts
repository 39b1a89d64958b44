interface Sample {
  at: number;
  written: number;
}

/** The number of samples, which are taken every second: the longest lag that is told exactly. */
const mostSamples = 3_600;

/**
 * Measures how far replicas are behind by positions of the primary and the clock of this process alone: a replica
 * lags since the oldest position that it has not reached. An idle primary causes no lag.
 */
export function createLagMeter() {
  let samples: Sample[] = [];
  return {
    /** Records a position of the primary. One that is lower than before is that of another primary. */
    note(at: number, written: number): void {
      const last = samples.at(-1)?.written ?? 0;
      if (written < last) samples = [];
      if (written !== last || samples.length === 0) samples.push({ at, written });
      if (samples.length > mostSamples) samples.shift();
    },
    /** In milliseconds. */
    lagMs(now: number, replayed: number): number {
      const first = samples.find(({ written }) => written > replayed);
      return first ? now - first.at : 0;
    },
    /** Removes positions that all replicas have reached. */
    forget(replayed: number): void {
      samples = samples.filter(({ written }, index) => written > replayed || index === samples.length - 1);
    },
  };
}
