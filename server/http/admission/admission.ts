import { createRenderTurns } from './render-turns.ts';

/**
 * The priority of a request. `member`: has a session that this node knows, writes, or reads a page whose cached rendering is stale.
 * `guest`: reads anything else.
 */
export type Priority = 'guest' | 'member';

/** The current waiting times, in milliseconds. */
export interface Waits {
  /** How long the event loop was blocked since the last report. */
  loopMs: number;
  /**
   * The age of the oldest pending request for a database connection, while the database responds; 0 if there is
   * none.
   */
  databaseMs: number;
  /** The same for pending renderings. */
  renderMs: number;
}

/** Decides which requests are processed, so that those that cannot be served in time are rejected immediately. */
export interface Admission {
  /** Begins a request; undefined if it is rejected. The result ends it, and may be called repeatedly. */
  begin(priority: Priority): (() => void) | undefined;
  /** Resolves when the caller may render a page, which blocks the event loop. */
  renderTurn(): Promise<void>;
  /** Reports the current waiting times; called every few milliseconds. */
  adapt(waits?: Partial<Waits>): void;
  inFlight(): number;
  /** The number of requests in flight above which guests are rejected. */
  limit(): number;
}

/**
 * The number of requests in flight that are admitted without overload, so that a burst is served rather than
 * rejected.
 */
const burstLimit = 256;
/** The limit when an overload begins. */
const highestLimit = 64;
/** A lower limit would leave the database idle while pages are rendered. */
const lowestLimit = 16;
/** The target waiting times, in milliseconds: an admitted request has several such waits. */
const targets: Waits = { loopMs: 250, databaseMs: 500, renderMs: 500 };
/** A burst that is processed within this time is not an overload. */
const burstMs = 500;
/** The overload ends after this time without rejections and slow requests. */
const calmMs = 1_000;
/** Added to the limit for each report of short waits: from the minimum to the maximum in 5 seconds. */
const growth = 0.1;
/**
 * The minimum interval between two reductions of the limit, in which the effect of the first becomes measurable.
 */
const shrinkEveryMs = 100;
/** The factor by which the limits of members exceed those of guests. */
const memberShare = 2;

/**
 * Bounds the concurrent requests of one process. It rejects only what exceeds a burst until waits have been too
 * long for half a second continuously. From then on the limit follows the waits: above a target it shrinks in
 * proportion to the excess, at most by half; below half of the target it grows slowly.
 * @param now the time in milliseconds, from any origin
 */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  const turns = createRenderTurns();
  let limit = highestLimit;
  let inFlight = 0;
  /** The maximum number in flight since the last report. */
  let peak = 0;
  let shrunkAt = Number.NEGATIVE_INFINITY;
  /** Since when all reports were of waits that are too long. */
  let slowSince: number | undefined;
  /** Under overload, the time of the last rejection or slow request. */
  let overloadedAt: number | undefined;

  const currentLimit = () => (overloadedAt === undefined ? burstLimit : limit);

  function noteOverload(strain: number, time: number): void {
    // With few requests in flight, slowness has other causes, such as garbage collection.
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
