import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionOf, isReady, median, rowsOf, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { databaseProcesses, postmasterOf } from './drill-place.ts';
import { lossOf, startWriters } from './writing.ts';

const rounds = 12;

export const kill: Drill = {
  name: 'kill',
  about: 'server, database or both are killed (SIGKILL) while visitors write',
  async run(place, report) {
    const dataDir = join(place.folder, 'site');
    let server = await place.start(dataDir);
    report.holds('the site starts', server.isOpen);
    const writers = startWriters(server.address);
    place.onEnd(() => writers.stop());
    const restarts: number[] = [];
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = writers.acknowledged.size;
      await until(async () => writers.acknowledged.size > before + 20);
      const whom = (['server', 'database', 'both'] as const)[round % 3] ?? 'both';
      // The processes of the database share memory; a power failure ends all at once.
      const database = whom === 'both' ? await databaseProcesses(dataDir) : [await postmasterOf(dataDir)];
      if (whom !== 'server') for (const pid of database) process.kill(pid, 'SIGKILL');
      if (whom === 'database') {
        const killed = writers.acknowledged.size;
        const took = await until(async () => writers.acknowledged.size > killed + 4);
        report.holds(`round ${round + 1}: the server starts its killed database again`, took !== undefined);
        recoveries.push(took ?? Number.NaN);
        continue;
      }
      server.child.kill('SIGKILL');
      await server.ended;
      server = await place.start(dataDir);
      if (!server.isOpen) report.did(server.said());
      report.holds(`round ${round + 1}: starts again after a kill of ${whom}`, server.isOpen);
      writers.turnTo(server.address);
      restarts.push(server.startedInMs);
    }
    await wait(200);
    await writers.stop();
    report.holds('is ready at the end', (await until(() => isReady(server.address))) !== undefined);
    const { lost, twice } = await lossOf(connectionOf(server), writers.acknowledged);
    const half = await rowsOf<{ rows: number }>(
      connectionOf(server),
      `select count(*)::int as rows from contact_message where message <> name`,
    );
    report.measured('kills', rounds);
    report.measured('acknowledged writes', writers.acknowledged.size);
    report.measured('start after a kill, median', seconds(median(restarts)));
    report.measured('next write after the database alone was killed, median', seconds(median(recoveries)));
    report.holds(`${lost} acknowledged writes are lost`, lost === 0);
    report.holds(`${twice} writes are there twice`, twice === 0);
    report.holds('none is there in half', half[0]?.rows === 0);
  },
};
