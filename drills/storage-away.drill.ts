import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from './addresses.ts';
import { ask, isReady, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { accountSettings, pictureAddress, sendPicture, signIn } from './members.ts';
import { startWriters } from './writing.ts';

/** The overall status of `/readyz`. */
async function readStatus(address: string): Promise<string | undefined> {
  const { body } = await ask(address, '/readyz');
  return /"status":"([^"]*)"/.exec(body)?.[1];
}

export const storageAway: Drill = {
  name: 'storage-away',
  about: 'the folder of the pictures is gone, and a file is in its place',
  async run(place, report) {
    const server = await place.start(join(place.folder, 'site'), { settings: accountSettings });
    const { address, dataDir } = server;
    report.holds('the site starts', server.isOpen);
    const token = await signIn(address);
    const stored = await sendPicture(address, token);
    const picture = pictureAddress(stored);
    report.holds('a picture is stored and served', (await ask(address, picture)).status === 200);

    const media = join(dataDir, 'media');
    await rename(media, `${media}-away`);
    await writeFile(media, '');
    report.did('moved the folder away');
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
    report.holds('the picture is 404', missing.status === 404);
    report.holds('a picture that is sent is refused', upload.status === 503);
    const writers = startWriters(address, { atOnce: 1 });
    place.onEnd(() => writers.stop());
    report.holds(
      'other writes go on',
      (await until(async () => writers.acknowledged.size > 10)) !== undefined,
    );
    await writers.stop();

    await rm(media);
    await rename(`${media}-away`, media);
    report.did('put it back');
    const back = await until(async () => (await readStatus(address)) === 'ready');
    report.holds('is ready by itself', back !== undefined);
    report.holds('the picture is served', (await ask(address, picture)).status === 200);
    report.holds('pictures are stored again', (await sendPicture(address, token)).status === 201);
    report.holds('stops in good order', (await server.stop()) === 0);
  },
};
