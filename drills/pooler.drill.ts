import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressBelow } from '../bench/api-address.ts';
import { freePort } from '../bench/free-port.ts';
import { readProfile } from '../contract/profile.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { socketFolder } from '../server/database/embedded/socket-folder.ts';
import { tcpProxy } from '../server/testing/tcp-proxy.ts';
import { api } from './addresses.ts';
import { ask, isReady, post, rowsOf, seconds, until } from './asking.ts';
import { debianProgram, pgBouncer } from './debian-program.ts';
import type { Drill } from './drill.ts';
import type { DrillPlace } from './drill-place.ts';
import { accountSettings, sendPicture, signIn } from './members.ts';
import { lossOf, startWriters } from './writing.ts';

/** Fewer than the connections of two nodes, so that transactions of both share them. */
const poolSize = 8;
/** PgBouncer refuses to run as root: the uid of “nobody” on every Debian. */
const nobody = 65_534;

/** Starts PgBouncer in transaction mode. @returns the connection string through it */
async function startPgBouncer(place: DrillPlace, databasePort: number) {
  const { program, env } = await debianProgram(pgBouncer, place.folder);
  const folder = join(place.folder, 'pgbouncer');
  await mkdir(folder);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${databasePort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  );
  await chmod(file, 0o644);
  const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const running = spawn(program, ['--quiet', file], { ...account, env, stdio: 'inherit' });
  const ended = once(running, 'exit');
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    running.kill('SIGKILL');
    await ended;
  };
  place.onEnd(stop);
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}

export const pooler: Drill = {
  name: 'pooler',
  about: 'two nodes speak to the database by PgBouncer in transaction mode',
  async run(place, report) {
    const folder = join(place.folder, 'database');
    const database = await startEmbedded({ dataDir: folder });
    place.onEnd(() => database.stop());
    const proxy = await tcpProxy(join(socketFolder(folder), '.s.PGSQL.5432'));
    place.onEnd(() => proxy.close());
    const bouncer = await startPgBouncer(place, proxy.port);
    const settings = {
      ...accountSettings,
      DATABASE_URL: bouncer.url,
      DATABASE_LISTEN_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`,
    };
    const shared = join(place.folder, 'site');
    const one = await place.start(shared, { settings });
    const two = await place.start(shared, { settings });
    for (const node of [one, two]) if (!node.isOpen) report.did(node.said());
    report.holds('both nodes start, and the first migrates the database', one.isOpen && two.isOpen);
    const token = await signIn(one.address);
    const picture = await sendPicture(one.address, token, 200);
    const profile = await ask(two.address, addressBelow(readProfile), {
      headers: { authorization: `Bearer ${token}` },
    });
    report.holds('a member of one node is known to the other', profile.status === 200);
    report.holds('pictures are stored', picture.status === 201);

    const writers = [one, two].map(({ address }) => startWriters(address, { atOnce: 8 }));
    place.onEnd(() => writers.map((writer) => writer.stop()));
    const paths = ['/rents', '/jobs?lang=ar', api.businesses, '/search-result/driver', api.arabicJobs];
    const reads = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        ask((turn % 2 === 0 ? one : two).address, `${paths[turn % paths.length]}`),
      ),
    );
    report.holds(
      'pages, lists and searches are served under load',
      reads.every(({ status }) => status === 200),
    );
    await until(async () => writers.every(({ acknowledged }) => acknowledged.size > 200));
    const [connections] = await rowsOf<{ pooled: number; listening: number }>(
      database.connectionString,
      `select count(*) filter (where query !~* '^listen|^select 1$')::int as pooled,
         count(*) filter (where query ~* '^listen')::int as listening
       from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    report.measured('connections to the database, of both nodes', connections?.pooled ?? 0);

    const readers = Array.from({ length: 5 }, (_, turn) => `reader-${turn}@drill.example`);
    await Promise.all(readers.map((email) => post(two.address, api.subscribe, { email })));
    const mailed = await until(async () => {
      const [row] = await rowsOf<{ left: number }>(
        database.connectionString,
        `select count(*)::int as left from pgboss.job where name = 'mail' and state <> 'completed'`,
      );
      return row?.left === 0;
    });
    report.holds('the queue works', mailed !== undefined);
    const [leak] = await rowsOf<{ count: number }>(
      bouncer.url,
      `select count(*)::int as count from pg_settings
       where source = 'session' and name not in ('application_name', 'client_encoding')`,
    );
    report.holds('no connection is left with the settings of another client', leak?.count === 0);

    await bouncer.stop();
    report.did('killed PgBouncer');
    const noticed = await until(async () => !(await isReady(one.address)), 15_000);
    report.holds('the nodes say that they are not ready', noticed !== undefined);
    report.holds('cached pages are served', (await ask(one.address, '/rents')).status === 200);
    await Promise.all(writers.map((writer) => writer.stop()));
    for (const { acknowledged } of writers) {
      const { lost, twice } = await lossOf(database.connectionString, acknowledged);
      report.measured('acknowledged writes of a node', acknowledged.size);
      report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    }
    report.measured('until that was noticed', seconds(noticed));
    await Promise.all([one, two].map((node) => node.stop()));
  },
};
