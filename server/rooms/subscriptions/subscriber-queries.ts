import { sql } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { SubscriberQuery, SubscriberState } from '../../../contract/newsletter.ts';
import type { Db } from '../../database/connect.ts';

const tooMany = sql.lit(limits.newsletter.bounces);

const conditions = {
  left: sql<boolean>`s.unsubscribed_at is not null`,
  asked: sql<boolean>`s.unsubscribed_at is null and s.confirmed_at is null`,
  bounced: sql<boolean>`s.unsubscribed_at is null and s.confirmed_at is not null and s.bounces >= ${tooMany}`,
  confirmed: sql<boolean>`s.unsubscribed_at is null and s.confirmed_at is not null and s.bounces < ${tooMany}`,
} satisfies Record<SubscriberState, unknown>;

/** For `subscription as s`: whether issues may be sent to the address. No others are ever sent to. */
export const mayGetIssues = conditions.confirmed;

const state = sql<SubscriberState>`case
  when ${conditions.left} then 'left' when ${conditions.asked} then 'asked'
  when ${conditions.bounced} then 'bounced' else 'confirmed' end`;

/** Escapes pattern characters. */
const contains = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

export interface SubscriberRow {
  id: number;
  email: string;
  lang: Lang;
  state: SubscriberState;
  created_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  bounces: number;
  bounced_at: Date | null;
}

/** One row more than a page, the newest first, before an id. */
export async function readSubscribers(
  db: Db,
  { q, state: wanted, lang, before, limit }: Omit<SubscriberQuery, 'after'> & { before: number | undefined },
): Promise<SubscriberRow[]> {
  const { rows } = await sql<SubscriberRow>`
    select s.id, s.email, s.lang, ${state} as state, s.created_at, s.confirmed_at, s.unsubscribed_at, s.bounces,
      s.bounced_at
    from subscription as s
    where ${before === undefined ? sql`true` : sql`s.id < ${before}`}
      and ${q ? sql`s.email like ${contains(q)}` : sql`true`}
      and ${lang ? sql`s.lang = ${lang}` : sql`true`}
      and ${wanted ? conditions[wanted] : sql`true`}
    order by s.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** The number of subscriptions by language and status. */
export async function countSubscribers(db: Db) {
  const { rows } = await sql<{ lang: Lang; state: SubscriberState; count: number }>`
    select s.lang, ${state} as state, count(*)::int as count from subscription as s group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows;
}

/** A batch of recipients, the oldest first, after an id. */
export async function readReceivers(db: Db, after: number, limit: number) {
  const { rows } = await sql<{ id: number; email: string; lang: Lang; confirmed_at: Date }>`
    select s.id, s.email, s.lang, s.confirmed_at from subscription as s
    where s.id > ${after} and ${mayGetIssues} order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** Records a permanent delivery failure of an address. */
export async function addBounce(db: Db, id: number): Promise<void> {
  await sql`
    update subscription set bounces = least(bounces + 1, 1000), bounced_at = now() where id = ${id}`.execute(
    db,
  );
}

/** Resets the failures of an address after a successful delivery. */
export async function forgetBounces(db: Db, id: number): Promise<void> {
  await sql`update subscription set bounces = 0 where id = ${id} and bounces > 0`.execute(db);
}

/** @returns the known addresses among them, which receive no more issues */
export async function putBounced(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    update subscription set bounces = greatest(bounces, ${tooMany}), bounced_at = now()
    where email = any(${emails}::text[]) returning email`.execute(db);
  return rows.map(({ email }) => email);
}

/** Reactivates an address that bounced too often. @returns whether it exists */
export async function clearBounces(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update subscription set bounces = 0 where id = ${id}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
