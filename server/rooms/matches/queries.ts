import { type RawBuilder, sql } from 'kysely';
import type { DismissalReason } from '../../../contract/matches.ts';
import type { Db } from '../../database/connect.ts';
import { type SideRow, tolerance } from './side.ts';

const sides = (where: RawBuilder<unknown>) => sql<SideRow>`
  select l.id, l.kind, l.slug, l.owner_id, l.title_en, l.title_ar, l.place_id, l.category_id, l.price_cents,
    l.published_at, l.updated_at, l.views, coalesce(r.post_type, j.post_type, p.post_type) as post_type,
    r.accommodation, r.bedrooms, r.gender, r.available_from::text as available_from, p.condition, j.job_type,
    j.workplace, j.salary_min_cents, j.salary_max_cents, j.salary_type
  from listing l left join rental r on r.id = l.id left join job j on j.id = l.id left join product p on p.id = l.id
  where l.kind in ('rental', 'job', 'product') and ${where}`;

const isOpen = (now: Date) => sql`l.status = 'published' and (l.expires_at is null or l.expires_at > ${now})`;
const isWanted = sql`coalesce(r.post_type, j.post_type, p.post_type) in ('wanted', 'seeking', 'buy')`;

/** A member's own published wanted post; undefined for posts of others. */
export async function readWanted(
  db: Db,
  userId: number,
  id: number,
  now: Date,
): Promise<SideRow | undefined> {
  const where = sql`l.id = ${id} and l.owner_id = ${userId} and ${isOpen(now)} and ${isWanted}`;
  return (await sides(where).execute(db)).rows[0];
}

/** The published posts of a member, newest first. */
export async function readOwnSides(db: Db, userId: number, now: Date, limit: number): Promise<SideRow[]> {
  const where = sql`l.owner_id = ${userId} and ${isOpen(now)} order by l.id desc limit ${limit}`;
  return (await sides(where).execute(db)).rows;
}

/** Offers by id, except the member's own and dismissed ones. */
export async function readOffers(
  db: Db,
  ids: readonly number[],
  { wantedId, userId }: { wantedId: number; userId: number },
): Promise<SideRow[]> {
  if (ids.length === 0) return [];
  const where = sql`l.id = any(${[...ids]}::bigint[]) and l.owner_id is distinct from ${userId}
    and not exists (select from match_dismissal d where d.wanted_id = ${wantedId} and d.offer_id = l.id)`;
  return (await sides(where).execute(db)).rows;
}

/** Wanted posts without an alert, or changed since theirs was updated. */
export async function readWithoutAlert(db: Db, now: Date, limit: number): Promise<SideRow[]> {
  const where = sql`${isOpen(now)} and ${isWanted} and l.owner_id is not null
    and l.id in (select id from rental where post_type = 'wanted' union all select id from job where post_type = 'seeking'
      union all select id from product where post_type = 'buy')
    and not exists (select from alert a where a.wanted_id = l.id and a.wanted_at = l.updated_at)
    order by l.id limit ${limit}`;
  return (await sides(where).execute(db)).rows;
}

/** Dismisses an offer for the owner of a post. */
export async function addDismissal(
  db: Db,
  one: { wantedId: number; offerId: number; reason: DismissalReason | null; at: Date },
): Promise<void> {
  await sql`
    insert into match_dismissal (wanted_id, offer_id, reason, created_at)
    select ${one.wantedId}, id, ${one.reason}, ${one.at} from listing where id = ${one.offerId}
    on conflict (wanted_id, offer_id) do update set reason = excluded.reason`.execute(db);
}

export async function removeDismissal(db: Db, wantedId: number, offerId: number): Promise<void> {
  await db
    .deleteFrom('match_dismissal')
    .where('wanted_id', '=', wantedId)
    .where('offer_id', '=', offerId)
    .execute();
}

/** Wanted posts in the borough of an offer `o` with a limit of at least its price. */
const wantsOffer = (now: Date) => sql`
  l.kind = o.kind and l.owner_id is not null and l.owner_id is distinct from o.owner_id and ${isOpen(now)}
  and (l.price_cents is null or o.price_cents is null or o.price_cents <= l.price_cents * ${tolerance}::numeric)
  and not exists (select from match_dismissal d where d.wanted_id = l.id and d.offer_id = o.id)`;

/** The number of people looking for each offer. Offers without any are omitted. */
export async function countPeople(
  db: Db,
  offerIds: readonly number[],
  now: Date,
): Promise<{ id: number; people: number }[]> {
  if (offerIds.length === 0) return [];
  const offers = sql`listing o`;
  const those = sql`o.id = any(${[...offerIds]}::bigint[])`;
  const { rows } = await sql<{ id: number; people: number }>`
    select id, count(distinct owner_id)::int as people from (
      select o.id, l.owner_id from ${offers} join rental ro on ro.id = o.id and ro.post_type = 'offer'
        join rental r on r.post_type = 'wanted' and r.accommodation = ro.accommodation
          and (r.bedrooms is null or ro.bedrooms >= r.bedrooms and (r.bedrooms > 0 or ro.bedrooms = 0))
          and (r.gender = 'any' or ro.gender = 'any' or ro.gender = r.gender)
        join listing l on l.id = r.id join place b on b.id = l.place_id
        where ${those} and ${wantsOffer(now)} and coalesce(b.parent_id, b.id) = any(o.place_ids)
      union all
      select o.id, l.owner_id from ${offers} join job jo on jo.id = o.id and jo.post_type = 'hiring'
        join job j on j.post_type = 'seeking'
          and (j.job_type = 'both' or jo.job_type = 'both' or jo.job_type = j.job_type)
        join listing l on l.id = j.id
        where ${those} and ${wantsOffer(now)} and l.category_id = any(o.category_ids)
      union all
      select o.id, l.owner_id from ${offers} join product po on po.id = o.id and po.post_type = 'sale'
        join product p on p.post_type = 'buy' join listing l on l.id = p.id
        where ${those} and ${wantsOffer(now)} and l.category_id = any(o.category_ids)
    ) as found group by id`.execute(db);
  return rows;
}
