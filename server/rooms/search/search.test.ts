import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestion } from '../../../contract/search-results.ts';
import { searchSite, suggestWords } from '../../../contract/search-results.ts';
import { seedBase } from '../../seed/seed-base.ts';
import { publish } from '../../testing/test-content.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    {
      name: { en: 'Sufra Kitchen', ar: 'مطبخ سفرة' },
      services: [{ en: 'Mandi on Fridays', ar: 'مندي يوم الجمعة' }],
    },
    { name: { en: 'Al-Rafidain Grill', ar: 'مشاوي الرافدين' }, place: 'astoria' },
    { name: { en: 'Layali Restaurant & Catering', ar: 'مطعم ليالي' }, categories: ['catering'] },
    { name: { en: 'Dr. Lina Haddad, DDS', ar: 'د. لينا حدّاد' }, categories: ['dentists'] },
    { name: { en: 'Yousef Ahmad Law' }, categories: ['lawyers'] },
    { name: { en: 'Zaytoun Market', ar: 'أسواق زيتون' }, categories: ['groceries'], place: 'paterson' },
    { name: { en: 'Hidden Restaurant' }, status: 'pending', publishedAt: null },
  );
});
afterAll(() => site.close());

async function found(q: string, lang = 'en'): Promise<number[]> {
  const response = await site.call(searchSite, { query: { sort: 'name', q } }, { lang });
  expect(response.status).toBe(200);
  const { data } = await response.json();
  return data.business.map(({ id }) => id);
}

describe('search', () => {
  it.each([
    ['مطعم', 'restaurant'],
    ['المطاعم', 'Restaurants'],
    ['طبيب أسنان', 'dentist'],
    ['دكتور اسنان في باي ريدج'.replace('في ', ''), 'dentist Bay Ridge'],
    ['محامي', 'attorney'],
    ['أستوريا', 'astoria'],
  ])('%s finds the same as %s', async (arabic, english) => {
    const places = await found(arabic, 'ar');
    expect(places.length).toBeGreaterThan(0);
    expect((await found(english)).sort()).toEqual(places.sort());
    expect((await found(arabic)).sort()).toEqual(places.sort());
  });
  it('finds by name, service, category, street or place, in any spelling', async () => {
    for (const [q, count] of [
      ['سُفره', 1],
      ['mandi', 1],
      ['الزيتون', 1],
      ['zaytoun paterson', 1],
      ['يوسف', 1],
    ] as const) {
      expect([q, (await found(q)).length]).toEqual([q, count]);
    }
  });
  it('indexes words on the next start of a site that is older than the table of words', async () => {
    const words = () => site.db.selectFrom('search_word').selectAll().orderBy('word').execute();
    const names = () => site.db.selectFrom('search_name').selectAll().orderBy(['name', 'other']).execute();
    const [known, knownNames] = [await words(), await names()];
    await site.db.deleteFrom('search_word').execute();
    await seedBase(site.db);
    expect(known.map(({ word }) => word)).toContain('zaytoun');
    expect(known.map(({ word }) => word)).not.toContain('hidden');
    expect(await words()).toEqual(known);
    expect(await names()).toEqual(knownNames);
    expect(knownNames.length).toBeGreaterThan(0);
  });
  it('ranks titles above categories, and omits pending posts', async () => {
    const { data, meta } = await (await site.call(searchSite, { query: { q: 'restaurant' } })).json();
    expect(data.business[0]?.name).toBe('Layali Restaurant & Catering');
    expect(meta.business.total).toBe(3);
  });
  it('returns nothing for a query without words, and 422 for an empty one', async () => {
    expect(await found('…!؟')).toEqual([]);
    expect((await site.call(searchSite, { query: { q: ' ' } })).status).toBe(422);
    expect((await site.call(searchSite, { query: { q: 'x'.repeat(201) } })).status).toBe(422);
  });
  it.each(["'; drop table listing; --", "a' | 'b", ':* & !', '\\', "''", '<script>', '%00', '((('])(
    'treats %s as search terms, whatever they contain',
    async (q) => {
      expect((await site.call(searchSite, { query: { q } })).status).toBe(200);
      expect((await site.call(suggestWords, { query: { q } })).status).toBe(200);
    },
  );
});

describe('suggestions', () => {
  const suggested = async (q: string, lang = 'en') =>
    (await (await site.call(suggestWords, { query: { q } }, { lang })).json()).data;
  it('complete an unfinished word: categories first, then names', async () => {
    const suggestions = await suggested('rest');
    expect(suggestions[0]).toMatchObject({ kind: 'category', text: 'Restaurants' });
    expect(suggestions[1]).toMatchObject({
      kind: 'category',
      text: 'Restaurants & kitchens',
      detail: 'Jobs',
    });
    expect(suggestions[2]).toMatchObject({ kind: 'business', text: 'Layali Restaurant & Catering' });
  });
  it('are in the language of the request', async () => {
    expect((await suggested('rafid', 'ar'))[0]).toMatchObject({
      text: 'مشاوي الرافدين',
      detail: 'مطاعم · أستوريا',
    });
  });
  it('state the type of each, in the language of the request', async () => {
    const both = (title: string) => ({ en: title, ar: title });
    await publish(
      site,
      { kind: 'guide', slug: 'first-week', title: both('Zither lessons') },
      { kind: 'news', slug: 'zither-day', title: both('Zither day') },
      { kind: 'blog', slug: 'zither-night', title: both('Zither night') },
    );
    const detailsOf = async (q: string, lang: string) =>
      Object.fromEntries((await suggested(q, lang)).map(({ text, detail }: Suggestion) => [text, detail]));
    expect(await detailsOf('zither less', 'en')).toEqual({ 'Zither lessons': 'Guide' });
    expect(Object.values(await detailsOf('zither', 'en')).sort()).toEqual(['Article', 'News']);
    expect(await detailsOf('zither lessons', 'ar')).toEqual({ 'Zither lessons': 'دليل' });
    expect((await suggested('restau'))[0]).toMatchObject({ text: 'Restaurants', detail: 'Category' });
    expect((await suggested('مطاع', 'ar'))[0]).toMatchObject({ text: 'مطاعم', detail: 'قسم' });
  });
  it('tolerate a typo if nothing has the prefix', async () => {
    expect((await suggested('zaytuon'))[0]?.text).toBe('Zaytoun Market');
  });
});
