import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManagedConcept, UnderstoodQuestion } from '../../../contract/managed-synonyms.ts';
import { createConcept, deleteConcept, listConcepts } from '../../../contract/managed-synonyms.ts';
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
const understood = (q: string) =>
  read<UnderstoodQuestion>(rania.ask('GET', `admin/synonyms/understood?q=${encodeURIComponent(q)}`));
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
  const path = `admin/synonyms/${made.id}`;
  const saved = await rania.ask('PUT', path, { en: ['qarfoush', 'winterpudding'], ar: [] });
  expect(saved.status).toBe(200);
  expect(await found('winterpudding')).toContain('Qarfoush corner');
  expect(await found('orchidpudding')).not.toContain('Qarfoush');
  expect((await rania.ask('DELETE', path, {})).status).toBe(200);
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
  const response = await rania.ask('POST', 'admin/synonyms', sent);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toContain(field);
});

it('conflicting edits are rejected', async () => {
  const { id, version } = await create(['ney', 'reed flute'], ['ناي']);
  const put = (en: string[]) =>
    site.ask(`/api/NY/en/0/admin/synonyms/${id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${rania.token}`,
        'content-type': 'application/json',
        'if-match': version,
      },
      body: JSON.stringify({ en, ar: ['ناي'] }),
    });
  expect((await put(['ney', 'nay'])).status).toBe(200);
  expect((await put(['ney', 'flute'])).status).toBe(409);
});

describe('the list', () => {
  it('is searched by any spelling, and paged', async () => {
    await create(['riqq', 'frame drum'], ['رِقّ']);
    const ask = async (query: string) =>
      (await (await rania.ask('GET', `admin/synonyms${query}`)).json()) as {
        data: ManagedConcept[];
        meta: { total: number; next: string | null };
      };
    expect((await ask('?q=%D8%B1%D9%82')).data.map(({ en }) => en[0])).toContain('riqq');
    const seen = new Set<number>();
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages++) {
      const { data, meta }: Awaited<ReturnType<typeof ask>> = await ask(after && `?after=${after}`);
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
