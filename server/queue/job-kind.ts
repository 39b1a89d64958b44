/** A kind of work for the queue. Both sides name it by this one value, so what is sent is what is worked on. */
export interface JobKind<Data extends object> {
  /** Letters, digits, dashes. Jobs that wait in the database know it: never rename one. */
  name: string;
  /** How long one try may take, in seconds. */
  withinSeconds: number;
  /** How often a failed job is tried again. */
  retries: number;
  /** Pause before the first further try, in seconds; each later one is twice as long. */
  pauseSeconds: number;
  /** The longest such pause, in seconds. */
  longestPauseSeconds: number;
  /** Jobs of this kind that one process works on at the same time. */
  atOnce: number;
  /** Never set: it only tells the compiler what the jobs carry. */
  readonly carries?: Data;
}

/** A failure that no further try can mend; the job is given up and logged by its id. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}
