import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AdvertisementDetail,
  type AdvertisementFields,
  countAdvertisementClick,
  countAdvertisementView,
  createAdvertisement,
  deleteAdvertisement,
  listAdvertisements,
  readAdvertisement,
  updateAdvertisement,
} from '../../../contract/advertisements.ts';
import { readHome } from '../../../contract/content.ts';
import { readGeneralSettings } from '../../../contract/settings.ts';
import { addMedia } from '../../testing/test-bodies.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let now = noon;
let site: TestSite;
let editor: TestMember;
beforeAll(async () => {
  site = await testSite(() => now);
  editor = await site.member({ role: 'editor' });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('advertisement').execute();
});

const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const fields = (own: Partial<AdvertisementFields> = {}): AdvertisementFields => ({
  slot: 'home',
  lang: 'both',
  title: { en: 'Flights', ar: 'رحلات' },
  text: { en: '', ar: '' },
  url: 'https://flights.example/amman?from=site',
  phone: '',
  picture: null,
  priority: 50,
  startsAt: noon.toISOString(),
  endsAt: null,
  published: true,
  ...own,
});
const send = (own?: Partial<AdvertisementFields>) => editor.call(createAdvertisement, { body: fields(own) });
const add = async (own?: Partial<AdvertisementFields>) =>
  ((await (await send(own)).json()) as { data: AdvertisementDetail }).data;
const detail = async (id: number) =>
  (
    (await (await editor.call(readAdvertisement, { params: { id } })).json()) as {
      data: AdvertisementDetail;
    }
  ).data;
const atHome = async (lang = 'en') =>
  (await (await site.call(readHome, { query: { lists: 0 } }, { lang })).json()).data.advertisement as {
    id: number;
    title: string;
  } | null;
const anywhere = async (lang = 'en') =>
  (await (await site.call(readGeneralSettings, {}, { lang })).json()).data.advertisements as Record<
    string,
    { id: number; title: string }
  >;

describe('an advertisement is displayed', () => {
  it('within its period only: from its first minute to before its last', async () => {
    await add({ startsAt: minutes(10).toISOString(), endsAt: minutes(20).toISOString() });
    const seen = [];
    for (const minute of [9, 10, 19, 20]) {
      now = minutes(minute);
      seen.push((await atHome())?.title ?? null);
    }
    expect(seen).toEqual([null, 'Flights', 'Flights', null]);
    const states = [];
    for (const minute of [9, 10, 20]) {
      now = minutes(minute);
      const { data } = await (await editor.call(listAdvertisements)).json();
      states.push(data[0]?.state);
    }
    expect(states).toEqual(['scheduled', 'running', 'ended']);
  });

  it('on pages of its language only, with their texts', async () => {
    await add({ lang: 'ar', title: { en: '', ar: 'للعربية' }, priority: 90 });
    await add();
    expect([(await atHome('en'))?.title, (await atHome('ar'))?.title]).toEqual(['Flights', 'للعربية']);
  });

  it('in its slot only', async () => {
    await add({ slot: 'lists' });
    expect([await atHome(), Object.keys(await anywhere())]).toEqual([null, ['lists']]);
    await add({ slot: 'articles' });
    expect(Object.keys(await anywhere())).toEqual(['lists', 'articles']);
  });

  it('by priority, rotating among equal ones', async () => {
    const [one, two] = [await add(), await add()];
    await add({ priority: 10 });
    const seen = new Set<number | undefined>();
    for (const minute of [0, 1, 2, 3]) {
      now = minutes(minute);
      seen.add((await atHome())?.id);
    }
    expect([...seen].sort()).toEqual([one.id, two.id].sort());
  });

  it('only once it is published', async () => {
    const made = await add({ published: false });
    expect([made.state, await atHome()]).toEqual(['draft', null]);
  });
});

