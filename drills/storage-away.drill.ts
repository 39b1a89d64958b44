import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startS3Server } from '../server/storage/testing/s3-server.ts';
import { api } from './addresses.ts';
import { ask, isReady, seconds, until } from './asking.ts';
import type { Drill, Report } from './drill.ts';
import type { DrillPlace } from './drill-place.ts';
import { accountSettings, pictureAddress, sendPicture, signIn } from './members.ts';
import { startWriters } from './writing.ts';

/** The overall status of `/readyz`. */
async function readStatus(address: string): Promise<string | undefined> {
  const { body } = await ask(address, '/readyz');
  return /"status":"([^"]*)"/.exec(body)?.[1];
}

/** A storage of pictures that can be away. */
interface Storage {
  settings?: Record<string, string>;
  takeAway(dataDir: string): Promise<unknown>;
  putBack(dataDir: string): Promise<unknown>;
  /** The status of a picture meanwhile. */
  missing: number;
}

async function loseStorage(place: DrillPlace, report: Report, storage: Storage): Promise<void> {
  const settings = { ...accountSettings, ...storage.settings };
  const server = await place.start(join(place.folder, 'site'), { settings });
  const { address, dataDir } = server;
  report.holds('the site starts', server.isOpen);
  const token = await signIn(address);
  const stored = await sendPicture(address, token);
  const picture = pictureAddress(stored);
  report.holds('a picture is stored and served', (await ask(address, picture)).status === 200);

  await storage.takeAway(dataDir);
  report.did('took the storage away');
  const gone = await until(async () => (await readStatus(address)) === 'degraded');
  report.measured('until /readyz says so', seconds(gone));
  report.holds('/readyz says so, and that it can serve', gone !== undefined && (await isReady(address)));
  const [page, list, missing, upload] = await Promise.all([
    ask(address, '/about'),
    ask(address, api.businesses),
    ask(address, picture),
    sendPicture(address, token),
  ]);
  report.measured('a picture sent meanwhile', upload.status);
  report.holds('pages and lists are served', page.status === 200 && list.status === 200);
  report.holds(`the picture is ${storage.missing}`, missing.status === storage.missing);
  report.holds('a picture that is sent is refused', upload.status === 503);
  const writers = startWriters(address, { atOnce: 1 });
  place.onEnd(() => writers.stop());
  report.holds('other writes go on', (await until(async () => writers.acknowledged.size > 10)) !== undefined);
  await writers.stop();

  await storage.putBack(dataDir);
  report.did('put it back');
  const back = await until(async () => (await readStatus(address)) === 'ready');
  report.holds('is ready by itself', back !== undefined);
  report.holds('the picture is served', (await ask(address, picture)).status === 200);
  report.holds('pictures are stored again', (await sendPicture(address, token)).status === 201);
  report.holds('stops in good order', (await server.stop()) === 0);
}

export const storageAway: Drill = {
  name: 'storage-away',
  about: 'the folder of the pictures is gone, and a file is in its place',
  run: (place, report) =>
    loseStorage(place, report, {
      async takeAway(dataDir) {
        const media = join(dataDir, 'media');
        await rename(media, `${media}-away`);
        await writeFile(media, '');
      },
      async putBack(dataDir) {
        const media = join(dataDir, 'media');
        await rm(media);
        await rename(`${media}-away`, media);
      },
      missing: 404,
    }),
};

export const bucketAway: Drill = {
  name: 'bucket-away',
  about: 'the S3 service of the pictures refuses connections',
  async run(place, report) {
    const service = await startS3Server();
    place.onEnd(service.close);
    await loseStorage(place, report, {
      settings: service.variables,
      takeAway: service.close,
      putBack: service.open,
      missing: 503,
    });
  },
};
