import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressBelow } from '../bench/api-address.ts';
import { readProfile } from '../contract/profile.ts';
import { api } from './addresses.ts';
import { ask, isReady, post, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { idOf, jobOffer, sendOffer } from './job-offers.ts';
import { account, accountSettings, pictureAddress, sendPicture, signIn } from './members.ts';
import { startNginx } from './nginx.ts';
import { startTwoNodes } from './two-nodes.ts';
import { startVisitors } from './visitors.ts';
import { lossOf } from './writing.ts';

const mailsPerNode = 5;

/** The number of emails to each address in the outbox. */
async function mailsTo(outbox: string, addresses: readonly string[]): Promise<number[]> {
  const names = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8').catch(() => '')));
  return addresses.map((address) => texts.filter((text) => text.includes(`To: ${address}`)).length);
}

/** Signs in with a wrong password until the rate limit applies. @returns whether it did */
async function reachLimit(address: string, email: string): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    const { status } = await post(address, api.logIn, { email, password: 'not the olive trees' });
    if (status === 429) return true;
  }
  return false;
}

export const killNode: Drill = {
  name: 'kill-node',
  about: 'each of two nodes behind nginx is killed under load, and the other knows what it knew',
  async run(place, report) {
    const site = await startTwoNodes(place, accountSettings);
    const { nodes, ports, connectionString } = site;
    report.holds(
      'both nodes start',
      nodes.every(({ isOpen }) => isOpen),
    );
    const { plain: port } = await startNginx(place, ports);
    const visitors = startVisitors(() => port);
    place.onEnd(() => visitors.stop());
    await until(async () => visitors.count() > 300);
    const outbox = join(nodes[0].dataDir, 'outbox');
    for (const [index, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const [killed, left] = [nodes[index], nodes[other]];
      const name = `node ${index + 1} killed`;
      const token = await signIn(killed.address);
      const picture = pictureAddress(await sendPicture(killed.address, token, 200));
      const offer = await jobOffer(connectionString, `Baker wanted ${index + 1}`);
      const key = `drill-${index}`;
      const first = await sendOffer(killed.address, token, key, offer);
      const stranger = `stranger-${index}@drill.example`;
      const isLimited = await reachLimit(killed.address, stranger);
      report.holds(
        `${name}: before that, a limit was reached there, and a job posted`,
        isLimited && first.status < 300,
      );
      const readers = Array.from(
        { length: mailsPerNode },
        (_, turn) => `reader-${index}-${turn}@drill.example`,
      );
      await Promise.all(readers.map((email) => post(killed.address, api.subscribe, { email })));
      const failedBefore = visitors.failed.length;
      killed.child.kill('SIGKILL');
      await killed.ended;
      const before = visitors.count();
      await until(async () => visitors.count() > before + 500);
      const failed = visitors.failed.slice(failedBefore);
      report.measured(
        `${name}: requests that failed, of ${visitors.count() - before}`,
        `${failed.filter(({ method }) => method === 'GET').length} reads, ${failed.filter(({ method }) => method !== 'GET').length} writes`,
      );
      // Requests in flight to the killed node cannot be retried: at most one per visitor.
      report.holds(`${name}: nothing failed but what was on its way there`, failed.length <= 6);

      const headers = { authorization: `Bearer ${token}` };
      const [profile, file, again, limited] = await Promise.all([
        ask(left.address, addressBelow(readProfile), { headers }),
        ask(left.address, picture),
        sendOffer(left.address, token, key, offer),
        post(left.address, api.logIn, { email: stranger, password: account.password }),
      ]);
      report.holds(`${name}: the session goes on at the other`, profile.status === 200);
      report.holds(`${name}: the picture is served by the other`, picture !== '' && file.status === 200);
      report.holds(
        `${name}: the job sent again to the other, with the same key, is the same post`,
        again.status < 300 && idOf(again) !== undefined && idOf(again) === idOf(first),
      );
      report.holds(`${name}: the limit holds at the other`, limited.status === 429);
      const delivered = await until(async () => (await mailsTo(outbox, readers)).every((mails) => mails > 0));
      report.measured(`${name}: until its mails were sent`, seconds(delivered));
      report.holds(
        `${name}: each mail was sent, and once`,
        (await mailsTo(outbox, readers)).every((mails) => mails === 1),
      );
      const next = await site.startAgain(index);
      report.holds(`${name}: it starts again`, next.isOpen && (await isReady(next.address)));
    }
    await visitors.stop();
    report.measured('requests', visitors.count());
    const { lost, twice } = await lossOf(connectionString, visitors.acknowledged);
    report.measured('acknowledged writes', visitors.acknowledged.size);
    report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    await Promise.all(nodes.map((node) => node.stop()));
  },
};
