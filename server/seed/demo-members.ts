import { randomBytes } from 'node:crypto';
import type { Db } from '../database/connect.ts';
import { addAccount } from '../rooms/accounts/service.ts';
import { type DemoMemberName, demoMembers } from './demo/members.ts';

const day = 86_400_000;

/** The id of a fictitious member. */
export type MemberId = (name: DemoMemberName) => number;

/** Adds the fictitious members. Idempotent. */
export async function addMembers(db: Db, now: Date): Promise<MemberId> {
  const ids = new Map<DemoMemberName, number>();
  for (const { name, email, daysHere } of demoMembers) {
    // Random and not stored, so that nobody can sign in.
    const password = randomBytes(24).toString('base64url');
    const since = new Date(now.getTime() - daysHere * day);
    ids.set(name, await addAccount(db, { role: 'member', name, email, password }, now, since));
  }
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the demo has no member ${name}`);
    return id;
  };
}
