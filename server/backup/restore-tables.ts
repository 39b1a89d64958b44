import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeSchema } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { BackupError } from './backup-error.ts';
import { type BackupTable, type Manifest, tablePath } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import { readStored } from './stored-files.ts';
import { copyInStatement, copySettings } from './tables.ts';

/**
 * Everything of the site in this database except extensions, which may need higher privileges to be created again.
 */
const dropAllObjects = `do $$
declare
  thing record;
begin
  for thing in select c.oid::regclass as name, case c.relkind when 'v' then 'view' else 'table' end as kind
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i'))
    order by c.relkind desc
  loop
    execute format('drop %s if exists %s cascade', thing.kind, thing.name);
  end loop;
  for thing in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop routine if exists %s cascade', thing.name);
  end loop;
  for thing in select t.oid::regtype as name from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd') or c.relkind = 'c')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  loop
    execute format('drop type if exists %s cascade', thing.name);
  end loop;
end
$$;
`;
const dropQueue = 'drop schema if exists pgboss cascade';

const foreignKeys = `select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

/** Those that enforce no constraint. */
const freeIndexes = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not indisunique order by 1`;

/** Tables that have rows in every site that was used, and in no other. */
const usedTables = ['app_user', 'listing', 'content', 'media'];

/** Whether the database contains no user data. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  for (const table of usedTables) {
    const there = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [table]);
    if (!there.rows[0]?.is) continue;
    const { rows } = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

/** The number of servers on this database: each has one connection that listens for changes. */
export async function countServers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ servers: number }>(
    `select count(*)::int as servers from pg_stat_activity
     where datname = current_database() and application_name = 'arab-new-york-changes'`,
  );
  return rows[0]?.servers ?? 0;
}

/** The same connection for Kysely, which migrations use. */
const kyselyOn = (client: pg.Client) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        // Kysely calls `query` and `release` only; the overloads of `pg` cannot be written as one function.
        connect: async () => ({ query: client.query.bind(client), release: () => undefined }) as never,
        end: async () => undefined,
      },
    }),
  });

/** Replaces everything in the database by the tables of a backup, including the queue. Atomic. */
export async function restoreTables(client: pg.Client, backup: OpenBackup): Promise<void> {
  const { manifest } = backup;
  await replaceTables(client, manifest, async () => {
    await client.query(dropQueue);
    for (const table of manifest.tables) await copyIn(client, backup, table);
  });
}

/** The structure of a site, without rows. */
export type SiteShape = Pick<Manifest, 'migrations' | 'sequences'> & { tables: { name: string }[] };

/**
 * Creates the tables of a site in place of the existing ones. Atomic.
 * @param fill copies the rows, within the same transaction
 * @param check verifies the tables before the commit; its errors roll everything back
 */
export async function replaceTables(
  client: pg.Client,
  shape: SiteShape,
  fill: () => Promise<void>,
  check: () => Promise<void> = async () => undefined,
): Promise<void> {
  await client.query(copySettings);
  await client.query('begin');
  try {
    await client.query(dropAllObjects);
    await makeSchema(kyselyOn(client), shape.migrations);
    const tables = shape.tables.map((table) => pg.escapeIdentifier(table.name));
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
      foreignKeys,
    );
    // Checked at the end, all at once: foreign keys are circular.
    for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(freeIndexes);
    // Created at the end, which takes a fraction of the time of maintaining them.
    for (const index of indexes) await client.query(`drop index ${index.name}`);
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    // Migrations insert rows, too.
    await client.query(`truncate ${tables.join(', ')}`);
    await fill();
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const index of indexes) await client.query(index.definition);
    for (const key of keys)
      await client.query(`alter table ${key.table} add constraint ${key.name} ${key.definition}`);
    await setSequences(client, shape);
    await recount(client);
    await check();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

async function copyIn(client: pg.Client, backup: OpenBackup, table: BackupTable): Promise<void> {
  const into = client.query(copyFrom(copyInStatement(table.name, table.columns)));
  await readStored(backup, tablePath(table), table, into);
  if (into.rowCount !== table.rows) {
    throw new BackupError(
      `The backup is damaged: ${table.name} has ${into.rowCount} rows, not ${table.rows}.`,
    );
  }
}

async function setSequences(client: pg.Client, { sequences }: SiteShape): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), last, isCalled]);
  }
}

/** The counts belong to transactions of another cluster, if the schema has them. */
async function recount(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regprocedure('recount_listings()') is not null as is`,
  );
  if (rows[0]?.is) await client.query('select recount_listings()');
}
