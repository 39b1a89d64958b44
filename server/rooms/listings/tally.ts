import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import type { Visitor } from '../../http/visitor.ts';
import { addToTally } from './post-queries.ts';

export type Tally = (
  what: 'views' | 'contact_clicks',
  kind: ListingKind,
  id: number,
  visitor: Visitor,
) => Promise<void>;

/**
 * Counts how often a listing is looked at and its poster asked for, for the poster to see: people, not robots, not the
 * poster, and each of them once an hour. Nothing about them is kept but, for that hour, a hash in the limiter.
 * @param takeOne refuses who was counted already
 * @param onCounted called with what counted, for the numbers of the day
 */
export function createTally(
  db: Db,
  takeOne: TakeOne,
  now: () => Date,
  onCounted: (what: 'views' | 'contact_clicks', kind: ListingKind) => void = () => undefined,
): Tally {
  return async (what, kind, id, { userId, name, isRobot }) => {
    if (isRobot) return;
    try {
      if (name !== undefined) await takeOne(`${what} ${id} ${name}`);
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return;
      throw refusal;
    }
    if (await addToTally(db, what, { kind, id, userId, at: now() })) onCounted(what, kind);
  };
}
