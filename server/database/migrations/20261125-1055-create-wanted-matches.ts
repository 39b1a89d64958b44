import { type Kysely, sql } from 'kysely';

const statements = `
-- The alert of a post that looks for something: it tells its owner of new offers. wanted_at is the version of the post
-- that its query was made of.
alter table alert
  add column wanted_id bigint unique references listing (id) on delete cascade,
  add column wanted_at timestamptz;

-- Offers that are not for the owner of such a post.
create table match_dismissal (
  wanted_id bigint not null references listing (id) on delete cascade,
  offer_id bigint not null references listing (id) on delete cascade,
  reason text check (reason in ('price', 'place', 'other')),
  created_at timestamptz not null default now(),
  primary key (wanted_id, offer_id)
);
create index match_dismissal_offer on match_dismissal (offer_id);

-- Posts that look for something are few beside the offers.
create index rental_wanted on rental (accommodation, id) where post_type = 'wanted';
create index job_seeking on job (id) where post_type = 'seeking';
create index product_wanted on product (id) where post_type = 'buy';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
