import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBusiness } from '../../contract/businesses.ts';
import { approvePost } from '../../contract/decisions.ts';
import { readEvent } from '../../contract/events.ts';
import { readJob } from '../../contract/jobs.ts';
import { createArticle, previewArticle } from '../../contract/managed-articles.ts';
import { ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { createPost } from '../../contract/posting/posting.ts';
import { readProduct } from '../../contract/products.ts';
import { readRental } from '../../contract/rentals.ts';
import { listImportProblems, previewImport } from '../../contract/transfers.ts';
import { uploadPicture } from '../../contract/uploads.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addMedia, fullBody, makeOld } from '../testing/test-bodies.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import { thirdPartySettings } from '../testing/third-party-settings.ts';

/* User-supplied URLs in every form: the server stores them, and requests none. */

let site: TestSite;
let canary: Server;
let bait: string;
let visits: string[];
let member: TestMember;
let editor: TestMember;
let admin: TestMember;

/** Every `fetch` of this process, to any host. */
const called: string[] = [];
const onCall = (message: unknown) => {
  const { request } = message as { request: { origin: string; path: string } };
  called.push(`${request.origin}${request.path}`);
};

beforeAll(async () => {
  visits = [];
  canary = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  canary.on('connection', () => visits.push('a connection'));
  await once(canary, 'listening');
  bait = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/bait`;
  channel('undici:request:create').subscribe(onCall);
  site = await overNetwork(await testSite(() => noon, { ...thirdPartySettings, RATE_LIMITS: '0' }));
  [member, editor, admin] = [
    await site.member(),
    await site.member({ role: 'editor' }),
    await site.member({ role: 'admin' }),
  ];
  await makeOld(site, member);
});
afterAll(async () => {
  channel('undici:request:create').unsubscribe(onCall);
  canary.close();
  await site.close();
});

/** Every URL in a body, replaced by the bait. */
const baited = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replace(/https:\/\/[^"]+/g, bait));

const readers = {
  business: readBusiness,
  event: readEvent,
  job: readJob,
  product: readProduct,
  rent: readRental,
};

it('posts may contain any URL, and none is requested on submission, decision or read', async () => {
  const media = await addMedia(site, member, 16);
  for (const kind of ownPostKinds) {
    const text = `Look at ${bait}`;
    const full = fullBody(site, kind, media) as Record<string, unknown>;
    const body = {
      ...(baited(full) as object),
      ...(typeof full.description === 'string' && { description: text }),
    };
    const made = await member.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body });
    expect(made.status, await made.clone().text()).toBe(201);
    const { id } = (await made.json()).data;
    expect((await admin.call(approvePost, { params: { kind, id }, body: {} })).status).toBe(200);
    expect((await site.call(readers[kind], { params: { id } })).status).toBe(200);
  }
  const report = { reason: 'other', details: bait };
  await site.ask(addressBelow('contact'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: bait, origin: new URL(bait).origin },
    body: JSON.stringify({ name: 'Huda', email: 'huda@post.example', message: bait, ...report }),
  });
  // All jobs of the queue have run by then.
  await site.otherMails();
  expect([visits, called]).toEqual([[], []]);
});

it('editors and admins may enter any URL, and none is requested', async () => {
  const article = {
    title: { en: 'Bread', ar: 'خبز' },
    body: { en: `<p>Bread <img src="${bait}"> <a href="${bait}">here</a></p>`, ar: `<p>خبز ${bait}</p>` },
  };
  for (const endpoint of [createArticle, previewArticle])
    await editor.callUnchecked(endpoint, { params: { kind: 'blog' }, body: article });
  const csv = `title,description,image,website\nBaker,${bait},${bait},${bait}\n`;
  const uploaded = await site.ask(addressBelow('admin/transfer/imports?kind=businesses&name=a.csv'), {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' },
    body: csv,
  });
  expect(uploaded.status).toBe(201);
  const { id } = (await uploaded.json()).data;
  for (const step of [previewImport, listImportProblems]) await admin.call(step, { params: { id } });
  await site.otherMails();
  expect([visits, called]).toEqual([[], []]);
});

it('pictures are uploaded bytes, never a URL', async () => {
  for (const body of [{ file: bait }, { url: bait }, { file: { url: bait } }])
    expect((await member.call(uploadPicture, { body })).status).toBe(415);
  const form = new FormData();
  form.append('file', bait);
  form.append('url', bait);
  const headers = { authorization: `Bearer ${member.token}` };
  expect((await site.ask(addressBelow('media'), { method: 'POST', body: form, headers })).status).toBe(422);
  expect([visits, called]).toEqual([[], []]);
});

it.each([
  ...[
    'http://127.0.0.1/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
  ],
  ...[
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'https://fcm.googleapis.com.evil.example/x',
  ],
  ...[
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com:22/x',
    'https://fcm.googleapis.com#@evil/x',
  ],
  ...['gopher://fcm.googleapis.com/x', 'file:///etc/passwd', 'https://evil.example\\@fcm.googleapis.com/x'],
])('a browser cannot name %s as its push service', async (endpoint) => {
  const keys = { p256dh: thirdPartySettings.PUSH_PUBLIC_KEY, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const response = await site.ask(addressBelow('push-subscriptions'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
  const stored = await site.db.selectFrom('push_subscription').select('endpoint').execute();
  // The fragment is not part of the request.
  if (endpoint.includes('#'))
    expect(stored.every((row) => new URL(row.endpoint).hostname === 'fcm.googleapis.com')).toBe(true);
  else expect([response.status, stored]).toEqual([422, []]);
  await site.db.deleteFrom('push_subscription').execute();
});
