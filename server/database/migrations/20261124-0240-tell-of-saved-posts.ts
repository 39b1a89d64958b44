import { type Kysely, sql } from 'kysely';

const tables = `
-- What an offer cost when it was saved; null where nothing has a price, or it is somebody's wish.
alter table saved_item add column price_cents bigint check (price_cents between 0 and 10000000000);
update saved_item s set price_cents = l.price_cents from listing l
where l.id = s.listing_id and l.kind in ('product', 'rental') and not l.wanted;
create index saved_item_listing on saved_item (listing_id) where listing_id is not null;

alter table alert_reader
  -- Ends all emails of alerts and of saved posts by one click.
  add column token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  add column tells_saved boolean not null default true,
  -- When the next email about saved posts is due; null while there is nothing to say.
  add column saved_due_at timestamptz;
create index alert_reader_saved_due on alert_reader (saved_due_at) where saved_due_at is not null;

-- What happened to posts that members saved, once for each event.
create table saved_news (
  reader_id bigint not null references alert_reader (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  event text not null check (event in ('price', 'back', 'closing', 'moving')),
  was_cents bigint,
  now_cents bigint,
  day date,
  noted_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (reader_id, listing_id, event),
  check ((event = 'price') = (was_cents is not null and now_cents is not null)),
  check ((event in ('closing', 'moving')) = (day is not null))
);
create index saved_news_listing on saved_news (listing_id);
create index saved_news_unsent on saved_news (reader_id) where sent_at is null;
`;

/** Without alerts only changes of saved posts are logged. */
const logged = `
create or replace function alert_post_logged() returns trigger language plpgsql as $$
declare
  has_alerts boolean := exists (select from alert_interest);
begin
  if tg_op = 'INSERT' then
    if has_alerts then
      insert into alert_post (listing_id) select id from after where status = 'published';
    end if;
  elsif has_alerts or exists (select from saved_item where listing_id is not null) then
    insert into alert_post (listing_id, was_published, was_price, was_category_ids, was_place_ids, was_position, was_vector)
    select n.id, o.status = 'published', o.price_cents, o.category_ids, o.place_ids, o.position, o.search_vector
    from before as o join after as n on n.id = o.id
    where n.status = 'published' and (o.status <> 'published'
      or (o.title_en, o.title_ar, o.description_en, o.description_ar, o.price_cents, o.category_id, o.place_id)
        is distinct from
        (n.title_en, n.title_ar, n.description_en, n.description_ar, n.price_cents, n.category_id, n.place_id))
      and (has_alerts or exists (select from saved_item s where s.listing_id = n.id));
  end if;
  return null;
end
$$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, logged]) await sql.raw(part).execute(db);
}
