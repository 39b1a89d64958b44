import type { Db } from '../../database/connect.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { beginMaintenance, endMaintenance, readMaintenance } from './maintenance-queries.ts';

/** Who turns it on or off: an account, or the command line. */
export type Operator = { actorId: number } | { actorId: null; hand: 'command' };

/**
 * Turns maintenance mode on or off: effective from the next write request on any node, as each queries the
 * database.
 * @returns since when it is on; null when it is off
 */
export function setMaintenance(db: Db, isOn: boolean, by: Operator, now: Date): Promise<Date | null> {
  return db.transaction().execute(async (tx) => {
    const hasChanged = isOn ? await beginMaintenance(tx, now) : await endMaintenance(tx);
    if (hasChanged) {
      const deed = {
        action: `maintenance.${isOn ? 'begin' : 'end'}`,
        subject: 'maintenance',
        subjectId: 'site',
      };
      await note(tx, { ...by, ...deed, before: null, after: null });
    } else {
      nothingToNote();
    }
    return (await readMaintenance(tx)) ?? null;
  });
}
