import type { Db } from '../../database/connect.ts';

const columns = ['provider', 'email', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

export interface NewIdentity {
  userId: number;
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
}

export function listIdentities(db: Db, userId: number) {
  return db.selectFrom('identity').select(columns).where('user_id', '=', userId).orderBy('id').execute();
}
export type IdentityRow = Awaited<ReturnType<typeof listIdentities>>[number];

interface Subject {
  issuer: string;
  /** The provider's name for the account. */
  subject: string;
}

/** The member whom an identity signs in. */
export async function ownerOfIdentity(db: Db, { issuer, subject }: Subject): Promise<number | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('user_id as userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export async function noteIdentityUse(db: Db, { issuer, subject }: Subject, now: Date): Promise<void> {
  await db
    .updateTable('identity')
    .set({ last_used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** The new identity; undefined if an account has it already, or has another one of this provider. */
export function insertIdentity(db: Db, identity: NewIdentity, now: Date): Promise<IdentityRow | undefined> {
  return db
    .insertInto('identity')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Whether the account had an identity of this provider. */
export async function deleteIdentity(db: Db, userId: number, provider: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
