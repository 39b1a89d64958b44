import { createRenderTurns } from './render-turns.ts';

/**
 * Who a request is from, as far as its priority goes. `member`: sent with a session, writes something, or reads a page
 * whose cached rendering is no longer fresh. `guest`: reads anything else without a session.
 */
export type Priority = 'guest' | 'member';

/** How long whoever arrives waits at present, in milliseconds. */
export interface Waits {
  /** How long the event loop was blocked since the last report. */
  loopMs: number;
  /** How long the oldest of those has waited who wait for a connection to a database that answers; 0 if nobody waits. */
  databaseMs: number;
  /** The same of those whose page is to be rendered. */
  renderMs: number;
}

/** Decides which requests are worked on, so that what cannot be served in time is refused at once. */
export interface Admission {
  /** Starts the work on a request; undefined where it is refused. The result ends it, and may be called again. */
  begin(priority: Priority): (() => void) | undefined;
  /** Resolves when the caller may render a page, which blocks the event loop. */
  renderTurn(): Promise<void>;
  /** Takes note of how long is waited at present; called every few milliseconds. */
  adapt(waits?: Partial<Waits>): void;
  inFlight(): number;
  /** How much may be in flight before guests are refused. */
  limit(): number;
}

/** As much may be in flight at once while the site is not overloaded, so that a burst is served and not refused. */
const burstLimit = 256;
/** The limit when an overload begins. */
const highestLimit = 64;
/** Fewer would leave the database idle while pages are rendered. */
const lowestLimit = 16;
/** The longest waits that are good enough, in milliseconds: whoever is admitted waits for several of them. */
const targets: Waits = { loopMs: 250, databaseMs: 500, renderMs: 500 };
/** A burst that is worked off within this time is no overload. */
const burstMs = 500;
/** So long nothing may be refused or slow until the overload is over. */
const calmMs = 1_000;
/** Added to the limit by each report of short waits: from the lowest to the highest in 5 seconds. */
const growth = 0.1;
/** So often at most the limit shrinks: what was refused before has to show first. */
const shrinkEveryMs = 100;
/** How many times the limits of guests apply to members. */
const memberShare = 2;

/**
 * Bounds the work of one process by the number of requests in flight. It refuses nothing but what exceeds a burst until waits
 * have been too long for half a second without a pause. From then on the limit follows the waits: beyond a target it shrinks
 * by as much as the target was missed, at most by half; below half of the target it grows slowly.
 * @param now the time in milliseconds, from any beginning
 */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  const turns = createRenderTurns();
  let limit = highestLimit;
  let inFlight = 0;
  /** The most that was in flight since the last report. */
  let peak = 0;
  let shrunkAt = Number.NEGATIVE_INFINITY;
  /** Since when every report was of waits that are too long. */
  let slowSince: number | undefined;
  /** Under overload, when something was last refused or slow. */
  let overloadedAt: number | undefined;

  const currentLimit = () => (overloadedAt === undefined ? burstLimit : limit);

  function noteOverload(strain: number, time: number): void {
    // With little in flight it is not the requests that are slow, but for example the collection of garbage.
    if (strain > 1 && peak >= lowestLimit) {
      slowSince ??= time;
      if (time - slowSince >= burstMs) overloadedAt = time;
    } else if (strain < 0.5) slowSince = undefined;
    if (overloadedAt !== undefined && time - overloadedAt > calmMs) {
      overloadedAt = undefined;
      limit = highestLimit;
    }
  }

  function adjust(strain: number, time: number): void {
    if (strain < 0.5) limit = Math.min(highestLimit, limit + growth);
    if (strain <= 1 || peak <= limit / 2 || time - shrunkAt < shrinkEveryMs) return;
    shrunkAt = time;
    limit = Math.max(lowestLimit, limit * Math.max(0.5, 1 / strain));
  }

  return {
    begin(priority) {
      const share = priority === 'member' ? memberShare : 1;
      if (inFlight >= currentLimit() * share) {
        if (overloadedAt !== undefined) overloadedAt = now();
        return undefined;
      }
      inFlight += 1;
      peak = Math.max(peak, inFlight);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        inFlight -= 1;
      };
    },
    renderTurn: turns.next,
    adapt({ loopMs = 0, databaseMs = 0, renderMs = turns.waitMs() } = {}) {
      const strain = Math.max(
        loopMs / targets.loopMs,
        databaseMs / targets.databaseMs,
        renderMs / targets.renderMs,
      );
      const time = now();
      noteOverload(strain, time);
      if (overloadedAt !== undefined) adjust(strain, time);
      peak = inFlight;
    },
    inFlight: () => inFlight,
    limit: () => Math.floor(currentLimit()),
  };
}
