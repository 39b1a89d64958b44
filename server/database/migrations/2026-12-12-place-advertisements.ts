import { type Kysely, sql } from 'kysely';

const advertisements = `
create table advertisement (
  id bigint generated always as identity primary key,
  slot text not null check (slot in ('home', 'lists', 'details', 'articles')),
  lang text not null default 'both' check (lang in ('both', 'en', 'ar')),
  published boolean not null default false,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  text jsonb not null default '{}' check (jsonb_typeof(text) = 'object'),
  url text check (length(url) between 1 and 500),
  phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
  media_id bigint references media (id) on delete set null,
  alt jsonb not null default '{}' check (jsonb_typeof(alt) = 'object'),
  priority smallint not null default 50 check (priority between 0 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index advertisement_shown on advertisement (slot, priority desc, id) where published;
create index advertisement_edited on advertisement (starts_at desc, id desc);
create index advertisement_media on advertisement (media_id) where media_id is not null;

-- How often one was in view and followed, by days of the city. Nothing says by whom.
create table advertisement_day (
  advertisement_id bigint not null references advertisement (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (advertisement_id, day)
);

create trigger advertisement_told after insert or update or delete or truncate on advertisement
  for each statement execute function tell_argument('advertisement');

insert into advertisement (slot, published, title, text, url, phone, media_id, starts_at)
  select 'home', true, title, summary, data->>'url',
    case when data->>'phone' ~ '^\\+[1-9][0-9]{6,14}$' then data->>'phone' end, media_id, published_at
  from content where kind = 'advertisement' and status = 'published';
delete from content where kind = 'advertisement';
`;

/** Advertisements have slots, periods and statistics of their own; they were content before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(advertisements).execute(db);
}
