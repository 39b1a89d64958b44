import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { ClaimAnswer } from '../../../contract/moderation.ts';
import type { Db } from '../../database/connect.ts';
import { nothingToNote } from '../audit/service.ts';
import { dropClaim, readClaim, takeClaim } from './claim-queries.ts';

/** Whoever opens what waits has it for a while, so that two moderators do not get in each other's way. */
export function createClaims(db: Db) {
  /**
   * Takes a post, or keeps it; where somebody else has it, the answer says who.
   * @throws AppError `not_found`
   */
  async function claim(id: number, userId: number, now: Date): Promise<ClaimAnswer> {
    nothingToNote();
    const until = new Date(now.getTime() + limits.claimSeconds * 1000);
    await takeClaim(db, { id, userId, now, until });
    const held = await readClaim(db, id, now);
    if (!held) throw new AppError('not_found');
    const mine = held.userId === userId;
    const end = held.until.toISOString();
    return { mine, by: mine ? null : { id: held.userId, name: held.name, until: end }, until: end };
  }

  /** Lets go of a post before its time; of one that somebody else has it does not. */
  function release(id: number, userId: number): Promise<void> {
    nothingToNote();
    return dropClaim(db, id, userId);
  }

  /** @throws AppError `claimed` where somebody else looks at it */
  async function requireFree(tx: Db, id: number, userId: number, now: Date): Promise<void> {
    const held = await readClaim(tx, id, now);
    if (held && held.userId !== userId) throw new AppError('claimed');
  }

  /** What was decided on is nobody's any more. */
  const end = (tx: Db, id: number): Promise<void> => dropClaim(tx, id, null);

  return { claim, release, requireFree, end };
}
export type Claims = ReturnType<typeof createClaims>;
