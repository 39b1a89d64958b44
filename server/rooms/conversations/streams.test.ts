import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { logOut } from '../../../contract/accounts.ts';
import { markRead, sendMessage, startConversation, streamInbox } from '../../../contract/conversations.ts';
import { limits } from '../../../contract/limits.ts';
import { listenToChanges } from '../../changes/changes.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { type InboxSignals, listenToInboxes } from './signals.ts';
import { createStreams, type Streams } from './streams.ts';

let site: TestSite;
let khalid: TestMember;
let salma: TestMember;
let conversation = 0;
let post = 0;

beforeAll(async () => {
  site = await testSite(undefined, { RATE_LIMITS: '0' });
  khalid = await site.member({ name: 'Khalid Rahman' });
  salma = await site.member({ name: 'Salma Khoury' });
  [post = 0] = await addProducts(site, { title: { en: 'An oud' }, ownerId: khalid.id });
  const started = await salma.call(startConversation, {
    params: { folder: 'products', id: post },
    body: { clientId: randomUUID(), text: 'Hello' },
  });
  conversation = (await started.json()).data.conversationId;
});
afterAll(() => site.close());

/** A node of its own, with its own connection for notifications. */
async function node(): Promise<{ streams: Streams; signals: InboxSignals }> {
  const signals = await listenToInboxes(site.connectionString);
  onTestFinished(async () => {
    signals.end();
    await signals.close();
  });
  const changes = await listenToChanges(site.connectionString);
  onTestFinished(() => changes.close());
  return { signals, streams: createStreams({ db: site.db, signals, changes, now: () => noon }) };
}

const sessionOf = async (who: TestMember) => {
  const { id } = await site.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', who.id)
    .executeTakeFirstOrThrow();
  return { userId: who.id, sessionId: id, role: 'member' as const, secondFactor: false };
};
const write = (who: TestMember, text = 'A message') =>
  who.call(sendMessage, { params: { id: conversation }, body: { clientId: randomUUID(), text } });

interface Event {
  id: number;
  name: string;
  data: { conversations?: number[]; resumed?: boolean };
}

/** Reads the events of a stream one after the other; null at its end. */
function reading(stream: ReadableStream<Uint8Array>) {
  const reader = stream.pipeThrough(new TextDecoderStream() as never).getReader();
  let text = '';
  return {
    cancel: () => reader.cancel(),
    async next(): Promise<Event | null> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const [, id, name, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (name) return { id: Number(id), name, data: JSON.parse(data ?? '{}') };
          continue;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        text += value as unknown as string;
      }
    },
  };
}

async function opened(streams: Streams, who: TestMember, since: number | null = null) {
  const events = reading(await streams.open(await sessionOf(who), since));
  const ready = await events.next();
  expect(ready).toMatchObject({ name: 'ready' });
  return { ...events, ready: ready as Event };
}