it('lists advertisements page by page, latest start first, then newest first', async () => {
  const made: number[] = [];
  for (const minute of [5, 30, 10, 30, -60])
    made.push((await add({ startsAt: minutes(minute).toISOString() })).id);
  const walked: number[] = [];
  let after = '';
  for (;;) {
    const answer = await editor.callUnchecked(listAdvertisements, {
      query: `limit=2${after && `&after=${after}`}`,
    });
    const { data, meta } = await answer.json();
    walked.push(...data.map(({ id }) => id));
    if (meta.next === null) break;
    after = meta.next;
  }
  expect(walked).toEqual([3, 1, 2, 0, 4].map((index) => made[index]));
});

it('reports validation errors at their fields', async () => {
  const [own = 0] = await addMedia(site, editor, 1);
  const [foreign = 0] = await addMedia(site, await site.member(), 1);
  const none = { en: '', ar: '' };
  const wrong: [string, Partial<AdvertisementFields>][] = [
    ['title.ar', { title: { en: 'A', ar: '' } }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: '//elsewhere.example' }],
    ['phone', { phone: '12' }],
    ['endsAt', { endsAt: noon.toISOString() }],
    ['priority', { priority: 101 }],
    ['picture.alt.en', { picture: { id: own, alt: { en: '', ar: 'ا' } } }],
    ['picture.id', { picture: { id: foreign, alt: { en: 'A', ar: 'ا' } } }],
    ['lang', { lang: 'fr' as 'en' }],
  ];
  for (const [field, part] of wrong) {
    const answer = await send(part);
    expect([answer.status, Object.keys((await answer.json()).errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await send({ lang: 'en', title: { en: 'A', ar: '' } })).status).toBe(201);
  expect((await send({ picture: { id: own, alt: { ...none, en: 'A plane', ar: 'طائرة' } } })).status).toBe(
    201,
  );
});

it('rejects conflicting edits, and logs changes', async () => {
  const made = await add();
  const save = (version: string, priority: number) =>
    editor.callUnchecked(
      updateAdvertisement,
      { params: { id: made.id }, body: fields({ priority }) },
      { headers: { 'if-match': version } },
    );
  expect((await save(made.version, 60)).status).toBe(200);
  expect((await save(made.version, 70)).status).toBe(409);
  expect((await detail(made.id)).priority).toBe(60);
  expect((await editor.call(deleteAdvertisement, { params: { id: made.id }, body: {} })).status).toBe(200);
  expect((await editor.call(readAdvertisement, { params: { id: made.id } })).status).toBe(404);
  const lines = await site.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', 'advertisement')
    .where('subject_id', '=', String(made.id))
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action.split('.')[1])).toEqual(['create', 'edit', 'delete']);
});

describe('impressions of an advertisement', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36';
  const report = async (id: number, what: 'seen' | 'followed', address: string, agent = browser) => {
    const count = what === 'seen' ? countAdvertisementView : countAdvertisementClick;
    const answer = await site
      .from(address)
      .call(count, { params: { id } }, { headers: { 'user-agent': agent } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
  };
  it('are counted by day of the city: once an hour per person, without bots', async () => {
    const { id } = await add();
    for (let time = 0; time < 3; time++) await report(id, 'seen', '192.0.2.1');
    await report(id, 'seen', '192.0.2.2');
    await report(id, 'followed', '192.0.2.1');
    for (const agent of ['Googlebot/2.1', 'curl/8.5.0']) await report(id, 'seen', '192.0.2.3', agent);
    // Past midnight in New York.
    now = new Date('2026-11-21T05:30:00Z');
    await report(id, 'seen', '192.0.2.4');
    const { days, views, clicks } = await detail(id);
    expect(days).toEqual([
      { day: '2026-11-21', views: 1, clicks: 0 },
      { day: '2026-11-20', views: 2, clicks: 1 },
    ]);
    expect([views, clicks]).toEqual([3, 1]);
  });
  it('are not counted while it is not public', async () => {
    const draft = await add({ published: false });
    const over = await add({ endsAt: minutes(1).toISOString() });
    now = minutes(2);
    for (const id of [draft.id, over.id, 999_999]) await report(id, 'seen', '192.0.2.9');
    expect([(await detail(draft.id)).days, (await detail(over.id)).days]).toEqual([[], []]);
  });
});
