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
 * Counts visits and contact requests of a listing for its poster: of people rather than bots or the poster, once an
 * hour each. No user data is stored but, for that hour, a hash in the rate limiter.
 * @param takeOne rejects callers that were counted already
 * @param onCounted called with each counted event, for the statistics of the day
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
