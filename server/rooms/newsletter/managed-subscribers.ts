import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../database/connect.ts';
import { note } from '../audit/service.ts';
import { clearBounces, markBounced, subscriberFile } from '../subscriptions/service.ts';

/** What staff does with the list of subscribers. The log says what was done, and names nobody. */
export function createManagedSubscribers(db: Db) {
  /** Notes addresses whose mails came back some other way than at sending. */
  async function bounced(emails: readonly string[], actorId: number) {
    return db.transaction().execute(async (tx) => {
      const outcome = await markBounced(tx, emails);
      const after = { marked: outcome.marked };
      await note(tx, {
        ...{ actorId, action: 'subscribers.bounced', subject: 'subscription', subjectId: 'list' },
        ...{ before: null, after },
      });
      return outcome;
    });
  }

  /** Lets an address be written to again. @throws AppError `not_found` */
  async function writeAgain(id: number, actorId: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await clearBounces(tx, id))) throw new AppError('not_found');
      const action = 'subscribers.write-again';
      await note(tx, { actorId, action, subject: 'subscription', subjectId: id, before: null, after: null });
    });
  }

  /** The confirmed addresses as pieces of a CSV file; that somebody took them is in the log. */
  async function file(actorId: number): Promise<AsyncGenerator<string>> {
    await note(db, {
      ...{ actorId, action: 'subscribers.export', subject: 'subscription', subjectId: 'list' },
      ...{ before: null, after: null },
    });
    return subscriberFile(db);
  }

  return { bounced, writeAgain, file };
}
export type ManagedSubscribers = ReturnType<typeof createManagedSubscribers>;
