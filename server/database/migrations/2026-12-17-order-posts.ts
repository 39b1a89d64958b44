import { type Kysely, sql } from 'kysely';

/**
 * Filter columns that correlate with the price are stored beside it, so that one index has both: whether the post
 * is a wanted post, as those have no price and sort last; and the bedrooms, as small homes are cheap. Writers of
 * listings set these columns; triggers do so for other writers. The triggers for counts, notifications and indexing
 * are disabled meanwhile: these columns do not affect them, and a million rows would take many minutes.
 */
const columns = `
alter table listing
  add column wanted boolean not null default false,
  add column bedrooms smallint;
alter table listing disable trigger user;
update listing as l set bedrooms = d.bedrooms from rental as d where d.id = l.id and d.bedrooms is not null;
update listing as l set wanted = true from rental as d where d.id = l.id and d.post_type = 'wanted';
update listing as l set wanted = true from product as d where d.id = l.id and d.post_type = 'buy';
update listing as l set wanted = true from job as d where d.id = l.id and d.post_type = 'seeking';
alter table listing enable trigger user;
`;

const wantedAs = { product: 'buy', rental: 'wanted', job: 'seeking' } as const;
const kinds = ['product', 'rental', 'job'] as const;

/** Statements of one kind; they write only rows that change. */
const ofKind = (kind: (typeof kinds)[number]) => {
  const wanted = `(d.post_type = '${wantedAs[kind]}')`;
  const bedrooms = kind === 'rental' ? 'd.bedrooms' : 'null';
  return `
create function ${kind}_noted() returns trigger language plpgsql as $$
begin
  update listing as l set wanted = ${wanted}, bedrooms = ${bedrooms} from after as d
  where l.id = d.id and (l.wanted, l.bedrooms) is distinct from (${wanted}, ${bedrooms});
  return null;
end
$$;
create trigger ${kind}_insert_noted after insert on ${kind} referencing new table as after
  for each statement execute function ${kind}_noted();
create trigger ${kind}_update_noted after update on ${kind} referencing new table as after
  for each statement execute function ${kind}_noted();
`;
};

const indexes = `
create index listing_wanted_low on listing (kind, coalesce(price_cents, 10000000001), id)
  where status = 'published' and wanted and kind in ('rental', 'product');
create index listing_wanted_high on listing (kind, coalesce(price_cents, -1) desc, id desc)
  where status = 'published' and wanted and kind in ('rental', 'product');
create index listing_homes_low on listing (bedrooms, coalesce(price_cents, 10000000001), id)
  where status = 'published' and kind = 'rental';
create index listing_homes_high on listing (bedrooms, coalesce(price_cents, -1) desc, id desc)
  where status = 'published' and kind = 'rental';
create index job_pay_of on job (
  post_type,
  (coalesce(coalesce(salary_max_cents, salary_min_cents) * case salary_type
    when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12 when 'year' then 1 end, -1)) desc,
  id desc
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, ...kinds.map(ofKind), indexes]) await sql.raw(part).execute(db);
}
