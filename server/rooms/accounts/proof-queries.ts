import type { MailProofTable } from '../../database/account-tables.ts';
import type { Db } from '../../database/connect.ts';

type Purpose = MailProofTable['purpose'];

export interface NewProof {
  userId: number;
  purpose: Purpose;
  /** The recipient of the email. */
  email: string;
  hash: string;
  now: Date;
  expiresAt: Date;
}

export async function addProof(db: Db, proof: NewProof): Promise<void> {
  await db
    .insertInto('mail_proof')
    .values({
      user_id: proof.userId,
      purpose: proof.purpose,
      email: proof.email,
      hash: proof.hash,
      created_at: proof.now,
      expires_at: proof.expiresAt,
    })
    .execute();
}

/** When the newest link of a purpose was created for an account, or undefined. */
export async function lastProofAt(db: Db, userId: number, purpose: Purpose): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mail_proof')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Uses up a valid link; of two concurrent calls one succeeds. */
export function useLink(db: Db, hash: string, purposes: Purpose[], now: Date) {
  return db
    .updateTable('mail_proof')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'purpose', 'email'])
    .executeTakeFirst();
}

/** The address of a link, if it is the account's confirmed address. */
export async function provedBy(db: Db, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_proof as p')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.id', '=', 'p.user_id').onRef('u.email', '=', 'p.email'),
    )
    .select('u.email')
    .where('p.hash', '=', hash)
    .where('p.purpose', 'in', ['confirm_email', 'change_email'])
    .where('p.used_at', 'is not', null)
    .where('u.email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.email;
}

/** A newer link of a purpose revokes older ones. */
export async function endProofs(db: Db, userId: number, purpose: Purpose, now: Date): Promise<void> {
  await db
    .updateTable('mail_proof')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * A new password revokes everything that was emailed before: codes, and links that would move the account to an
 * address that somebody else may have entered.
 */
export async function endOtherWaysIn(db: Db, userId: number, now: Date): Promise<void> {
  for (const purpose of ['reset_code', 'reset_link', 'reset_token', 'change_email'] as const) {
    await endProofs(db, userId, purpose, now);
  }
}
