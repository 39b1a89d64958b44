/** A kind of jobs. Sender and worker share this value, so the types of their data match. */
export interface JobKind<Data extends object> {
  /** Letters, digits, hyphens. Pending jobs in the database reference it: never rename one. */
  name: string;
  /** The timeout of one attempt, in seconds. */
  withinSeconds: number;
  /** The maximum number of retries. */
  retries: number;
  /** The delay before the first retry, in seconds; it doubles with each further one. */
  pauseSeconds: number;
  /** The maximum delay, in seconds. */
  longestPauseSeconds: number;
  /** The number of concurrent jobs of this kind per process. */
  atOnce: number;
  /** Never set: a phantom type for the data of jobs. */
  readonly carries?: Data;
}

/** A permanent failure: the job is given up without retries and logged by its id. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}
