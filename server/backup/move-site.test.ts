import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listenToChanges } from '../changes/changes.ts';
import { makeSchema, migrate, migrationNames } from '../database/migrate.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { mailJob } from '../mail/mailer.ts';
import { addSample } from '../testing/sample-pages.ts';
import { addMedia } from '../testing/test-bodies.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { moveSite } from './move-site.ts';
import { openTarget } from './move-target.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await addSample(site);
  await addMedia(site, await site.member({ name: 'سلمى\\ \t"N\nULL' }), 2);
  // An email that is due tomorrow.
  await site.queue.send(site.db, { ...mailJob, name: 'of-tomorrow' }, { to: 'huda' } as never, {
    startAfter: new Date('2036-01-01'),
  });
});
afterAll(() => site.close());

/** A database without tables. */
async function emptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  onTestFinished(database.drop);
  await sql`drop schema public cascade; create schema public; create schema tests`.execute(database.db);
  return database;
}
const tablesOf = async ({ db }: Pick<TestDatabase, 'db'>) =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(
      db,
    )
  ).rows;
const move = (to: Pick<TestDatabase, 'connectionString'>) =>
  moveSite(site.connectionString, to.connectionString);

describe('a moved site', () => {
  it('is complete: every row, constraint, count and job, and works', async () => {
    const there = await emptyDatabase();
    const moved = await move(there);
    expect(moved).toMatchObject({ isNew: true, jobs: 1 });
    expect(moved.rows).toBeGreaterThan(100);
    expect(await migrate(there.db)).toEqual([]);
    const rules = sql`select indexdef as is from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`;
    expect((await rules.execute(there.db)).rows).toEqual((await rules.execute(site.db)).rows);
    const users = sql`select id, name, email, password_hash from app_user order by id`;
    expect((await users.execute(there.db)).rows).toEqual((await users.execute(site.db)).rows);
    const jobs = sql`select id, name, data, start_after from pgboss.job`;
    expect((await jobs.execute(there.db)).rows).toEqual((await jobs.execute(site.db)).rows);
    // New ids continue the sequence.
    const { rows } = await sql<{ id: number; last: number }>`
      insert into concept (slug, terms) values ('never-before', '{never,before}')
      returning id, (select max(id) from concept) as last`.execute(there.db);
    expect(rows[0]?.id).toBeGreaterThan(rows[0]?.last ?? 0);
  });

  it('is recognized by a second move, which changes nothing', async () => {
    const there = await emptyDatabase();
    await move(there);
    expect(await move(there)).toMatchObject({ isNew: false });
    await sql`update app_user set name = 'Another'`.execute(there.db);
    await expect(move(there)).rejects.toThrow(/ is not empty: it has .+, and \d+ more\. Make a new database/);
    const { rows } = await sql<{ name: string }>`select distinct name from app_user`.execute(site.db);
    expect(rows.map(({ name }) => name)).not.toContain('Another');
  });

  it('of an earlier release is moved without migration', async () => {
    const [earlier, there] = [await emptyDatabase(), await emptyDatabase()];
    const before = (await migrationNames()).slice(0, 20);
    await earlier.db.transaction().execute(async (tx) => {
      await makeSchema(tx, before);
      for (const name of before)
        await sql`insert into kysely_migration values (${name}, '2026-11-01T00:00:00Z')`.execute(tx);
    });
    await moveSite(earlier.connectionString, there.connectionString);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(
      there.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(before);
    expect((await migrate(there.db)).length).toBeGreaterThan(0);
  });
});

describe('an aborted move', () => {
  it('leaves the target without tables, and can be repeated', async () => {
    const there = await emptyDatabase();
    // The target closes the connection once rows arrive.
    await sql`create function tests.end_moving() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_class where relname = 'posting') then
        perform pg_terminate_backend(pg_backend_pid());
      end if; end $$`.execute(there.db);
    await sql`create event trigger early on ddl_command_end execute function tests.end_moving()`.execute(
      there.db,
    );
    await expect(move(there)).rejects.toThrow();
    await sql`drop event trigger early`.execute(there.db);
    await sql`drop function tests.end_moving()`.execute(there.db);
    expect(await tablesOf(there)).toEqual([]);
    expect(await move(there)).toMatchObject({ isNew: true, jobs: 1 });
  });

  it('or a table that differs is reported, and nothing is moved', async () => {
    const there = await emptyDatabase();
    // A trigger of the target that changes inserted rows.
    await sql`create function tests.shorten() returns trigger language plpgsql as $$ begin
      new.name = 'x'; return new; end $$`.execute(there.db);
    await sql`create function tests.lose_names() returns event_trigger language plpgsql as $$ begin
      if to_regclass('public.app_user') is not null and not exists (select from pg_trigger where tgname = 'losing') then
        create trigger losing before insert on public.app_user for each row execute function tests.shorten();
      end if;
      if exists (select from pg_trigger where tgname = 'losing' and tgenabled = 'D') then
        alter table public.app_user enable always trigger losing;
      end if; end $$`.execute(there.db);
    await sql`create event trigger losing on ddl_command_end execute function tests.lose_names()`.execute(
      there.db,
    );
    await expect(move(there)).rejects.toThrow(/The table app_user is not the same there/);
    await sql`drop event trigger losing`.execute(there.db);
    expect(await tablesOf(there)).toEqual([]);
  });
});

describe('is rejected, with an unchanged target', () => {
  it('because of foreign tables', async () => {
    const there = await emptyDatabase();
    await sql`create table their_orders (id int)`.execute(there.db);
    await expect(move(there)).rejects.toThrow(/ is not empty: it has their_orders\. Make a new database/);
    expect(await tablesOf(there)).toEqual([{ name: 'their_orders' }]);
  });
  it('because a server uses the database', async () => {
    const there = await emptyDatabase();
    const changes = await listenToChanges(there.connectionString);
    onTestFinished(() => changes.close());
    await expect(move(there)).rejects.toThrow(/ is in use by 1 server: stop it first\./);
  });
  it('because of another move to the same database', async () => {
    const there = await emptyDatabase();
    const other = await openTarget(there.connectionString);
    onTestFinished(() => other.client.end());
    await expect(move(there)).rejects.toThrow(/A site is being moved to .+ already\./);
  });
  it('because the server is unreachable, without its password in the message', async () => {
    const to = 'postgresql://huda:swordfish@127.0.0.1:9/site';
    const error = await moveSite(site.connectionString, to).catch(String);
    expect(error).toMatch(/Cannot reach 127\.0\.0\.1:9\/site: .*ECONNREFUSED/);
    expect(error).not.toContain('swordfish');
  });
  it('because of another encoding', async () => {
    const server = new pg.Client({ connectionString: site.connectionString });
    await server.connect();
    const name = `latin_${process.pid}`;
    onTestFinished(async () => {
      await server.query(`drop database ${name}`);
      await server.end();
    });
    await server.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
    const address = site.connectionString.replace(/\/[^/?]+\?/, `/${name}?`);
    await expect(move({ connectionString: address })).rejects.toThrow(
      / is in LATIN1: make a database with the encoding UTF8/,
    );
  });
  it('because the user may not create tables', async () => {
    const there = await emptyDatabase();
    const user = `guest_${process.pid}`;
    await sql.raw(`create role ${user} login`).execute(there.db);
    onTestFinished(async () => void (await sql.raw(`drop role ${user}`).execute(site.db)));
    const address = there.connectionString
      .replace('user=postgres', `user=${user}`)
      .replace('//postgres@', `//${user}@`);
    await expect(move({ connectionString: address })).rejects.toThrow(
      / refuses: permission denied .+ Nothing was moved\./,
    );
    expect(await tablesOf(there)).toEqual([]);
  });
});
