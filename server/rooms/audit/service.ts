import type { Hand } from '../../../contract/audit.ts';
import type { Db } from '../../database/connect.ts';
import { addToLog } from './queries.ts';
import { account } from './watching.ts';

export { isAccountedFor } from './watching.ts';

/** An action in the back office. */
export interface Deed {
  /** Null if the actor was not a user, in which case `hand` names it. */
  actorId: number | null;
  /** The type of actor; a user by default. */
  hand?: Exclude<Hand, 'account'>;
  /** The action, `post.approve`. */
  action: string;
  /** The type and id of the record. */
  subject: string;
  subjectId: number | string;
  /**
   * The changes with previous and new values. The log is never edited, not even when an account is deleted: it must
   * not contain texts, numbers or addresses of people.
   */
  before: object | null;
  after: object | null;
}

/** Writes an audit log entry in the transaction of the action. */
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
 * Declares that a request which may change something changed nothing: a repetition, or a preview. A successful
 * request below `/admin` has to write an entry or call this; one that does neither fails in every test.
 */
export function nothingToNote(): void {
  account();
}
