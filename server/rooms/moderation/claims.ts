import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { ClaimAnswer } from '../../../contract/moderation.ts';
import type { Db } from '../../database/connect.ts';
import { nothingToNote } from '../audit/service.ts';
import { dropClaim, readClaim, takeClaim } from './claim-queries.ts';

/** Opening a pending post claims it for a while, so that moderators do not interfere with each other. */
export function createClaims(db: Db) {
  /**
   * Claims a post, or renews the claim; if another moderator has claimed it, the response names them.
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

  /** Releases a claim early; claims of others are unaffected. */
  function release(id: number, userId: number): Promise<void> {
    nothingToNote();
    return dropClaim(db, id, userId);
  }

  /** @throws AppError `claimed` if another moderator has claimed it */
  async function requireFree(tx: Db, id: number, userId: number, now: Date): Promise<void> {
    const held = await readClaim(tx, id, now);
    if (held && held.userId !== userId) throw new AppError('claimed');
  }

  /** Decided posts have no claim. */
  const end = (tx: Db, id: number): Promise<void> => dropClaim(tx, id, null);

  return { claim, release, requireFree, end };
}
export type Claims = ReturnType<typeof createClaims>;
