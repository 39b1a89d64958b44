import type { Hand } from '../../../contract/audit.ts';
import type { Db } from '../../database/connect.ts';
import { addToLog } from './queries.ts';
import { account } from './watching.ts';

export { isAccountedFor } from './watching.ts';

/** Something that somebody did behind the scenes. */
export interface Deed {
  /** Null where nobody with an account did it: then `hand` says what. */
  actorId: number | null;
  /** By which hand; that of the account by default. */
  hand?: Exclude<Hand, 'account'>;
  /** What was done, `post.approve`. */
  action: string;
  /** What it was done to: a kind of thing and its id. */
  subject: string;
  subjectId: number | string;
  /**
   * What changed, from what to what. The log is never edited, not even when an account is deleted: no words, numbers or
   * addresses of people belong into it.
   */
  before: object | null;
  after: object | null;
}

/** Writes a deed into the log, in the transaction that does it. */
export function note(tx: Db, { before, after, subjectId, hand, ...deed }: Deed): Promise<void> {
  account();
  const json = (value: object | null) => value && JSON.stringify(value);
  return addToLog(tx, {
    ...deed,
    hand: hand ?? (deed.actorId === null ? 'program' : 'account'),
    subjectId: String(subjectId),
    before: json(before),
    after: json(after),
  });
}

/**
 * Says that a call which could have changed something changed nothing: the same once more, or a look ahead. A call below
 * `/admin` that succeeds has to write a line or to say this; one that forgets both fails in every test.
 */
export function nothingToNote(): void {
  account();
}
