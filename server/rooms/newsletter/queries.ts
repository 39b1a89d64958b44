import { sql } from 'kysely';
import type { Lang } from '../../../contract/locales.ts';
import type { IssueFields, IssueState } from '../../../contract/newsletter-issues.ts';
import type { Db } from '../../database/connect.ts';
import { mayGetIssues } from '../subscriptions/service.ts';

const columns = [
  ...([
    'id',
    'status',
    'langs',
    'subject',
    'body',
    'version',
    'updated_at',
    'started_at',
    'ended_at',
  ] as const),
  ...(['trouble_at', 'receivers', 'sent', 'refused', 'skipped', 'unsure'] as const),
] as const;

/** One row more than a page, newest first. */
export function readIssues(db: Db, before: number | undefined, limit: number) {
  return db
    .selectFrom('newsletter_issue')
    .select(columns)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export function findIssue(db: Db, id: number) {
  return db.selectFrom('newsletter_issue').select(columns).where('id', '=', id).executeTakeFirst();
}
export type IssueTableRow = NonNullable<Awaited<ReturnType<typeof findIssue>>>;

/** The issue, locked until the transaction ends. */
export function lockIssue(tx: Db, id: number) {
  return tx
    .selectFrom('newsletter_issue')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const written = ({ langs, subject, body }: IssueFields) => ({
  langs,
  subject: JSON.stringify(subject),
  body: JSON.stringify(body),
});

export async function addIssue(tx: Db, fields: IssueFields, authorId: number): Promise<number> {
  const { id } = await tx
    .insertInto('newsletter_issue')
    .values({ ...written(fields), author_id: authorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeIssue(tx: Db, id: number, fields: IssueFields): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set((eb) => ({ ...written(fields), version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute();
}

export async function deleteIssue(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('newsletter_issue').where('id', '=', id).execute();
}

/** The number of current recipients by language. */
export async function countReceivers(db: Db): Promise<Record<Lang, number>> {
  const { rows } = await sql<{ lang: Lang; count: number }>`
    select s.lang, count(*)::int as count from subscription as s where ${mayGetIssues} group by s.lang`.execute(
    db,
  );
  const counts: Record<Lang, number> = { en: 0, ar: 0 };
  for (const { lang, count } of rows) counts[lang] = count;
  return counts;
}

/** Stores the recipients of the issue, and starts sending. */
export async function beginSending(tx: Db, id: number): Promise<void> {
  await sql`
    insert into newsletter_mail (issue_id, subscription_id)
    select i.id, s.id from newsletter_issue as i join subscription as s on s.lang = any(i.langs)
    where i.id = ${id} and ${mayGetIssues}`.execute(tx);
  await sql`
    update newsletter_issue set status = 'sending', started_at = now(), worked_at = now(), updated_at = now(),
      receivers = (select count(*) from newsletter_mail where issue_id = ${id})
    where id = ${id}`.execute(tx);
}

export async function setStatus(tx: Db, id: number, status: Exclude<IssueState, 'draft'>): Promise<void> {
  const isOver = status === 'sent' || status === 'cancelled';
  await sql`
    update newsletter_issue set status = ${status}, updated_at = now(), trouble_at = null,
      worked_at = case when ${status} = 'sending' then now() else worked_at end,
      ended_at = case when ${isOver} then now() else ended_at end
    where id = ${id}`.execute(tx);
}

export interface Taken {
  subscriptionId: number;
  email: string;
  lang: Lang;
  token: string;
  subject: Record<Lang, string>;
  body: Record<Lang, string>;
  /** False if the person has unsubscribed, or the address bounced too often, since sending began. */
  mayGet: boolean;
}

/**
 * Takes the next recipient permanently: one that was taken is never returned again, whatever happens to this
 * process. That is committed before anything is sent. Undefined if the issue is not being sent, or nobody remains.
 */
export async function takeNext(db: Db, issueId: number): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    with next as (
      select m.subscription_id from newsletter_mail as m join newsletter_issue as i on i.id = m.issue_id
      where m.issue_id = ${issueId} and m.taken_at is null and i.status = 'sending'
      order by m.subscription_id limit 1 for update of m skip locked
    )
    update newsletter_mail as m set taken_at = now()
    from next, subscription as s, newsletter_issue as i
    where m.issue_id = ${issueId} and m.subscription_id = next.subscription_id and s.id = m.subscription_id
      and i.id = m.issue_id
    returning s.id as "subscriptionId", s.email, s.lang, s.token, i.subject, i.body,
      (${mayGetIssues} and s.lang = any(i.langs)) as "mayGet"`.execute(db);
  return rows[0];
}

export type MailEnd = 'sent' | 'refused' | 'skipped' | 'unsure';

/** Records the result of one recipient, once. */
export async function settle(tx: Db, issueId: number, subscriptionId: number, end: MailEnd): Promise<void> {
  await sql`
    with gone as (
      delete from newsletter_mail where issue_id = ${issueId} and subscription_id = ${subscriptionId} returning 1
    )
    update newsletter_issue set ${sql.ref(end)} = ${sql.ref(end)} + (select count(*) from gone), worked_at = now(),
      trouble_at = null
    where id = ${issueId}`.execute(tx);
}

/** Returns a recipient to whom surely nothing was sent, as the mail server is unreachable. */
export async function giveBack(db: Db, issueId: number, subscriptionId: number): Promise<void> {
  await sql`
    update newsletter_mail set taken_at = null
    where issue_id = ${issueId} and subscription_id = ${subscriptionId}`.execute(db);
  await sql`
    update newsletter_issue set trouble_at = coalesce(trouble_at, now()), worked_at = now()
    where id = ${issueId}`.execute(db);
}

/** Records the progress of a worker. */
export async function noteWork(db: Db, issueId: number): Promise<void> {
  await sql`update newsletter_issue set worked_at = now() where id = ${issueId}`.execute(db);
}

/** Recipients taken this long ago were interrupted: whether the email arrived is unknown. */
export async function settleBroken(tx: Db, issueId: number, seconds: number): Promise<void> {
  await sql`
    with gone as (
      delete from newsletter_mail
      where issue_id = ${issueId} and taken_at < now() - make_interval(secs => ${seconds}) returning 1
    )
    update newsletter_issue set unsure = unsure + (select count(*) from gone) where id = ${issueId}`.execute(
    tx,
  );
}

/** The number of remaining recipients, and of those in progress. */
export async function countLeft(db: Db, issueId: number): Promise<{ waiting: number; taken: number }> {
  const { rows } = await sql<{ waiting: number; taken: number }>`
    select count(*) filter (where taken_at is null)::int as waiting,
      count(*) filter (where taken_at is not null)::int as taken
    from newsletter_mail where issue_id = ${issueId}`.execute(db);
  return rows[0] ?? { waiting: 0, taken: 0 };
}

/** Cancels the remaining recipients. Those in progress are still counted. */
export async function dropWaiting(tx: Db, issueId: number): Promise<void> {
  await sql`delete from newsletter_mail where issue_id = ${issueId} and taken_at is null`.execute(tx);
}

/** Recipients of a completed issue who unsubscribed before their turn got nothing. */
export async function countMissing(tx: Db, issueId: number): Promise<void> {
  await sql`
    update newsletter_issue set skipped = receivers - sent - refused - unsure where id = ${issueId}`.execute(
    tx,
  );
}

/** Issues being sent without recent progress: their job was lost. */
export async function findStalled(db: Db, seconds: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update newsletter_issue set worked_at = now()
    where status = 'sending' and worked_at < now() - make_interval(secs => ${seconds}) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The number of issues being sent although the mail server accepts no emails. */
export async function countTroubled(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_issue where status = 'sending' and trouble_at is not null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Issues that were cancelled while an email was in progress. */
export async function findUnsettled(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct i.id from newsletter_mail as m join newsletter_issue as i on i.id = m.issue_id
    where i.ended_at is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** The address of a back-office user, for a test email. */
export function findAddress(db: Db, userId: number) {
  return db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
}
