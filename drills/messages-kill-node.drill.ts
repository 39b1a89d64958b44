import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addressBelow } from '../bench/api-address.ts';
import { registerAccount } from '../contract/accounts.ts';
import { listInbox, sendMessage, startConversation } from '../contract/conversations.ts';
import { endpointAddress } from '../contract/endpoint-address.ts';
import { ask, median, post, rowsOf, until } from './asking.ts';
import type { Drill } from './drill.ts';
import { watchInbox } from './inbox-watcher.ts';
import { idOf, jobOffer, sendOffer } from './job-offers.ts';
import { startTwoNodes } from './two-nodes.ts';

/** Messages before, between and after the two kills: together no more than a member may write in five minutes. */
const perPhase = 18;

const site = { city: 'NY', lang: 'en', cityId: 0 };
const password = 'seven olive trees in a row';
const idIn = (body: string, name: string) => Number(new RegExp(`"${name}":(\\d+)`).exec(body)?.[1]);

export const messagesKillNode: Drill = {
  name: 'messages-kill-node',
  about: 'two members write on two nodes, each of which is killed in the middle',
  async run(place, report) {
    const two = await startTwoNodes(place);
    const { nodes, connectionString } = two;
    const register = async (name: string) => {
      const email = `${name}@drill.example`;
      const body = { name, email, password, passwordConfirmation: password, termsAccepted: true };
      const answer = await post(nodes[0].address, addressBelow(registerAccount), body);
      return (JSON.parse(answer.body) as { data: { token: string } }).data.token;
    };
    const [seller, buyer] = [await register('Samir'), await register('Salma')];
    const offer = await jobOffer(connectionString, 'Baker wanted');
    const job = idOf(await sendOffer(nodes[0].address, seller, 'drill', offer)) ?? 0;
    await rowsOf(
      connectionString,
      `update listing set status = 'published', published_at = now() where id = ${job}`,
    );
    const sent: string[] = [];
    /** Sends a message with its own key until a node accepts it, the second one first. @returns the response */
    const send = async (path: string): Promise<string> => {
      const clientId = randomUUID();
      for (let tries = 0; ; tries += 1) {
        const node = nodes[tries % 2 === 0 ? 1 : 0];
        const body = { clientId, text: `Message ${sent.length + 1}` };
        const answer = await post(node.address, path, body, buyer);
        if (answer.status >= 400 && answer.status < 500)
          throw new Error(`a message was rejected with ${answer.status}`);
        if (answer.status >= 300 || answer.status === 0) {
          await wait(50);
          continue;
        }
        sent.push(clientId);
        return answer.body;
      }
    };
    const begun = await send(
      endpointAddress(site, startConversation, { params: { folder: 'jobs', id: job } }),
    );
    const conversation = idIn(begun, 'conversationId');
    const path = endpointAddress(site, sendMessage, { params: { id: conversation } });
    const reader = watchInbox(() => nodes.map(({ address }) => address), seller);
    place.onEnd(() => reader.stop());
    report.holds(
      'the seller follows the inbox at the first node',
      (await until(async () => reader.seen.connections > 0)) !== undefined,
    );
    /** @returns how long each message took from being sent to being announced to the seller, in ms */
    const writeSome = async (): Promise<number[]> => {
      const took: number[] = [];
      for (let turn = 0; turn < perPhase; turn += 1) {
        const [before, begun] = [reader.seen.events, performance.now()];
        await send(path);
        const isAnnounced = await until(async () => reader.seen.events > before, 30_000);
        took.push(isAnnounced === undefined ? Number.POSITIVE_INFINITY : performance.now() - begun);
      }
      return took;
    };
    const calm = await writeSome();
    report.measured('ms from one node to a browser at the other (median)', Math.round(median(calm)));
    report.holds('each is announced within five seconds', Math.max(...calm) <= 5_000);
    for (const index of [0, 1] as const) {
      nodes[index].child.kill('SIGKILL');
      await nodes[index].ended;
      const took = await writeSome();
      report.measured(
        `node ${index + 1} killed: ms until the next message is announced`,
        Math.round(took[0] ?? 0),
      );
      report.holds(`node ${index + 1} killed: all are announced`, took.every(Number.isFinite));
      report.holds(`node ${index + 1}: it starts again`, (await two.startAgain(index)).isOpen);
    }
    const stored = await rowsOf<{ client_id: string }>(
      connectionString,
      `select client_id::text from message where conversation_id = ${conversation} order by id`,
    );
    report.measured('acknowledged messages', sent.length);
    report.measured('connections of the seller’s browser', reader.seen.connections);
    report.holds(
      'none is lost, none is there twice, and all are in the order of writing',
      JSON.stringify(stored.map((row) => row.client_id)) === JSON.stringify(sent),
    );
    const inbox = await ask(nodes[0].address, addressBelow(listInbox), {
      headers: { authorization: `Bearer ${seller}` },
    });
    report.holds('the inbox counts all of them as unread', idIn(inbox.body, 'unread') === sent.length);
    await reader.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  },
};
