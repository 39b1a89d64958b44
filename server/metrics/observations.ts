import { type Channel, channel } from 'node:diagnostics_channel';

/*
 * What the parts of the server report while they work, as named channels of Node (`node:diagnostics_channel`). A part
 * publishes and knows nobody who listens; without listeners that costs next to nothing. The label values here are sets
 * that the code names, never what a visitor sent.
 */

/** One kind of report. */
export interface Observation<T> {
  report(what: T): void;
  /** Called at once for each report, so it must be fast and must not throw. */
  listen(listener: (what: T) => void): void;
}

function observation<T extends object>(name: string): Observation<T> {
  const reports: Channel = channel(`arab-new-york:${name}`);
  return {
    report: (what) => reports.publish(what),
    listen: (listener) => reports.subscribe((what) => listener(what as T)),
  };
}

/** A statement was answered or failed on a connection of the pool `pool`. */
export const statementObserved = observation<{
  pool: string;
  text: string;
  seconds: number;
  hasFailed: boolean;
}>('statement');

/** Somebody waited so long for a connection of the pool. */
export const connectionObserved = observation<{ pool: string; seconds: number; hasFailed: boolean }>(
  'connection',
);

/** A job was tried. `given-up` is never tried again. */
export const jobObserved = observation<{
  kind: string;
  outcome: 'done' | 'failed' | 'given-up';
  seconds: number;
}>('job');

/** A mail was handed to the mail server, or was not. `refused` is for good. */
export const mailObserved = observation<{ outcome: 'sent' | 'refused' | 'failed'; seconds: number }>('mail');

/** A picture of a member was stored, or refused for what it is. */
export const uploadObserved = observation<{ outcome: 'stored' | 'refused' | 'failed'; bytes: number }>(
  'upload',
);

/** A rate limit refused a request; `limit` is its name in the code. */
export const refusalObserved = observation<{ limit: string }>('refusal');

/** A request was refused because more was in flight than can be answered in time. */
export const overloadObserved = observation<{ priority: 'guest' | 'member' }>('overload');

/** Listings were looked up in the index in memory, or had to be looked up in PostgreSQL. */
export const lookupObserved = observation<{ isInMemory: boolean }>('lookup');

/** A browser reported an error of a script, or a broken rule of the content security policy. */
export const browserReportObserved = observation<{ kind: 'error' | 'policy' }>('browser-report');

/** A page was rendered; `route` is the template of its path. */
export const renderObserved = observation<{ route: string; seconds: number; hasFailed: boolean }>('render');
