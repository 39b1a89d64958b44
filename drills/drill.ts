import type { DrillPlace } from './drill-place.ts';

/** What a drill reports while it runs; each line is printed at once. */
export interface Report {
  /** What was done to the site. */
  did(what: string): void;
  /** A figure, in the unit that its name says. */
  measured(what: string, value: number | string): void;
  /** What has to be true for the drill to count as held. */
  holds(claim: string, isTrue: boolean): void;
  /** Something that this machine lacks, so that the drill was not run, or only in part. */
  wants(what: string): void;
}

export type Outcome = 'held' | 'broke' | 'not run';

/** Breaks something on purpose, on a temporary site, and checks what the site does. */
export interface Drill {
  name: string;
  /** One line for the list of drills. */
  about: string;
  run(place: DrillPlace, report: Report): Promise<void>;
}

/** Thrown by a drill that needs what this machine does not have; the message names it. */
export class MissingTool extends Error {
  override name = 'MissingTool';
}
