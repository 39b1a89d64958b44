import { join } from 'node:path';
import { api } from './addresses.ts';
import { ask, isReady, rowsOf, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { type Cluster, startCluster } from './patroni.ts';
import { lossOf, startWriters } from './writing.ts';

/** How long the site may not be writable after its database was killed. */
const writableWithinMs = 30_000;

/** Whether the standby confirms commits before they are acknowledged. */
async function isSynchronous({ primaryUrl }: Cluster): Promise<boolean> {
  const rows = await rowsOf<{ state: string }>(
    primaryUrl,
    `select sync_state as state from pg_stat_replication where state = 'streaming'`,
  ).catch(() => []);
  return rows.some(({ state }) => state === 'sync');
}

export const failover: Drill = {
  name: 'failover',
  about: 'the primary of a Patroni cluster with a synchronous standby is killed during writes',
  async run(place, report) {
    const cluster = await startCluster(place);
    const formed = await until(() => isSynchronous(cluster), 120_000);
    report.holds('etcd, Patroni and HAProxy form a cluster with a synchronous standby', formed !== undefined);
    if (formed === undefined) return;
    const site = await place.start(join(place.folder, 'site'), {
      settings: { DATABASE_URL: cluster.primaryUrl, DATABASE_REPLICA_URL: cluster.replicaUrl },
      // Every migration waits for the standby, too.
      withinMs: 600_000,
    });
    if (!site.isOpen) report.did(site.said());
    report.holds('the site starts on it', site.isOpen);
    const readThere = async () => {
      await ask(site.address, api.news);
      const rows = await rowsOf(
        cluster.replicaUrl,
        `select 1 from pg_stat_activity where application_name = 'arab-new-york'`,
      );
      return rows.length > 0;
    };
    report.holds('guests read from the standby', (await until(readThere)) !== undefined);
    const writers = startWriters(site.address, { atOnce: 4 });
    place.onEnd(() => writers.stop());
    await until(async () => writers.acknowledged.size > 300);

    const leader = await cluster.leader();
    const other = cluster.members.find((one) => one !== leader);
    if (!leader || !other) throw new Error('no leader');
    await leader.kill();
    const killedAt = performance.now();
    report.did(`killed the primary and its Patroni after ${writers.acknowledged.size} acknowledged writes`);
    const isLed = await until(async () => (await cluster.leader()) === other, 120_000);
    report.holds('the standby becomes the primary', isLed !== undefined);
    // Responses to writes of the killed primary have arrived by now.
    const before = writers.acknowledged.size;
    const isWritten = await until(async () => writers.acknowledged.size > before, 120_000);
    const writable = isWritten === undefined ? undefined : performance.now() - killedAt;
    report.measured('until the site wrote again', seconds(writable));
    report.holds(
      `writes again within ${writableWithinMs / 1000} s, by itself`,
      writable !== undefined && writable < writableWithinMs,
    );
    report.holds('the site is ready', (await until(() => isReady(site.address))) !== undefined);
    report.holds('guests are served', (await ask(site.address, api.businesses)).status === 200);
    await until(async () => writers.acknowledged.size > before + 100);

    leader.start();
    const returned = await until(() => isSynchronous(cluster), 120_000);
    report.measured('until the killed one was a synchronous standby', seconds(returned));
    report.holds('the killed one returns as a standby', returned !== undefined);
    await writers.stop();
    const { lost, twice } = await lossOf(cluster.primaryUrl, writers.acknowledged);
    report.measured('acknowledged writes', writers.acknowledged.size);
    report.measured('responses', [...writers.statuses].map(([code, n]) => `${code}: ${n}`).join(', '));
    report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    await site.stop();
  },
};
