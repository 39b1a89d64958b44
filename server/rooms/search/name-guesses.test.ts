import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchResultsSchema } from '../../../contract/search-results.ts';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

/* If no listing has all words of a query, each of them may be a guess at a word of one title. */

let site: TestSite;
let indexed: IndexedSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Karam Halab' } },
    { name: { en: 'Aleppo Slider' } },
    { name: { ar: 'كرم الضيافة' }, lang: 'ar' },
    { name: { ar: 'بيتزا دلكابو' }, lang: 'ar' },
    { name: { en: 'Capo Motors' } },
    { name: { en: 'Wardat Alamjad' } },
    { name: { en: 'Bubbles Tree' } },
    { name: { ar: 'شجرة الزيتون' }, lang: 'ar' },
    { name: { ar: 'فقاعات الصابون' }, lang: 'ar' },
    { name: { en: 'Giuseppe Pizzeria' } },
    ...['One', 'Two', 'Three'].map((number) => ({ name: { en: `Wahat Annakheel ${number}` } })),
    { name: { ar: 'واحة الصحراء' }, lang: 'ar' as const },
    { name: { ar: 'عصير النخيل' }, lang: 'ar' as const },
    { name: { en: 'Sunny Bloomingdale' } },
    { name: { en: 'Bab Sharqi' } },
    { name: { ar: 'لوز وجوز' }, lang: 'ar' },
    { name: { en: 'Care Coordination' } },
    { name: { en: 'Karam Kitchen' }, description: { en: 'Dishes of Halab and Homs.' } },
    ...['North', 'South', 'East', 'West'].map((side) => ({ name: { en: `Car Wash ${side}` } })),
  );
  indexed = await indexedSite(site);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

async function search(q: string) {
  const response = await indexed.get(`search?q=${encodeURIComponent(q)}&type=business`);
  const { data, meta } = searchResultsSchema.parse(await response.json());
  return { names: data.business.map(({ name }) => name), data: data.business, isLoosened: meta.loosened };
}

describe('a name whose words are guesses', () => {
  it.each([
    ['words that are known otherwise', 'كرم حلب', 'Karam Halab'],
    ['kinds of things that it does not mean', 'باب شرقي', 'Bab Sharqi'],
    ['two words that the other script joins', 'pizza del capo', 'بيتزا دلكابو'],
    ['a final letter that is pronounced before another name', 'وردة الأمجاد', 'Wardat Alamjad'],
    ['words that the name translates', 'شجرة الفقاعات', 'Bubbles Tree'],
    ['words with a stop word between them', 'شجرة من الفقاعات', 'Bubbles Tree'],
    ['two errors in a long word', 'Sunny Blpomingsale', 'Sunny Bloomingdale'],
    ['two errors in a word beside a kind of thing', 'Giuseooe Pizzeria', 'Giuseppe Pizzeria'],
    ['a joined word of the other script', 'loozwjooz', 'لوز وجوز'],
  ])('is found by %s', async (_how, q, name) => {
    const { names, isLoosened } = await search(q);
    expect([names[0], isLoosened]).toEqual([name, false]);
  });

  it('has further pages of the same results', async () => {
    const page = async (more: string) => {
      const q = encodeURIComponent('واحة النخيل');
      const response = await indexed.get(`search?q=${q}&type=business&limit=2${more}`);
      const { data, meta } = searchResultsSchema.parse(await response.json());
      return { names: data.business.map(({ name }) => name), next: meta.business.next };
    };
    const first = await page('');
    const second = await page(`&after=${encodeURIComponent(first.next ?? '')}`);
    expect([...first.names, ...second.names].sort()).toEqual([
      'Wahat Annakheel One',
      'Wahat Annakheel Three',
      'Wahat Annakheel Two',
    ]);
    expect(second.next).toBeNull();
  });

  it('is marked as uncertain', async () => {
    const { data } = await search('كرم حلب');
    expect(data[0]?.guessed).toBe(true);
  });

  it('has all of its words in the title', async () => {
    expect((await search('كرم حلب')).names).toEqual(['Karam Halab']);
  });

  it('is not found by misspellings of words that listings have', async () => {
    const { names, isLoosened } = await search('car coordination');
    expect(isLoosened || !names.includes('Care Coordination')).toBe(true);
  });
});
