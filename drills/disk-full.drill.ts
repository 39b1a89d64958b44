import { spawnSync } from 'node:child_process';
import { chmod, mkdir, open, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopSurvivor } from '../server/database/embedded/survivor.ts';
import { api } from './addresses.ts';
import { type Answer, ask, connectionOf, isReady, post, seconds, until } from './asking.ts';
import type { Drill, Report } from './drill.ts';
import type { DrillPlace } from './drill-place.ts';
import { accountSettings, sendPicture, signIn } from './members.ts';
import { lossOf, messageOf } from './writing.ts';

/** Room for the database, its write-ahead log, and little else. */
const diskMegabytes = 160;
/** Messages of maximum length, more than fit into the remaining space. */
const mostMessages = 6_000;

interface FullDisk {
  /** Whether the database is on it, too. */
  hasDatabase: boolean;
  fill(): Promise<void>;
  free(): Promise<void>;
}

/** A tmpfs that is mounted for the drill; undefined without the permission to mount. */
async function smallDisk(place: DrillPlace, folder: string): Promise<FullDisk | undefined> {
  const size = `size=${diskMegabytes}m`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'drill', folder]).status !== 0) return undefined;
  place.onEnd(async () => {
    await stopSurvivor(join(folder, 'postgres'));
    spawnSync('umount', [folder]);
  });
  await chmod(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    hasDatabase: true,
    async fill() {
      const file = await open(filler, 'w');
      try {
        const { bavail, bsize } = await statfs(folder);
        // A little space is left, so that some writes fail midway.
        const blocks = Math.max(0, Math.floor((bavail * bsize) / 2 ** 16) - 8);
        for (let block = 0; block < blocks; block++) await file.write(Buffer.alloc(2 ** 16));
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
  };
}

/** The same for the files of the server alone, by a preloaded module. */
function refusingWrites(sign: string): FullDisk {
  return { hasDatabase: false, fill: () => writeFile(sign, ''), free: () => rm(sign) };
}

/** Sends messages of maximum length until one is rejected. */
async function writeUntilRefused(address: string, acknowledged: Set<string>): Promise<Answer | undefined> {
  for (let count = 0; count < mostMessages; count++) {
    const word = `drill-full-${count}-${acknowledged.size}`;
    // Random, since the database compresses repetitive data.
    const text = Array.from({ length: 400 }, () => Math.random().toString(36).slice(2, 14)).join(' ');
    const answer = await post(address, api.contact, messageOf(word, text.slice(0, 4_900)));
    if (answer.status < 200 || answer.status >= 300) return answer;
    acknowledged.add(word);
  }
  return undefined;
}

async function readsGoOn(address: string, report: Report): Promise<void> {
  const paths = ['/about', '/Contact', '/', api.businesses, api.arabicJobs];
  const reads = await Promise.all(paths.map((path) => ask(address, path)));
  report.measured(
    'reads meanwhile',
    reads.map(({ status }, index) => `${paths[index]} ${status}`).join(', '),
  );
  report.holds(
    'readers go on',
    reads.every(({ status }) => status === 200),
  );
}

export const diskFull: Drill = {
  name: 'disk-full',
  about: 'the disk of DATA_DIR has no room left',
  async run(place, report) {
    const dataDir = join(place.folder, 'site');
    await mkdir(dataDir);
    const sign = join(place.folder, 'full');
    const disk = (await smallDisk(place, dataDir)) ?? refusingWrites(sign);
    if (!disk.hasDatabase)
      report.wants('no right to mount a small disk: the files of the server are tried, the database is not');
    const module = pathToFileURL(join(import.meta.dirname, 'full-disk.mjs')).href;
    const server = await place.start(dataDir, {
      settings: { ...accountSettings, DRILL_FULL_DISK: sign },
      flags: disk.hasDatabase ? [] : ['--import', module],
    });
    const { address } = server;
    report.holds('the site starts', server.isOpen);
    const token = await signIn(address);
    report.holds('a picture is stored', (await sendPicture(address, token)).status === 201);
    for (const path of ['/about', '/Contact', '/']) await ask(address, path);
    const acknowledged = new Set<string>();

    await disk.fill();
    report.did(disk.hasDatabase ? `filled a disk of ${diskMegabytes} MB` : 'had all writes of files fail');
    let upload = await sendPicture(address, token);
    for (let count = 0; count < 5 && upload.status === 201; count++)
      upload = await sendPicture(address, token);
    report.measured('a picture that is sent', upload.status);
    report.holds('pictures are refused with 507', upload.status === 507);
    await readsGoOn(address, report);
    if (disk.hasDatabase) {
      const refused = await writeUntilRefused(address, acknowledged);
      report.measured('messages taken before one is refused', acknowledged.size);
      report.measured('the refusal', `${refused?.status} after ${seconds(refused?.ms)}`);
      report.holds('writes are refused with 507 or 503', [507, 503].includes(refused?.status ?? 0));
      const again = await post(address, api.contact, messageOf('again'));
      report.measured('a short message after it', again.status);
      await readsGoOn(address, report);
    }

    await disk.free();
    report.did('made room');
    const back = await until(() => isReady(address));
    report.measured('until /readyz says 200', seconds(back));
    report.holds('is ready by itself', back !== undefined);
    report.holds('pictures are stored again', (await sendPicture(address, token)).status === 201);
    const after = await post(address, api.contact, messageOf('drill-after'));
    report.holds('messages are taken again', after.status === 200);
    const { lost, twice } = await lossOf(connectionOf(server), acknowledged);
    report.holds(`${lost} acknowledged writes are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    report.holds('stops in good order', (await server.stop()) === 0);
  },
};
