import { join } from 'node:path';
import { api } from './addresses.ts';
import { ask, connectionOf, isReady, post, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { databaseProcesses } from './drill-place.ts';
import { lossOf, messageOf, startWriters } from './writing.ts';

export const databaseHanging: Drill = {
  name: 'database-hanging',
  about: 'all processes of the database are suspended (SIGSTOP): connections stay open, and nothing answers',
  async run(place, report) {
    const server = await place.start(join(place.folder, 'site'));
    const { address, dataDir } = server;
    report.holds('the site starts', server.isOpen);
    const before = await ask(address, '/about');
    const writers = startWriters(address, { atOnce: 2 });
    place.onEnd(() => writers.stop());
    await until(async () => writers.acknowledged.size > 50);

    const processes = await databaseProcesses(dataDir);
    const resume = () => {
      for (const pid of processes) {
        try {
          process.kill(pid, 'SIGCONT');
        } catch {
          // It exited meanwhile.
        }
      }
    };
    place.onEnd(resume);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    report.did(`suspended ${processes.length} processes of the database while visitors write`);
    const round = () =>
      Promise.all([
        ask(address, '/about'),
        ask(address, api.businesses),
        post(address, api.contact, messageOf('hanging')),
        ask(address, '/readyz'),
      ]);
    // Some connections are known to hang after the first round; others are not.
    const rounds = [await round(), await round(), await round()];
    const slowest = Math.max(...rounds.flat().map(({ ms }) => ms));
    report.measured('the slowest of 12 answers', seconds(slowest));
    report.holds('each is answered within 6 s', slowest < 6_000);
    report.holds(
      'a cached page is served as it was',
      rounds.every(([page]) => page.status === 200 && page.body === before.body),
    );
    const refused = rounds.flatMap(([, api, write]) => [api, write]);
    report.holds(
      'everything else gets 503 with Retry-After',
      refused.every(({ status, retryAfter }) => status === 503 && retryAfter !== null),
    );
    report.holds(
      '/readyz says 503',
      rounds.every(([, , , ready]) => ready.status === 503),
    );

    const stored = writers.acknowledged.size;
    resume();
    const back = await until(() => isReady(address));
    const writing = await until(async () => writers.acknowledged.size > stored);
    report.measured('until /readyz says 200 once the database answers', seconds(back));
    report.holds('is ready by itself', back !== undefined);
    report.holds('takes writes by itself', writing !== undefined);
    await writers.stop();
    const { lost, twice } = await lossOf(connectionOf(server), writers.acknowledged);
    report.measured('acknowledged writes', writers.acknowledged.size);
    report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    report.holds('stops in good order', (await server.stop()) === 0);
  },
};
