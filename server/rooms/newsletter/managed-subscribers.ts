import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../database/connect.ts';
import { note } from '../audit/service.ts';
import { clearBounces, markBounced, subscriberFile } from '../subscriptions/service.ts';

/** Management of subscribers by the team. The audit log records the actions without addresses. */
export function createManagedSubscribers(db: Db) {
  /** Records addresses that bounced outside of the mailer. */
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

  /** Reactivates an address. @throws AppError `not_found` */
  async function writeAgain(id: number, actorId: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (!(await clearBounces(tx, id))) throw new AppError('not_found');
      const action = 'subscribers.write-again';
      await note(tx, { actorId, action, subject: 'subscription', subjectId: id, before: null, after: null });
    });
  }

  /** The confirmed addresses as chunks of a CSV file; the download is logged. */
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
