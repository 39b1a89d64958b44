import { globSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from './addresses.ts';
import { ask, connectionOf, isReady, post, seconds, until } from './asking.ts';
import { type Drill, MissingTool } from './drill.ts';
import { accountSettings, sendPicture, signIn } from './members.ts';
import { lossOf, startWriters } from './writing.ts';

/** Its path on Debian and Fedora; LIBFAKETIME overrides it. */
const places = ['/usr/lib/*/faketime/libfaketime.so.1', '/usr/lib{,64}/faketime/libfaketime.so.1'];
/** Offsets from the true time in hours. */
const jumps = [2, -2, 26, -240];

export const clockJump: Drill = {
  name: 'clock-jump',
  about: 'the clock of the server jumps forth and back while that of the database goes on',
  async run(place, report) {
    const library = process.env.LIBFAKETIME ?? globSync(places)[0];
    if (!library) throw new MissingTool('wants libfaketime: apt-get install libfaketime');
    const clock = join(place.folder, 'clock');
    const set = (hours: number) => writeFile(clock, `${hours < 0 ? '' : '+'}${hours * 3_600}`);
    await set(0);
    const server = await place.start(join(place.folder, 'site'), {
      settings: {
        ...accountSettings,
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        // Timers of Node.js use the monotonic clock, which clock changes do not affect.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      },
    });
    const { address, dataDir } = server;
    report.holds('the site starts', server.isOpen);
    const token = await signIn(address);
    report.holds('a member signs in', token !== '');
    const writers = startWriters(address, { atOnce: 1, pauseMs: 20 });
    place.onEnd(() => writers.stop());
    const mails = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;
    /** By the server's own clock; Node.js updates the Date header once a second. */
    const hoursApart = async () => {
      const { headers } = await fetch(`${address}/healthz`);
      return (Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000;
    };
    for (const [index, hours] of jumps.entries()) {
      const jump = `${hours} h`;
      const [stored, sent] = [writers.acknowledged.size, await mails()];
      await set(hours);
      const seen = await until(async () => Math.abs((await hoursApart()) - hours) < 0.1, 10_000);
      report.holds(`${jump}: the clock of the server is there`, seen !== undefined);
      report.holds(`${jump}: is ready`, await isReady(address));
      const [page, list, upload] = await Promise.all([
        ask(address, '/about'),
        ask(address, api.businesses),
        sendPicture(address, token, 100),
      ]);
      report.holds(
        `${jump}: pages, lists and the session work`,
        page.status === 200 && list.status === 200 && upload.status === 201,
      );
      await post(address, api.subscribe, { email: `reader-${index}@drill.example` });
      const delivered = await until(async () => (await mails()) > sent, 60_000);
      report.measured(`${jump}: until a mail is delivered`, seconds(delivered));
      report.holds(`${jump}: the queue goes on`, delivered !== undefined);
      const writing = await until(async () => writers.acknowledged.size > stored + 5, 20_000);
      report.holds(`${jump}: writes go on`, writing !== undefined);
    }
    await set(0);
    await writers.stop();
    report.holds('a member signs in after all', (await signIn(address)) !== '');
    const { lost, twice } = await lossOf(connectionOf(server), writers.acknowledged);
    report.holds(`${lost} acknowledged writes are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    report.holds('stops in good order', (await server.stop()) === 0);
  },
};
