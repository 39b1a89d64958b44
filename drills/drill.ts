import type { DrillPlace } from './drill-place.ts';

/** The report of a drill; each line is printed at once. */
export interface Report {
  /** An action on the site. */
  did(what: string): void;
  /** A figure, in the unit that its name states. */
  measured(what: string, value: number | string): void;
  /** A condition that must be true for the drill to pass. */
  holds(claim: string, isTrue: boolean): void;
  /** Something that this machine lacks, so that the drill was skipped in whole or in part. */
  wants(what: string): void;
}

export type Outcome = 'held' | 'broke' | 'not run';

/** Causes a failure on a temporary site, and checks how the site handles it. */
export interface Drill {
  name: string;
  /** One line for the list of drills. */
  about: string;
  run(place: DrillPlace, report: Report): Promise<void>;
}

/** Thrown by a drill with unmet requirements; the message names them. */
export class MissingTool extends Error {
  override name = 'MissingTool';
}
