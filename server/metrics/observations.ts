import { type Channel, channel } from 'node:diagnostics_channel';

/*
 * Observations that parts of the server publish, as diagnostics channels of Node (`node:diagnostics_channel`).
 * Publishers do not know their subscribers; without any the cost is negligible. Label values are sets in the code,
 * never input of visitors.
 */

/** One type of observation. */
export interface Observation<T> {
  report(what: T): void;
  /** Called synchronously for each observation, so it must be fast and must not throw. @returns stops that */
  listen(listener: (what: T) => void): () => void;
}

function observation<T extends object>(name: string): Observation<T> {
  const reports: Channel = channel(`arab-new-york:${name}`);
  return {
    report: (what) => reports.publish(what),
    listen(listener) {
      const onMessage = (what: unknown) => listener(what as T);
      reports.subscribe(onMessage);
      return () => void reports.unsubscribe(onMessage);
    },
  };
}

/** A statement completed or failed on a connection of the pool `pool`. */
export const statementObserved = observation<{
  pool: string;
  text: string;
  seconds: number;
  hasFailed: boolean;
}>('statement');

/** The time that a caller waited for a connection of the pool. */
export const connectionObserved = observation<{ pool: string; seconds: number; hasFailed: boolean }>(
  'connection',
);

/** A job was attempted. `given-up` is never retried. */
export const jobObserved = observation<{
  kind: string;
  outcome: 'done' | 'failed' | 'given-up';
  seconds: number;
}>('job');

/** The result of handing an email to the mail server. `refused` is permanent. */
export const mailObserved = observation<{ outcome: 'sent' | 'refused' | 'failed'; seconds: number }>('mail');

/** A member's picture was stored, or rejected because of its content. */
export const uploadObserved = observation<{ outcome: 'stored' | 'refused' | 'failed'; bytes: number }>(
  'upload',
);

/** A rate limit rejected a request; `limit` is its name in the code. */
export const refusalObserved = observation<{ limit: string }>('refusal');

/** A request was refused because more was in flight than can be answered in time. */
export const overloadObserved = observation<{ priority: 'guest' | 'member' }>('overload');

/** Listings were looked up in the index in memory, or had to be looked up in PostgreSQL. */
export const lookupObserved = observation<{ isInMemory: boolean }>('lookup');

/** A browser reported a script error or a content security policy violation. */
export const browserReportObserved = observation<{ kind: 'error' | 'policy' }>('browser-report');

/** A page was rendered; `route` is its path template. */
export const renderObserved = observation<{ route: string; seconds: number; hasFailed: boolean }>('render');
