import type { Role } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../database/connect.ts';
import type { MyPosts } from '../my-posts/service.ts';
import { type BanNeeds, createBanning } from './banning.ts';
import type { Judge } from './judge.ts';
import { findUserId, readRole } from './queries.ts';
import { createUserReading } from './reading.ts';
import { changeRole, resetSecondFactor, signOutEverywhere } from './roles.ts';

export type { Ban } from './banning.ts';
export type { Judge } from './judge.ts';
export { requireOtherAdmin } from './roles.ts';

export interface UsersNeeds extends BanNeeds {
  db: Db;
  myPosts: MyPosts;
}

/** Administration of members. */
export function createUsers(needs: UsersNeeds) {
  const { db } = needs;

  /**
   * Sets the role of a member, on the command line.
   * @returns their former role
   * @throws AppError `not_found`, `last_admin`, and `conflict` for banned members
   */
  async function giveRole(tx: Db, userId: number, role: Role, now: Date): Promise<Role> {
    const from = await readRole(tx, userId);
    if (!from) throw new AppError('not_found');
    await changeRole(tx, { userId, role, from }, 'command', now);
    return from;
  }

  return {
    ...createUserReading(needs),
    ...createBanning(needs),
    db,
    idOf: (email: string) => findUserId(db, email),
    roleOf: (id: number) => readRole(db, id),
    giveRole,
    signOut: (tx: Db, userId: number, judge: Judge) => signOutEverywhere(tx, userId, judge),
    resetSecondFactor,
  };
}
export type Users = ReturnType<typeof createUsers>;
