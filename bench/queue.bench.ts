import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { chromium, type Page } from 'playwright-core';
import { logIn } from '../contract/accounts.ts';
import type { Queue, QueueDetail } from '../contract/moderation.ts';
import { chromiumFlags, findChromium } from '../scripts/browser/find-chromium.ts';
import { readCatalog } from '../server/rooms/catalog/service.ts';
import { saveListings } from '../server/rooms/listings/service.ts';
import { demoProducts } from '../server/seed/demo/products/index.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { productDraft } from '../server/seed/demo-drafts.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { addressBelow } from './api-address.ts';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { temporarySite } from './temporary-site.ts';

/*
 * The latency of moderation with a thousand posts in the queue: the API's responses in process, without a network,
 * and in a browser the time from a key press until the next post is rendered. The target of the latter is 200
 * milliseconds.
 */

const { values } = parseArgs({
  options: { waiting: { type: 'string', default: '1000' }, runs: { type: 'string', default: '40' } },
});
const [waiting, runs] = [Number(values.waiting), Number(values.runs)];

const site = await temporarySite({ RATE_LIMITS: '0' });
const catalog = await readCatalog(site.db);
const media = await site.db.selectFrom('media').select('id').orderBy('id').limit(20).execute();
const owner = await site.db
  .selectFrom('app_user')
  .select('id')
  .where('role', '=', 'member')
  .executeTakeFirstOrThrow();
const photo = (at: number) => ({ mediaId: media[at % media.length]?.id ?? 0, alt: { en: '', ar: '' } });
const drafts = Array.from({ length: waiting }, (_, at) => {
  const entry = demoProducts[at % demoProducts.length];
  if (!entry) throw new Error('the demo sells nothing');
  const ground = {
    catalog,
    photo: () => photo(at),
    ownerOf: () => owner.id,
    now: new Date(),
  };
  return {
    ...productDraft(ground, entry),
    title: { en: `${entry.title.en} ${at}` },
    description: { en: entry.description.en },
    pictures: [0, 1, 2].map((next) => ({ ...photo(at + next), role: 'main' as const })),
    status: 'pending' as const,
    publishedAt: null,
    expiresAt: null,
    source: null,
  };
});
await saveListings(site.db, catalog, 'product', drafts);

const server = createAdaptorServer({ fetch: site.app.fetch });
server.listen(0);
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const moderator = demoAccounts.find(({ role }) => role === 'moderator');
const { email = '', password = '', name = '' } = moderator ?? {};
const signedIn = await fetch(origin + addressBelow(logIn), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
const { token } = ((await signedIn.json()) as { data: { token: string } }).data;

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await site.app.request(addressBelow({ path: `/${path}` }), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const rows: Row[] = [];
const note = (what: string, samples: readonly number[]) =>
  rows.push({
    waiting,
    what,
    'p50 ms': round(percentile(samples, 0.5)),
    'p95 ms': round(percentile(samples, 0.95)),
  });

/** Products only: the posts of the demo have no numbers in their titles. */
const list = 'admin/queue?kind=product&limit=30';
const { data: items } = await ask<Queue>(`${list.replace('30', '60')}`);
let next = 0;
const post = () => {
  const item = items[next % items.length];
  next += 1;
  return `admin/queue/product/${item?.id}`;
};
note('the list, with its signals', await timeEach(runs, () => ask<Queue>(list)));
note('one post, whole', await timeEach(runs, () => ask<{ data: QueueDetail }>(post())));
note('claim one', await timeEach(runs, () => ask(`${post()}/claim`, {})));
next = 0;
note('approve one', await timeEach(Math.min(runs, items.length), () => ask(`${post()}/approve`, {})));

const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: { ...(process.env as Record<string, string>), ...env },
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(
  ({ keys, cached }) => {
    localStorage.setItem(keys.token, cached.token);
    localStorage.setItem(keys.name, cached.name);
    localStorage.setItem(keys.email, cached.email);
  },
  { keys: storageKeys, cached: { token, name, email } },
);

/** From a key press until another post is rendered: its heading has changed, and a frame was painted. */
function untilNext(at: Page, key: string): Promise<number> {
  return at.evaluate(
    (pressed) =>
      new Promise<number>((resolve, reject) => {
        const heading = () => document.querySelector('.q-post h2')?.textContent;
        const before = heading();
        const begun = performance.now();
        const poll = () => {
          const now = heading();
          if (now && now !== before) requestAnimationFrame(() => resolve(performance.now() - begun));
          else if (performance.now() - begun > 10_000)
            reject(new Error(`nothing followed the key ${pressed}`));
          else requestAnimationFrame(poll);
        };
        document.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
        requestAnimationFrame(poll);
      }),
    key,
  );
}

let underWay = 0;
page.on('request', () => {
  underWay += 1;
});
const ended = () => {
  underWay -= 1;
};
page.on('requestfinished', ended);
page.on('requestfailed', ended);

/** Moderators read a post for a while: the next one is prefetched by then. */
async function isAhead(at: Page): Promise<void> {
  do await at.evaluate(() => new Promise(requestAnimationFrame));
  while (underWay > 0);
}
await page.goto(`${origin}/admin/queue?lang=en`);
await page.waitForSelector('.q-post .ckl');
for (const key of ['j', 'a']) {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    await isAhead(page);
    samples.push(await untilNext(page, key));
  }
  note(`key ${key.toUpperCase()} until the next post is drawn`, samples);
}
await browser.close();
server.close();
await site.close();
report('queue', rows);
process.exit(0);
