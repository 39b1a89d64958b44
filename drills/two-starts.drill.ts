import { join } from 'node:path';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { socketFolder } from '../server/database/embedded/socket-folder.ts';
import { migrationNames } from '../server/database/migrate.ts';
import { tcpProxy } from '../server/testing/tcp-proxy.ts';
import { ask, rowsOf } from './asking.ts';
import type { Drill } from './drill.ts';

export const twoStarts: Drill = {
  name: 'two-starts',
  about: 'two servers start at the same moment, on one DATA_DIR and on one empty DATABASE_URL',
  async run(place, report) {
    const shared = join(place.folder, 'site');
    const both = await Promise.all([place.start(shared), place.start(shared)]);
    const open = both.filter(({ isOpen }) => isOpen);
    const refused = both.find(({ isOpen }) => !isOpen);
    report.did('started two servers on one empty DATA_DIR');
    report.holds('one of them serves', open.length === 1);
    report.holds('pages come from it', (await ask(open[0]?.address ?? '', '/')).status === 200);
    report.holds('the other ends with exit code 1', (await refused?.ended) === 1);
    report.holds(
      'and says who has the folder',
      refused?.said().includes('Another server already uses DATA_DIR') === true,
    );
    for (const server of open) await server.stop();

    const folder = join(place.folder, 'database');
    const database = await startEmbedded({ dataDir: folder });
    place.onEnd(() => database.stop());
    const proxy = await tcpProxy(join(socketFolder(folder), '.s.PGSQL.5432'));
    place.onEnd(() => proxy.close());
    const settings = { DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres` };
    const nodes = await Promise.all(
      ['one', 'two'].map((name) => place.start(join(place.folder, name), { settings })),
    );
    report.did('started two servers on one empty database');
    for (const node of nodes) if (!node.isOpen) report.did(node.said());
    report.holds(
      'both serve',
      nodes.every(({ isOpen }) => isOpen),
    );
    const [count] = await rowsOf<{ done: number; categories: number; slugs: number }>(
      database.connectionString,
      `select (select count(*)::int from kysely_migration) as done,
         (select count(*)::int from category) as categories,
         (select count(distinct slug)::int from category) as slugs`,
    );
    report.holds('each migration is applied once', count?.done === (await migrationNames()).length);
    report.holds(
      'the base data is there once',
      (count?.categories ?? 0) > 0 && count?.categories === count?.slugs,
    );
    const ends = await Promise.all(nodes.map((node) => node.stop()));
    report.holds(
      'both stop in good order',
      ends.every((code) => code === 0),
    );
  },
};
