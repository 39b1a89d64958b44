import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchResultsSchema, searchSite } from '../../../contract/search-results.ts';
import { addJobs, addProducts, addRentals } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Smile Dental' }, categories: ['dentists'], place: 'bay-ridge' },
    { name: { en: 'Astoria Smiles' }, categories: ['dentists'], place: 'astoria' },
    { name: { en: 'Flatbush Halal Restaurant' }, place: 'flatbush' },
    { name: { en: 'Mohamed Ali Grill', ar: 'مشويات محمد علي' } },
    { name: { ar: 'مطعم حلال' }, lang: 'ar' },
    { name: { ar: 'عصائر زيتونة' }, lang: 'ar', categories: ['coffee'] },
    { name: { en: 'Starbucks' }, categories: ['coffee'], place: 'astoria' },
    { name: { en: 'The Who' }, categories: ['books'] },
    { name: { en: 'Bab Sharqi' }, services: [{ en: 'Mandi', ar: 'مندي' }], street: '12 86th Street' },
    { name: { en: 'Shawarmania' }, place: 'astoria' },
    { name: { en: 'Golden Falcon', ar: 'الصقر الذهبي' } },
    { name: { ar: 'الصقر الذهبي' }, lang: 'ar' },
    { name: { en: 'Golden Falcon' } },
    ...Array.from({ length: 26 }, (_, at) => ({ name: { en: `Terrace ${at + 1}00` } })),
    { name: { ar: 'تيراس' }, lang: 'ar' },
  );
  await addRentals(
    site,
    { title: { en: 'Sunny home' }, bedrooms: 2, place: 'astoria' },
    { title: { en: 'Bright place' }, bedrooms: 0, place: 'astoria' },
    { title: { en: 'Loft of glass' }, bedrooms: 1 },
    { title: { en: 'Loft of stone' }, bedrooms: 1 },
    { title: { en: 'Velvet garnet marble attic' }, bedrooms: 1, priceCents: 90_000 },
    { title: { en: 'Velvet garnet marble attic, garden' }, bedrooms: 1, priceCents: 90_000 },
    { title: { en: 'Velvet garnet marble cellar' }, bedrooms: 1, priceCents: 5_000 },
    { title: { en: 'Quiet retreat', ar: 'غرفة هادئة في باي ريدج' }, place: 'bay-ridge' },
    { title: { en: 'Quiet retreat' }, place: 'flatbush' },
  );
  await addJobs(
    site,
    { title: { ar: 'مطلوب محاسبين' }, lang: 'ar', category: 'legal-jobs' },
    { title: { en: 'Manager of a restaurant' }, category: 'other-jobs' },
  );
  await addProducts(site, { title: { en: '2012 Ford F-150' }, brand: 'Ford', condition: 'used' });
});
afterAll(() => site.close());

async function search(q: string, more = '') {
  const response = await site.callUnchecked(searchSite, { query: `q=${encodeURIComponent(q)}${more}` });
  expect(response.status).toBe(200);
  const { data, meta } = searchResultsSchema.parse(await response.json());
  const titles = [
    ...data.business.map(({ name }) => name),
    ...[...data.rent, ...data.job, ...data.product].map(({ title }) => title),
  ];
  return { titles, meta };
}

