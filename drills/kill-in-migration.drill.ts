import { join } from 'node:path';
import { migrationNames } from '../server/database/migrate.ts';
import { ask, connectionOf, rowsOf, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { type DrillPlace, databaseProcesses } from './drill-place.ts';

/** The number of kills, each in another part of the migrations. */
const kills = 8;

/** The complete schema as one text. */
const schema = `
  select string_agg(line, E'\\n' order by line) as text from (
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname || ' ' || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) as lines`;

const schemaOf = async (dataDir: string) =>
  (await rowsOf<{ text: string }>(connectionOf({ dataDir }), schema))[0]?.text ?? '';

const applied = (dataDir: string) =>
  rowsOf<{ done: number }>(
    connectionOf({ dataDir }),
    'select count(*)::int as done from kysely_migration',
  ).then(
    ([row]) => row?.done ?? 0,
    () => 0,
  );

/** Starts a site and kills it, with its database, as soon as this many migrations are committed. */
async function killedAfter(place: DrillPlace, dataDir: string, migrations: number): Promise<number> {
  const starting = place.start(dataDir, { settings: { LOG_LEVEL: 'silent' } });
  const reached = until(async () => (await applied(dataDir)) >= migrations, 120_000);
  await Promise.race([reached, starting]);
  const processes = await databaseProcesses(dataDir);
  for (const pid of processes) process.kill(pid, 'SIGKILL');
  place.killServers();
  await (await starting).ended;
  return migrations;
}

export const killInMigration: Drill = {
  name: 'kill-in-migration',
  about: 'server and database are killed again and again in the middle of the first start',
  async run(place, report) {
    const dataDir = join(place.folder, 'site');
    const all = (await migrationNames()).length;
    for (let round = 0; round < kills; round++) {
      await killedAfter(place, dataDir, Math.ceil((all * (round + 0.5)) / kills));
    }
    report.measured('kills among the migrations', `${kills} among ${all}`);
    const server = await place.start(dataDir);
    if (!server.isOpen) report.did(server.said());
    report.holds('the next start goes on and opens the site', server.isOpen);
    report.measured('that start', seconds(server.startedInMs));
    report.holds('all migrations are applied', (await applied(dataDir)) === all);
    report.holds('pages are served', (await ask(server.address, '/')).status === 200);
    const undisturbed = await place.start(join(place.folder, 'undisturbed'));
    const [killed, whole] = await Promise.all([schemaOf(dataDir), schemaOf(undisturbed.dataDir)]);
    report.measured('tables, columns, indexes, triggers and functions compared', whole.split('\n').length);
    report.holds('the schema is that of a site that nobody killed', killed !== '' && killed === whole);
  },
};
