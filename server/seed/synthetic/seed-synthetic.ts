import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listingKinds } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { createWordCount, readCatalog } from '../../rooms/catalog/service.ts';
import { foldCounts } from '../../rooms/counts/service.ts';
import { detailRow, listingRow } from '../../rooms/listings/service.ts';
import { chanceOf } from './chance.ts';
import { copyLine } from './copy-line.ts';
import { syntheticDraft } from './drafts.ts';

const batch = 10_000;
/** Below this number of listings, rebuilding the indexes takes longer than maintaining them. */
const worthNewIndexes = 50_000;

const tables = ['listing', ...listingKinds];

type Row = Record<string, unknown>;

async function copy(client: pg.Client, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`));
  await pipeline(
    Readable.from(
      rows.map((row) => copyLine(columns, row)),
      { highWaterMark: 512 },
    ),
    into,
  );
}

interface Index {
  name: string;
  definition: string;
}

/** The indexes of the listing tables, except those that enforce constraints. */
async function freeIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any ($1) and not i.indisunique`,
    [tables],
  );
  return rows;
}

/**
 * What triggers maintain per statement (counts, notifications, denormalized columns) is computed once at the end:
 * each trigger would join its batch with a table without statistics, which takes longer with every batch.
 * Constraints remain in force.
 */
async function withoutTriggers(client: pg.Client, copyAll: () => Promise<void>): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await copyAll();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('select recount_listings()');
  await client.query('update listing_change_horizon set pruned = (pg_current_xact_id()::text::bigint + 1)::text::xid8');
  await client.query("select tell('all')");
}

export interface SyntheticOptions {
  listings: number;
  seed: number;
  now?: Date;
  /** The number of listings from which indexes are rebuilt. */
  indexesFrom?: number;
  onProgress?: (done: number) => unknown;
}

/**
 * Adds synthetic published listings with the statistics of real ones. Atomic and deterministic: the same number and
 * seed give the same listings. For benchmarks; they have neither owner, pictures nor source. Large numbers are
 * copied without indexes, which are rebuilt in the same transaction.
 */
export async function seedSynthetic(db: Db, connectionString: string, options: SyntheticOptions): Promise<void> {
  const { listings, seed, now = new Date(), indexesFrom = worthNewIndexes, onProgress } = options;
  const catalog = await readCatalog(db);
  const client = new pg.Client({ connectionString, application_name: 'arab-new-york seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table listing in share row exclusive mode');
    await client.query("set local maintenance_work_mem = '512MB'");
    const indexes = listings >= indexesFrom ? await freeIndexes(client) : [];
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const { rows } = await client.query<{ id: string }>('select coalesce(max(id), 0) as id from listing');
    const firstId = Number(rows[0]?.id) + 1;
    const ground = { chance: chanceOf(seed), catalog, now };
    const words = createWordCount();
    await withoutTriggers(client, async () => {
      for (let done = 0; done < listings; done += batch) {
        const count = Math.min(batch, listings - done);
        const drafts = Array.from({ length: count }, (_, index) => ({
          id: firstId + done + index,
          draft: syntheticDraft(ground),
        }));
        const rows = drafts.map(({ id, draft }) => ({ id, ...listingRow(draft, catalog) }));
        await copy(client, 'listing', rows);
        words.add(rows.map((row) => row.search_vector ?? ''));
        for (const kind of listingKinds) {
          await copy(client, kind, drafts.filter(({ draft }) => draft.kind === kind).map(detailRow));
        }
        onProgress?.(done + count);
      }
    });
    await words.remember(db);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1)`, [firstId + listings - 1]);
    await client.query('commit');
    await foldCounts(db);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
