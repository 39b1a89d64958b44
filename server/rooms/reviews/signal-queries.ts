import { sql } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';

/** Metadata of a review besides its content. */
export interface ReviewFacts {
  id: number;
  /** The age of the account in days when the review was submitted. */
  account_days: number;
  /** Reviews with the same text, by any author and of any subject. */
  copies: number;
  /** Other accounts that reviewed the same subject from the same network. */
  network_accounts: number;
  /** Other accounts that reviewed the same subject and signed in with the same browser. */
  device_accounts: number;
  /** The review came from a network or browser that the business owner or the reviewed member used here. */
  of_owner: boolean;
  /** The number of reviews of the same subject within a day before or after it, and in the preceding month. */
  that_day: number;
  month_before: number;
}

/** Whether another review has the same subject as `review as v`. */
const isOfSame = sql`(o.listing_id = v.listing_id or o.member_id = v.member_id)`;

/** Each signal is one index lookup of few rows; all reviews of a page are computed together. */
export async function readReviewFacts(db: Db, ids: readonly number[]): Promise<ReviewFacts[]> {
  if (ids.length === 0) return [];
  const { days } = limits.reviews.burst;
  const { rows } = await sql<ReviewFacts>`
    select v.id,
      greatest(0, floor(extract(epoch from v.sent_at - u.created_at) / 86400))::int as account_days,
      (select count(*) from review o where o.wording = v.wording and o.id <> v.id) as copies,
      (select count(distinct o.author_id) from review o
        where o.network = v.network and ${isOfSame} and o.author_id <> v.author_id) as network_accounts,
      (select count(distinct other.user_id) from trusted_device mine
        join trusted_device other on other.device_hash = mine.device_hash and other.user_id <> mine.user_id
        join review o on o.author_id = other.user_id and ${isOfSame}
        where mine.user_id = v.author_id) as device_accounts,
      coalesce(reviewed.id is not null and (
        exists (select from review o where o.network = v.network and o.author_id = reviewed.id)
        or exists (select from review o where o.answer_network = v.network and ${isOfSame})
        or exists (select from trusted_device mine join trusted_device other on other.device_hash = mine.device_hash
          where mine.user_id = v.author_id and other.user_id = reviewed.id)
      ), false) as of_owner,
      (select count(*) from review o where ${isOfSame} and o.status <> 'rejected'
        and o.created_at between v.created_at - interval '1 day' and v.created_at + interval '1 day') as that_day,
      (select count(*) from review o where ${isOfSame} and o.status = 'approved'
        and o.created_at between v.created_at - make_interval(days => ${days + 1}::int) and v.created_at - interval '1 day')
        as month_before
    from review v join app_user u on u.id = v.author_id left join listing l on l.id = v.listing_id
    cross join lateral (select coalesce(l.owner_id, v.member_id) as id) as reviewed
    where v.id = any (${[...ids]}::bigint[])`.execute(db);
  return rows;
}