describe('the stream of an inbox', () => {
  it('reports changes on every node, to both sides', async () => {
    const [one, other] = [await node(), await node()];
    const [first, second, own] = [
      await opened(one.streams, khalid),
      await opened(other.streams, khalid),
      await opened(other.streams, salma),
    ];
    const sent = await (await write(salma)).json();
    for (const events of [first, second, own]) {
      expect(await events.next()).toMatchObject({ name: 'change', data: { conversations: [conversation] } });
    }
    await khalid.call(markRead, { params: { id: conversation }, body: { upTo: sent.data.id } });
    for (const events of [first, second, own]) expect(await events.next()).toMatchObject({ name: 'change' });
  });

  it('resumes at the last event, and starts over if the inbox was replaced', async () => {
    const { streams } = await node();
    const before = await opened(streams, khalid);
    await before.cancel();
    await write(salma);
    const after = await opened(streams, khalid, before.ready.id);
    expect(after.ready).toMatchObject({ id: before.ready.id, data: { resumed: true } });
    expect(await after.next()).toMatchObject({ data: { conversations: [conversation] } });
    const restored = await opened(streams, khalid, 1_000_000);
    expect(restored.ready.data.resumed).toBe(false);
  });

  it('loses nothing and repeats nothing if its node dies in the middle of a conversation', async () => {
    const [dying, other] = [await node(), await node()];
    const before = await opened(dying.streams, khalid);
    await write(salma, 'Before');
    const last = await before.next();
    // Its connections break without a word, to the database and to the browser.
    await dying.signals.close();
    await before.cancel();
    // The response to the first of these was lost, so the browser sends it again, to the other node.
    const body = { clientId: randomUUID(), text: 'In between' };
    const send = () => salma.call(sendMessage, { params: { id: conversation }, body });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const after = await opened(other.streams, khalid, last?.id);
    expect(after.ready.data.resumed).toBe(true);
    expect(await after.next()).toMatchObject({ name: 'change', data: { conversations: [conversation] } });
    await write(salma, 'Afterwards');
    expect(await after.next()).toMatchObject({ name: 'change', data: { conversations: [conversation] } });
    const texts = await site.db
      .selectFrom('message')
      .select('text')
      .where('conversation_id', '=', conversation)
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(texts.map(({ text }) => text)).toEqual(['Afterwards', 'In between', 'Before']);
  });

  it('reports a changed price or state of the post, on every node, to those who write about it', async () => {
    const [one, other] = [await node(), await node()];
    const stranger = await site.member();
    const [buyer, seller, strange] = [
      await opened(one.streams, salma),
      await opened(other.streams, khalid),
      await opened(other.streams, stranger),
    ];
    for (const values of [{ price_cents: 9_900 }, { status: 'closed' as const }]) {
      await site.db.updateTable('listing').set(values).where('id', '=', post).execute();
      for (const events of [buyer, seller])
        expect(await events.next()).toMatchObject({
          id: events.ready.id,
          name: 'change',
          data: { conversations: [conversation] },
        });
    }
    // The stranger's first event is about a conversation of their own.
    await site.db.updateTable('listing').set({ status: 'published' }).where('id', '=', post).execute();
    const started = await stranger.call(startConversation, {
      params: { folder: 'products', id: post },
      body: { clientId: randomUUID(), text: 'Hello' },
    });
    const { conversationId } = (await started.json()).data;
    expect((await strange.next())?.data.conversations).toEqual([conversationId]);
  });

  it("contains the caller's events only", async () => {
    const { streams } = await node();
    const stranger = await site.member();
    const events = await opened(streams, stranger);
    const [id = 0] = await addProducts(site, { title: { en: 'A lamp' }, ownerId: stranger.id });
    await write(salma);
    await khalid.call(startConversation, {
      params: { folder: 'products', id },
      body: { clientId: randomUUID(), text: 'Hello' },
    });
    const next = await events.next();
    expect(next?.data.conversations).not.toContain(conversation);
  });

  it('ends with its session, before any further event', async () => {
    const { streams } = await node();
    const leaver = await site.member();
    const events = await opened(streams, leaver);
    const [id = 0] = await addProducts(site, { title: { en: 'A chair' }, ownerId: leaver.id });
    await leaver.call(logOut);
    await salma.call(startConversation, {
      params: { folder: 'products', id },
      body: { clientId: randomUUID(), text: 'Hello' },
    });
    expect(await events.next()).toBeNull();
    expect(streams.count()).toBe(0);
  });

  it('ends when the server shuts down, which accepts no more', async () => {
    const { streams, signals } = await node();
    const events = await opened(streams, khalid);
    signals.end();
    expect(await events.next()).toBeNull();
    await expect(streams.open(await sessionOf(khalid), null)).rejects.toThrow('unavailable');
  });

  it('is limited per member: the oldest one ends', async () => {
    const { streams } = await node();
    const first = await opened(streams, khalid);
    for (let count = 0; count < limits.inboxStreams.ofMember; count++) await opened(streams, khalid);
    expect(await first.next()).toBeNull();
    expect(streams.count()).toBe(limits.inboxStreams.ofMember);
  });

  it('is streamed to members by the application', async () => {
    expect((await site.call(streamInbox, {}, { headers: { accept: 'text/event-stream' } })).status).toBe(401);
    // Without notifications there is none: browsers poll.
    expect((await khalid.call(streamInbox)).status).toBe(503);
  });
});
