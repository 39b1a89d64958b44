import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lang } from '../../../contract/locales.ts';
import { type PushMessage, startPush, stopPush } from '../../../contract/push.ts';
import { publish } from '../../testing/test-content.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { thirdPartySettings } from '../../testing/third-party-settings.ts';
import { announce } from './announcing.ts';
import { isPushEndpoint } from './endpoint.ts';
import { createPushSender, type Post } from './sender.ts';
import { announcedBy } from './service.ts';

const hosts = ['fcm.googleapis.com', '*.notify.windows.com'];

/** A browser that can decrypt its messages. */
interface Browser {
  curve: ECDH;
  secret: Buffer;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

function browser(name: string): Browser {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const secret = randomBytes(16);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  return { curve, secret, subscription: { endpoint, keys: { p256dh, auth: secret.toString('base64url') } } };
}

/** Decrypts a message according to RFC 8188 and RFC 8291. */
function decrypt({ curve, secret }: Browser, body: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const shared = curve.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const derived = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const sealed = body.subarray(21 + keyLength);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a delimiter of 2, followed by padding only.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let site: TestSite;
let service: Server;
let received: Received[];
let answerOf: (path: string) => number;
/** Redirects requests to push services to the server of this test. */
let post: Post;

beforeAll(async () => {
  site = await testSite(undefined, thirdPartySettings);
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(answerOf(request.url ?? '')).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  post = async (address, { headers, body }) => {
    const { pathname } = new URL(address);
    const response = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    return response.status;
  };
});
beforeEach(async () => {
  received = [];
  answerOf = () => 201;
  await site.db.deleteFrom('push_subscription').execute();
});
afterAll(async () => {
  service.close();
  await site.close();
});

const send = (method: 'POST' | 'DELETE', body: unknown, lang?: string) =>
  site.callUnchecked(method === 'POST' ? startPush : stopPush, { body }, { lang });
const stored = () => site.db.selectFrom('push_subscription').selectAll().orderBy('id').execute();

describe('a browser', () => {
  it('is stored once, with its language and its latest keys', async () => {
    const [first, second] = [browser('one'), browser('one')];
    const answer = await send('POST', { ...first.subscription, expirationTime: null, id: 7 }, 'ar');
    expect([answer.status, await answer.json()]).toEqual([200, { data: { subscribed: true } }]);
    expect((await send('POST', second.subscription)).status).toBe(200);
    expect(await stored()).toMatchObject([
      { endpoint: first.subscription.endpoint, ...second.subscription.keys, lang: 'en' },
    ]);
  });
  it('unsubscribes; repeating it is no error', async () => {
    const { subscription } = browser('one');
    await send('POST', subscription);
    for (let time = 0; time < 2; time++) {
      const answer = await send('DELETE', { endpoint: subscription.endpoint });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { data: { subscribed: false, isUsed: false } },
      ]);
    }
    expect(await stored()).toEqual([]);
  });
  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com./x',
    'https://notify.windows.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    'javascript:alert(1)',
    '',
    7,
  ])('with the endpoint %j is rejected', async (endpoint) => {
    const answer = await send('POST', { ...browser('one').subscription, endpoint }, 'ar');
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors ?? {})).toEqual(['endpoint']);
    expect(await stored()).toEqual([]);
  });
  it('may use any host below a listed wildcard', () => {
    expect(isPushEndpoint('https://wns2-par02p.notify.windows.com/w/?token=x', hosts)).toBe(true);
    expect(isPushEndpoint('https://notify.windows.com/w', hosts)).toBe(false);
  });
  it('must send keys that can be used for encryption', async () => {
    const { endpoint, keys } = browser('one').subscription;
    expect((await send('POST', { endpoint })).status).toBe(422);
    expect((await send('POST', { endpoint, keys: { ...keys, auth: 'x' } })).status).toBe(422);
    const offCurve = `B${'A'.repeat(86)}`;
    expect((await send('POST', { endpoint, keys: { ...keys, p256dh: offCurve } })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
  it('may subscribe and unsubscribe 5 times in 10 minutes per address', async () => {
    const body = browser('one').subscription;
    const ask = () => site.from('192.0.2.9').callUnchecked(startPush, { body });
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

it('a site without push keys does not have these endpoints', async () => {
  const bare = await testSite();
  const answer = await bare.callUnchecked(startPush, { body: {} });
  expect(answer.status).toBe(404);
  await bare.close();
});

describe('an announcement', () => {
  const entry = {
    kind: 'news' as const,
    slug: 'one-long-table',
    title: { en: 'One long table', ar: 'مائدة طويلة واحدة' },
    summary: { en: `Dinner <b>in the street</b>. ${'Come early. '.repeat(40)}` },
  };
  const find = async () => {
    const [found] = await announcedBy(site.db, entry.slug, ['news', 'blog']);
    if (!found) throw new Error('the entry is not there');
    return found;
  };
  const {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: subject,
  } = thirdPartySettings;
  const sender = () => createPushSender({ publicKey, privateKey, subject }, post);

  beforeAll(async () => {
    await publish(site, entry, { kind: 'guide', slug: 'a-guide' });
  });

  it('reaches each browser encrypted, in its language', async () => {
    const readers: Record<Lang, Browser> = { en: browser('en'), ar: browser('ar') };
    for (const lang of ['en', 'ar'] as const) await send('POST', readers[lang].subscription, lang);
    const found = await find();
    expect(await announce(site.db, found, { send: await sender(), hosts })).toEqual({
      sent: 2,
      gone: 0,
      failed: 0,
    });
    const messageOf = (lang: Lang) => {
      const one = received.find(({ path }) => path.endsWith(`/${lang}`));
      expect(one?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: '86400',
        topic: `news-${found.id}`,
      });
      expect(one?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
      expect(one?.body.toString('latin1')).not.toContain('table');
      return decrypt(readers[lang], one?.body ?? Buffer.alloc(0));
    };
    const english = messageOf('en');
    expect(english).toMatchObject({
      title: 'One long table',
      url: `/Show-News/${found.id}/one-long-table?lang=en`,
      lang: 'en',
      dir: 'ltr',
      tag: `news-${found.id}`,
    });
    expect(english.body).toMatch(/^Dinner <b>in the street<\/b>\. (Come early\. )+Come( early\.)?…$/);
    expect(english.body.length).toBeLessThanOrEqual(241);
    expect(messageOf('ar')).toMatchObject({ title: 'مائدة طويلة واحدة', lang: 'ar', dir: 'rtl' });
  });

  it('deletes browsers whose subscription is gone, and retains those that could not be reached', async () => {
    for (const name of ['404', '410', '500', '429', '201']) await send('POST', browser(name).subscription);
    answerOf = (path) => Number(path.split('/').at(-1));
    const counts = await announce(site.db, await find(), { send: await sender(), hosts });
    expect(counts).toEqual({ sent: 1, gone: 2, failed: 2 });
    expect((await stored()).map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['500', '429', '201']);
  });

  it('calls only listed hosts, whatever was stored before', async () => {
    await send('POST', browser('one').subscription);
    const elsewhere = { send: await sender(), hosts: ['updates.push.services.mozilla.com'] };
    expect(await announce(site.db, await find(), elsewhere)).toEqual({ sent: 0, gone: 0, failed: 1 });
    expect(received).toEqual([]);
  });

  it('sends only a few messages at a time', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => {
      const { endpoint, keys } = browser(String(index)).subscription;
      return { endpoint, ...keys };
    });
    await site.db.insertInto('push_subscription').values(rows).execute();
    let underWay = 0;
    let most = 0;
    const send = async () => {
      most = Math.max(most, ++underWay);
      await setImmediate();
      underWay--;
      return 'sent' as const;
    };
    expect(await announce(site.db, await find(), { send, hosts })).toMatchObject({ sent: 40 });
    expect(most).toBe(8);
  });

  it('is possible for published news and blog entries only', async () => {
    expect(await announcedBy(site.db, 'a-guide', ['news', 'blog'])).toEqual([]);
    expect(await announcedBy(site.db, entry.slug, ['blog'])).toEqual([]);
    await site.db.updateTable('content').set({ status: 'draft' }).where('slug', '=', entry.slug).execute();
    expect(await announcedBy(site.db, entry.slug, ['news', 'blog'])).toEqual([]);
  });
});