describe('a query is interpreted', () => {
  it.each([
    // In either language, and in both at once.
    ['dentist in bay ridge', 'Smile Dental'],
    ['دكتور أسنان في باي ريدج', 'Smile Dental'],
    ['طبيب أسنان bay ridge', 'Smile Dental'],
    ['dentiste in bay rdige', 'Smile Dental'],
    ['I am looking for the best dentist near bay ridge please', 'Smile Dental'],
    // Intents, in any form of their words, and expressions with other words in between.
    ['where can I get my teeth cleaned in bay ridge', 'Smile Dental'],
    ['حدا ينظفلي أسناني في باي ريدج', 'Smile Dental'],
    ['somewhere to drink some good coffee', 'Starbucks'],
    // A preposition that is written together with its word.
    ['طبيب أسنان بأستوريا', 'Astoria Smiles'],
    // Names in various spellings.
    ['Muhammad Aly', 'Mohamed Ali Grill'],
    ['محمد علي', 'Mohamed Ali Grill'],
    // Arabizi, and a Latin name in Arabic letters.
    ['halal mat3am flatbush', 'Flatbush Halal Restaurant'],
    ['3aseer zaytouna', 'عصائر زيتونة'],
    ['ستاربكس', 'Starbucks'],
    // By pronunciation in the other script, joined or split, and with two typos.
    ['babsharqi', 'Bab Sharqi'],
    ['el zaytoona', 'عصائر زيتونة'],
    ['shawrmaniya', 'Shawarmania'],
    // Typed with the keyboard layout of the other language.
    ['سةهمث يثىفشم', 'Smile Dental'],
    ['uwhzv .dj,km', 'عصائر زيتونة'],
    // Another form of the word, and a street by its number.
    ['محاسب', 'مطلوب محاسبين'],
    ['mandi 86 st', 'Bab Sharqi'],
    // The type of a rental or product, in words that its text lacks.
    ['two bedroom apartment astoria', 'Sunny home'],
    ['استوديو أستوريا', 'Bright place'],
    ['used ford f150', '2012 Ford F-150'],
    ['سيارة فورد مستعملة', '2012 Ford F-150'],
    // An unfinished word, and words that are ignored beside others.
    ['shawarma astoria', 'Shawarmania'],
    ['the who', 'The Who'],
  ])('%s finds %s', async (q, title) => {
    expect((await search(q)).titles[0]).toBe(title);
  });
  it('and reports corrected typos, but not transliterations', async () => {
    expect((await search('dentiste in bay rdige')).meta.didYouMean).toBe('dentist in bay ridge');
    expect((await search('سةهمث يثىفشم')).meta.didYouMean).toBe('smile dental');
    expect((await search('dentist')).meta.didYouMean).toBeNull();
    expect((await search('halal mat3am')).meta.didYouMean).toBeNull();
  });
  it('and returns every word to highlight', async () => {
    expect((await search('mat3am')).meta.marks).toEqual(
      expect.arrayContaining(['مطعم', 'مطاعم', 'restaurant']),
    );
  });
  it('never interprets a place as part of a name', async () => {
    expect((await search('dentist astoria')).titles).toEqual(['Astoria Smiles']);
  });
});

describe('a name that a listing has in both scripts', () => {
  const both = ['Golden Falcon', 'الصقر الذهبي', 'Golden Falcon'];
  it.each(['golden falcon', 'الصقر الذهبي', 'goldn falcon', 'goldenfalcon'])(
    '%s finds it in either',
    async (q) => {
      const { titles, meta } = await search(q, '&type=business');
      expect(titles.slice().sort()).toEqual(both.slice().sort());
      expect(meta.loosened).toBe(false);
    },
  );
  it('is not a name if it states a location', async () => {
    expect((await search('غرفة هادئة في باي ريدج', '&type=rent')).titles).toEqual(['Quiet retreat']);
    expect((await search('quiet retreat', '&type=rent')).titles).toHaveLength(2);
  });
  it('is found beside other words', async () => {
    expect((await search('golden falcon restaurant', '&type=business')).meta.loosened).toBe(false);
    expect((await search('golden falcon xylophone', '&type=business')).meta.loosened).toBe(true);
  });
});

it('a common word is matched phonetically in the other script, too', async () => {
  const { titles } = await search('terrace', '&type=business&limit=50');
  expect(titles).toContain('تيراس');
  expect(titles[0]).toMatch('Terrace');
});

describe('stated bedrooms and prices', () => {
  it.each(['2br', '٢ غرف نوم', 'home two bedrooms', 'غرفتين نوم بأقل من ثلاثة آلاف'])(
    '%s filters rentals',
    async (q) => {
      const { titles, meta } = await search(q, '&type=rent');
      expect([titles, meta.stated[0]?.of, meta.stated[0]?.value]).toEqual([['Sunny home'], 'bedrooms', 2]);
    },
  );
  it('state how they are removed', async () => {
    const { titles, meta } = await search('sunny home under $3000', '&type=rent');
    expect(titles).toEqual(['Sunny home']);
    expect(meta.stated).toEqual([
      { of: 'price_max', value: 3000, words: 'under $3000', without: 'sunny home' },
    ]);
  });
  it.each(['', '&type=rent'])('are ordinary words if they leave no results (%s)', async (more) => {
    const { titles, meta } = await search('sunny home under $60', more);
    expect(titles).toEqual(['Sunny home']);
    expect([meta.stated, meta.loosened]).toEqual([[], true]);
  });
  it('are the same on every page of a list', async () => {
    // Two rentals have all of the words except the price; a third is cheap enough, and has most of them.
    const q = 'velvet garnet marble attic under $60';
    const first = await search(q, '&type=rent&limit=1');
    const next = await search(q, `&type=rent&limit=1&after=${first.meta.rent.next}`);
    expect([...first.titles, ...next.titles].sort()).toEqual([
      'Velvet garnet marble attic',
      'Velvet garnet marble attic, garden',
    ]);
    expect([first.meta.stated, next.meta.stated]).toEqual([[], []]);
  });
  it('are ordinary words among businesses', async () => {
    expect((await search('smile dental 2br', '&type=business')).meta.stated).toEqual([]);
  });
});

