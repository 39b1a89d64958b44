import { type Kysely, sql } from 'kysely';

/**
 * Outlines of neighborhoods, coarse ones of the site or exact imported ones, and which are adjacent. The index
 * finds the newest homes of a neighborhood, from which its usual rents are computed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table place_outline (
        place_id integer primary key references place (id) on delete cascade,
        -- The coordinates of a GeoJSON MultiPolygon.
        polygons jsonb not null check (jsonb_typeof(polygons) = 'array'),
        origin text not null check (origin in ('drawn', 'imported')),
        -- The nearest first; reckoned whenever an outline changes.
        neighbor_ids integer[] not null default '{}',
        updated_at timestamptz not null default now()
      );
      create trigger place_outline_insert_told after insert on place_outline
        for each statement execute function tell_argument('catalog');
      create trigger place_outline_update_told after update on place_outline
        for each statement execute function tell_argument('catalog');
      create trigger place_outline_delete_told after delete on place_outline
        for each statement execute function tell_argument('catalog');
      create trigger place_outline_truncate_told after truncate on place_outline
        for each statement execute function tell_argument('all');
      create index listing_rents_of_place on listing (place_id, published_at desc)
        where kind = 'rental' and status = 'published' and not wanted and price_cents is not null;
    `)
    .execute(db);
}
