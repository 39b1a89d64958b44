import { join } from 'node:path';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { socketFolder } from '../server/database/embedded/socket-folder.ts';
import { tcpProxy } from '../server/testing/tcp-proxy.ts';
import { api } from './addresses.ts';
import { ask, isReady, post, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { lossOf, messageOf, startWriters } from './writing.ts';

export const databaseAway: Drill = {
  name: 'database-away',
  about: 'the database server of DATABASE_URL is stopped and started again',
  async run(place, report) {
    const folder = join(place.folder, 'database');
    let database = await startEmbedded({ dataDir: folder });
    place.onEnd(() => database.stop());
    const proxy = await tcpProxy(join(socketFolder(folder), '.s.PGSQL.5432'));
    place.onEnd(() => proxy.close());
    const DATABASE_URL = `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`;
    const server = await place.start(join(place.folder, 'site'), { settings: { DATABASE_URL } });
    const { address } = server;
    report.holds('the site starts', server.isOpen);
    const before = await ask(address, '/about');
    const writers = startWriters(address, { atOnce: 2 });
    place.onEnd(() => writers.stop());
    await until(async () => writers.acknowledged.size > 50);

    await database.stop();
    report.did('stopped the database while visitors write');
    const gone = await until(async () => !(await isReady(address)));
    report.measured('until /readyz says 503', seconds(gone));
    const answers = {
      page: await ask(address, '/about'),
      api: await ask(address, api.businesses),
    };
    const write = await post(address, api.contact, messageOf('away'));
    report.holds(
      'a cached page is served as it was',
      answers.page.status === 200 && answers.page.body === before.body,
    );
    report.holds(
      'other reads get 503 with Retry-After',
      answers.api.status === 503 && answers.api.retryAfter !== null,
    );
    report.holds('writes get 503 with Retry-After', write.status === 503 && write.retryAfter !== null);
    const slowest = Math.max(answers.page.ms, answers.api.ms, write.ms);
    report.measured('the slowest of these answers', seconds(slowest));
    report.holds('each is answered within 6 s', slowest < 6_000);

    database = await startEmbedded({ dataDir: folder });
    const stored = writers.acknowledged.size;
    const back = await until(() => isReady(address));
    const writing = await until(async () => writers.acknowledged.size > stored);
    report.measured('until /readyz says 200 once the database is back', seconds(back));
    report.holds('is ready by itself', back !== undefined);
    report.holds('takes writes by itself', writing !== undefined);
    await writers.stop();
    report.holds('pages are rendered anew', (await ask(address, '/Contact')).status === 200);
    const { lost, twice } = await lossOf(database.connectionString, writers.acknowledged);
    report.measured('acknowledged writes', writers.acknowledged.size);
    report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    await server.stop();
  },
};