describe('without results for all words', () => {
  it('listings with most of them are returned, and marked so', async () => {
    const { titles, meta } = await search('dentist coney island');
    expect(titles.sort()).toEqual(['Astoria Smiles', 'Smile Dental']);
    expect(meta.loosened).toBe(true);
    expect((await search('dentist')).meta.loosened).toBe(false);
    const some = await search('mandi sharqi bicycle');
    expect([some.titles, some.meta.loosened]).toEqual([['Bab Sharqi'], true]);
  });
  it('the list of one kind is paged in the same way', async () => {
    const first = await search('dentist coney island', '&type=business&limit=1');
    const next = await search(
      'dentist coney island',
      `&type=business&limit=1&after=${first.meta.business.next}`,
    );
    expect([...first.titles, ...next.titles].sort()).toEqual(['Astoria Smiles', 'Smile Dental']);
    expect(next.meta.loosened).toBe(true);
    expect(next.meta.business.next).toBeNull();
  });
  it('no results remain no results', async () => {
    const { titles, meta } = await search('xylophone');
    expect([titles, meta.loosened]).toEqual([[], false]);
  });
  it('the selected type returns its category if others have all of the words', async () => {
    const { titles, meta } = await search('flatbush restaurant', '&type=job');
    expect([titles, meta.loosened]).toEqual([['Manager of a restaurant'], true]);
    expect([meta.job.total, meta.business.total]).toEqual([1, 1]);
    // A word that is not a category finds nothing by itself.
    const named = await search('bright place', '&type=job');
    expect([named.titles, named.meta.loosened, named.meta.rent.total]).toEqual([[], false, 1]);
  });
  it('a filter without results is not ignored', async () => {
    const { titles, meta } = await search('smile dental', '&type=business&verified=1');
    expect([titles, meta.loosened]).toEqual([[], false]);
  });
});

it('edits of a concept take effect at once', async () => {
  expect((await search('odontologo')).titles).toEqual([]);
  await site.db
    .insertInto('concept')
    .values({ slug: 'odontologo', terms: ['odontologo', 'dentist'] })
    .execute();
  expect((await search('odontologo')).titles).toContain('Smile Dental');
  await site.db
    .updateTable('concept')
    .set({ terms: ['odontologo', 'mandi'] })
    .where('slug', '=', 'odontologo')
    .execute();
  expect((await search('odontologo')).titles).toEqual(['Bab Sharqi']);
  await site.db.deleteFrom('concept').where('slug', '=', 'odontologo').execute();
  expect((await search('odontologo')).titles).toEqual([]);
});

describe('searches are counted', () => {
  const counted = (words: string) =>
    site.db
      .selectFrom('search_count')
      .select(['asked', 'missed'])
      .where('words', '=', words)
      .executeTakeFirst();
  it('by folded words, and as missed if nothing has all of them', async () => {
    await search('الأكورديون');
    await search('اكورديون');
    await search('dentist');
    await expect.poll(() => counted('اكورديون')).toEqual({ asked: 2, missed: 2 });
    await expect.poll(async () => (await counted('dentist'))?.missed).toBe(0);
  });
  it('except those that may identify a person', async () => {
    await search('718 555 0123');
    await search('salma.khoury@gmail.com');
    await search('clarinet');
    await expect.poll(() => counted('clarinet')).toEqual({ asked: 1, missed: 1 });
    expect(await counted('718 555 0123')).toBeUndefined();
    expect(await counted('salma khoury gmail com')).toBeUndefined();
  });
});
