import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Counting, createCounting } from '../../rooms/numbers/service.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { addSample, type Sample } from '../../testing/sample-pages.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let sample: Sample;
beforeAll(async () => {
  site = await testSite();
  sample = await addSample(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['page_view_day', 'activity_day', 'search_count'] as const)
    await site.db.deleteFrom(table).execute();
});

const made: (Node | Counting)[] = [];
afterEach(async () => {
  for (const one of made.splice(0)) await one.close();
});
async function aNode(): Promise<{ ask: Node['ask']; counting: Counting; hits: () => Promise<number> }> {
  const counting = createCounting(site.db, 'https://city.example');
  const one = await node(site, () => import('../../../web/entry.server.tsx'), { counting });
  made.push(counting, one);
  return { ask: one.ask, counting, hits: () => one.count('hits') };
}
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
/** The counts as “page language source views”. */
async function views(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('page_view_day')
    .select(['page', 'lang', 'source', 'views'])
    .orderBy('page')
    .orderBy('lang')
    .orderBy('source')
    .execute();
  return rows.map(({ page, lang, source, views: count }) => `${page} ${lang} ${source} ${count}`);
}

describe('pages are counted', () => {
  it('rendered or cached, in any encoding, and 304 responses', async () => {
    const { ask, counting, hits } = await aNode();
    const first = await ask('/Category/shops', { ...person, 'accept-encoding': 'br' });
    await ask('/Category/shops', { ...person, 'accept-encoding': 'br' });
    await ask('/Category/shops', { ...person, 'accept-encoding': 'gzip' });
    const etag = first.headers.get('etag') ?? '';
    const same = await ask('/Category/shops', { ...person, 'accept-encoding': 'br', 'if-none-match': etag });
    expect([same.status, await hits()]).toEqual([304, 3]);
    await counting.flush();
    expect(await views()).toEqual(['directory en direct 4']);
  });

  it('by language, and by source', async () => {
    const { ask, counting } = await aNode();
    const from = (referer: string) => ({ ...person, referer });
    await ask('/?lang=ar', person);
    await ask('/', { ...person, 'accept-language': 'ar-EG,ar;q=0.9' });
    await ask('/', from('https://www.google.com/'));
    await ask('/', from('https://l.facebook.com/l.php?u=x'));
    await ask('/', from('https://somebody.example/links'));
    await ask('/', from('https://city.example/News'));
    await ask('/', { ...person, 'sec-fetch-site': 'same-origin' });
    await ask(`/MarketProfile/${sample.business}/bab-touma-bakery`, person);
    await ask('/Login', person);
    await counting.flush();
    expect(await views()).toEqual([
      'business en direct 1',
      'home ar direct 2',
      'home en other 1',
      'home en own 2',
      'home en search 1',
      'home en social 1',
      'member en direct 1',
    ]);
  });

  it('except for bots, prefetching browsers, missing pages and the back office', async () => {
    const { ask, counting } = await aNode();
    for (const turn of [1, 2]) {
      await ask('/News', { 'user-agent': `Googlebot/2.${turn}` });
      await ask('/News', { 'user-agent': 'curl/8' });
      await ask('/News');
      await ask('/News', { ...person, 'sec-purpose': 'prefetch;prerender' });
      await ask('/News', person, 'HEAD');
    }
    await ask('/no-such-page', person);
    await ask('/MarketProfile/999999', person);
    await ask('/admin/numbers', person);
    await ask('/api/NY/en/0/settings', person);
    await counting.flush();
    expect(await views()).toEqual([]);
  });

  it('across nodes', async () => {
    const [one, two] = [await aNode(), await aNode()];
    await Promise.all(
      [one, two, one].map(async ({ ask }) => {
        await ask('/News', person);
        await ask('/Blog', person);
      }),
    );
    await Promise.all([one.counting.flush(), two.counting.flush()]);
    await Promise.all([one.counting.flush(), two.counting.flush()]);
    expect(await views()).toEqual(['articles en direct 6']);
  });

  it('and written when the process ends', async () => {
    const counting = createCounting(site.db, 'https://city.example');
    counting.page(new Request('https://city.example/', { headers: person }), { target: '/', lang: 'en' });
    await counting.close();
    expect(await views()).toEqual(['home en direct 1']);
  });

  it('once, even if the database is unavailable for a while', async () => {
    const counting = createCounting(site.db, 'https://city.example');
    made.push(counting);
    counting.post('seen', 'job');
    await site.db.schema.alterTable('activity_day').renameTo('hidden_day').execute();
    await counting.flush();
    await site.db.schema
      .alterTable('hidden_day' as never)
      .renameTo('activity_day')
      .execute();
    counting.post('seen', 'job');
    await counting.flush();
    await counting.flush();
    const rows = await site.db.selectFrom('activity_day').select(['what', 'kind', 'count']).execute();
    expect(rows).toEqual([{ what: 'seen', kind: 'job', count: 2 }]);
  });
});

describe('searches are counted', () => {
  const asked = (words: string) =>
    site.db
      .selectFrom('search_count')
      .select(['asked', 'missed'])
      .where('words', '=', words)
      .executeTakeFirst();

  it('also those that are answered from the cache, and not for bots', async () => {
    const { ask, counting, hits } = await aNode();
    await ask('/search-result/xylophone', person);
    await expect.poll(() => asked('xylophone')).toEqual({ asked: 1, missed: 1 });
    await ask('/search-result/xylophone', person);
    await ask('/search-result/xylophone', person);
    await ask('/search-result/xylophone', { 'user-agent': 'Googlebot/2.1' });
    expect(await hits()).toBe(3);
    await counting.flush();
    expect(await asked('xylophone')).toEqual({ asked: 3, missed: 3 });
    expect(await views()).toEqual(['search en direct 3']);
  });

  it('except those that may identify a person', async () => {
    const { ask, counting } = await aNode();
    for (const _ of [1, 2]) await ask('/search-result/718%20555%200123', person);
    await counting.flush();
    expect(await site.db.selectFrom('search_count').selectAll().execute()).toEqual([]);
  });
});
