import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManagedConcept, UnderstoodQuestion } from '../../../contract/managed-synonyms.ts';
import {
  createConcept,
  deleteConcept,
  listConcepts,
  readUnderstanding,
  updateConcept,
} from '../../../contract/managed-synonyms.ts';
import { searchSite } from '../../../contract/search-results.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let rania: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor' });
  await site.addBusinesses({ name: { en: 'Qarfoush corner', ar: 'ركن القرفوش' } });
});
afterAll(() => site.close());

const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;
const found = async (q: string) => JSON.stringify(await read(site.call(searchSite, { query: { q } })));
/** An empty text is sent, too. */
const understood = (q: string) =>
  read<UnderstoodQuestion>(rania.callUnchecked(readUnderstanding, { query: `q=${encodeURIComponent(q)}` }));
const create = async (en: string[], ar: string[]): Promise<ManagedConcept> => {
  const response = await rania.call(createConcept, { body: { en, ar } });
  expect(response.status).toBe(201);
  return read(response);
};

it('synonyms apply to the next search: added, changed, removed', async () => {
  expect(await found('orchidpudding')).not.toContain('Qarfoush');
  const made = await create(['qarfoush', 'orchidpudding'], ['قرفوش']);
  expect(made).toMatchObject({ en: ['qarfoush', 'orchidpudding'], ar: ['قرفوش'], isPlace: false });
  expect(await found('orchidpudding')).toContain('Qarfoush corner');
  const [part] = (await understood('orchidpudding')).parts;
  expect(part?.same).toEqual(expect.arrayContaining(['qarfoush', 'قرفوش']));
  const saved = await rania.call(updateConcept, {
    params: { id: made.id },
    body: { en: ['qarfoush', 'winterpudding'], ar: [] },
  });
  expect(saved.status).toBe(200);
  expect(await found('winterpudding')).toContain('Qarfoush corner');
  expect(await found('orchidpudding')).not.toContain('Qarfoush');
  expect((await rania.call(deleteConcept, { params: { id: made.id }, body: {} })).status).toBe(200);
  expect(await found('winterpudding')).not.toContain('Qarfoush');
  const log = await site.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', 'concept')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['concept.create', 'concept.save', 'concept.delete']);
});

it.each<[string, object, string]>([
  ['one alone', { en: ['one'], ar: [] }, 'en'],
  ['the same one twice', { en: ['one', 'one'], ar: [] }, 'en'],
  ['signs alone', { en: ['!!!', 'word'], ar: [] }, 'en.0'],
  ['a whole sentence', { en: ['word'], ar: ['ك'.repeat(61)] }, 'ar.0'],
])('%s is rejected', async (_, sent, field) => {
  const response = await rania.callUnchecked(createConcept, { body: sent });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors ?? {})).toContain(field);
});

it('conflicting edits are rejected', async () => {
  const { id, version } = await create(['ney', 'reed flute'], ['ناي']);
  const put = (en: string[]) =>
    rania.call(
      updateConcept,
      { params: { id }, body: { en, ar: ['ناي'] } },
      { headers: { 'if-match': version } },
    );
  expect((await put(['ney', 'nay'])).status).toBe(200);
  expect((await put(['ney', 'flute'])).status).toBe(409);
});

describe('the list', () => {
  it('is searched by any spelling, and paged', async () => {
    await create(['riqq', 'frame drum'], ['رِقّ']);
    const ask = async (query: { q?: string; after?: string }) =>
      (await rania.call(listConcepts, { query })).json();
    expect((await ask({ q: 'رق' })).data.map(({ en }) => en[0])).toContain('riqq');
    const seen = new Set<number>();
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages++) {
      const { data, meta }: Awaited<ReturnType<typeof ask>> = await ask({ after });
      for (const { id } of data) seen.add(id);
      after = meta.next;
      if (after === null) expect(seen.size).toBe(meta.total);
    }
    expect(pages).toBeGreaterThan(1);
  });

  it('retains the spellings of places', async () => {
    const { data } = await (await rania.call(listConcepts, { query: { q: 'queens' } })).json();
    const place = data.find(({ isPlace }) => isPlace) as ManagedConcept;
    expect((await rania.call(deleteConcept, { params: { id: place.id }, body: {} })).status).toBe(409);
  });
});

it('a query is explained: places, categories, corrections', async () => {
  const { parts } = await understood('restaurants in queens');
  expect(parts.map(({ place }) => place).filter(Boolean)).toEqual(['Queens']);
  expect(parts.flatMap(({ categories }) => categories)).toContain('Restaurants');
  expect((await understood('')).parts).toEqual([]);
});
