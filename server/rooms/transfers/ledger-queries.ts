import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

/*
 * The state of a listing before an import, and whether it has been edited since. Both compare whole rows, so that
 * columns that are added later are included.
 */

/** Columns that change without an edit: counters, derived values, expiry. */
const notEdits = [
  ...['views', 'contact_clicks', 'updated_at', 'reminded_at', 'submitted_at', 'position', 'boost'],
  ...[
    'search_title',
    'search_vector',
    'sort_en',
    'sort_ar',
    'category_ids',
    'place_ids',
    'wanted',
    'bedrooms',
  ],
];

/** A fingerprint of a listing `l` with its detail `d` and its pictures. Expiry is not an edit. */
const print = sql<string>`md5(
  ((to_jsonb(l) - ${sql.val(notEdits)}::text[]) || jsonb_build_object('status',
    case l.status when 'expired' then 'published' else l.status end))::text
  || to_jsonb(d)::text
  || coalesce((select jsonb_agg(to_jsonb(m) order by m.role, m.position)
       from listing_media m where m.listing_id = l.id)::text, ''))`;

/** Whether the listing is as the import left it, without a pending revision. */
const untouched = sql<boolean>`(${print} = i.after and not exists (
  select from listing_revision r where r.listing_id = l.id and r.status = 'pending'))`;

const detail = (kind: ListingKind): RawBuilder<unknown> => sql.table(kind);

/**
 * Stores the state of the listings with some keys, before an import overwrites them. State that the same import
 * stored before is retained: it is the original one.
 * @param adopted of them, those that had neither source nor key before
 */
export async function rememberFormer(
  tx: Db,
  { id, kind }: { id: number; kind: ListingKind },
  source: string,
  keys: readonly string[],
  adopted: readonly number[],
): Promise<void> {
  await sql`
    insert into transfer_item (transfer_id, listing_id, before)
    select ${id}, l.id, jsonb_build_object('detail', to_jsonb(d), 'listing', to_jsonb(l) - 'position'
      || case when l.id = any (${[...adopted]}::bigint[]) then '{"source": null, "source_key": null}'::jsonb
         else '{}'::jsonb end)
    from listing l join ${detail(kind)} d on d.id = l.id
    where l.source = ${source} and l.source_key = any (${[...keys]}::text[])
    order by l.id for update of l
    on conflict do nothing
  `.execute(tx);
}

/** Records that the import wrote these: those that did not exist before were created by it. */
export async function noteWritten(
  tx: Db,
  { id, kind }: { id: number; kind: ListingKind },
  listingIds: readonly number[],
): Promise<void> {
  const ids = sql`${[...listingIds]}::bigint[]`;
  await sql`
    insert into transfer_item (transfer_id, listing_id) select ${id}, unnest(${ids}) on conflict do nothing
  `.execute(tx);
  await sql`
    update transfer_item i set after = ${print}
    from listing l join ${detail(kind)} d on d.id = l.id
    where i.transfer_id = ${id} and i.listing_id = l.id and l.id = any (${ids})
  `.execute(tx);
}

/** The number of listings that an import created and overwrote, including resumed runs. */
export async function countWritten(db: Db, id: number): Promise<{ inserted: number; updated: number }> {
  const { rows } = await sql<{ inserted: number; updated: number }>`
    select count(*) filter (where before is null) as inserted, count(*) filter (where before is not null) as updated
    from transfer_item where transfer_id = ${id} and after is not null
  `.execute(db);
  return rows[0] ?? { inserted: 0, updated: 0 };
}

interface UndoCounts {
  removed: number;
  restored: number;
  kept: number;
  /** The first listings that undoing would skip. */
  names: { id: number; title_en: string | null; title_ar: string | null }[];
}

/** The number of listings that undoing an import would delete, restore and skip; every listing is checked once. */
export async function planUndo(
  db: Db,
  { id, kind }: { id: number; kind: ListingKind },
  mostNames: number,
): Promise<UndoCounts> {
  const { rows } = await sql<UndoCounts>`
    with item as materialized (
      select l.id, l.title_en, l.title_ar, ${untouched} as same, i.before is null as made
      from transfer_item i join listing l on l.id = i.listing_id join ${detail(kind)} d on d.id = l.id
      where i.transfer_id = ${id} and i.after is not null
    ), kept as (
      select id, title_en, title_ar from item where not same order by id limit ${mostNames}
    )
    select count(*) filter (where same and made) as removed, count(*) filter (where same and not made) as restored,
      count(*) filter (where not same) as kept,
      (select coalesce(json_agg(kept order by id), '[]') from kept) as names
    from item
  `.execute(db);
  return rows[0] ?? { removed: 0, restored: 0, kept: 0, names: [] };
}

/**
 * Undoes the next listings of an import in the caller's transaction: those that it created are deleted, those that
 * it overwrote are restored, edited ones are skipped.
 * @returns the number of each; all zero when nothing is left to do
 */
export async function undoSome(tx: Db, { id, kind }: { id: number; kind: ListingKind }, limit: number) {
  const { rows } = await sql<{ listing_id: number; made: boolean; same: boolean }>`
    select i.listing_id, i.before is null as made, ${untouched} as same
    from transfer_item i join listing l on l.id = i.listing_id join ${detail(kind)} d on d.id = l.id
    where i.transfer_id = ${id} and i.after is not null and not i.kept
    order by i.listing_id limit ${limit} for update of l, i
  `.execute(tx);
  const idsOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).map((row) => row.listing_id);
  const [kept, made, changed] = [
    idsOf(({ same }) => !same),
    idsOf((row) => row.same && row.made),
    idsOf((row) => row.same && !row.made),
  ];
  await sql`update transfer_item set kept = true where transfer_id = ${id} and listing_id = any (${kept}::bigint[])`.execute(
    tx,
  );
  await restore(tx, 'listing', sql`i.before -> 'listing'`, id, changed);
  await restore(tx, kind, sql`i.before -> 'detail'`, id, changed);
  await sql`delete from transfer_item where transfer_id = ${id} and listing_id = any (${changed}::bigint[])`.execute(
    tx,
  );
  await sql`delete from listing where id = any (${made}::bigint[])`.execute(tx);
  return { removed: made.length, restored: changed.length, kept: kept.length };
}

/** Restores stored rows; columns that were added later are unchanged. Counters are retained. */
async function restore(tx: Db, table: string, before: RawBuilder<unknown>, id: number, ids: number[]) {
  if (ids.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (array['id', 'kind', 'views', 'contact_clicks'])
  `.execute(tx);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map(({ name }) => sql.ref(`was.${name}`)));
  await sql`
    update ${sql.table(table)} as row set (${columns}) = (
      select ${values} from jsonb_populate_record(row, ${before}) as was
    )
    from transfer_item i
    where i.transfer_id = ${id} and i.listing_id = row.id and row.id = any (${ids}::bigint[])
  `.execute(tx);
}
