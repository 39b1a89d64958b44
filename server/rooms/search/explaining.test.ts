import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchType, searchResultsSchema, searchSite } from '../../../contract/search-results.ts';
import { publish } from '../../testing/test-content.ts';
import { addJobs, addProducts, addRentals } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

const long = `${'Bread of the day. '.repeat(20)}We bake with za'atar and sesame. ${'Come early. '.repeat(20)}`;

/** Texts with the same sentences, of which the ninth differs by language. */
const english = [...'12345678']
  .map((number) => `Sentence number ${number} is about nothing at all.`)
  .concat('Sentence nine has saffron.', 'And then a last one to close.')
  .join(' ');
const arabic = [...'12345678']
  .map((number) => `الجملة رقم ${number} لا تقول شيئًا، وهي أطول قليلًا.`)
  .concat('الجملة التاسعة فيها كلام.', 'ثم جملة أخيرة.')
  .join(' ');

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Bright Smile' }, categories: ['dentists'] },
    { name: { en: 'Clinic of Two' }, categories: ['doctors', 'dentists'] },
    { name: { en: 'Lina Haddad', ar: 'لينا طبيب أسنان' }, categories: ['doctors'] },
    {
      name: { en: 'Sufra Kitchen', ar: 'مطبخ سفرة' },
      services: [{ en: 'Mandi on Fridays', ar: 'مندي يوم الجمعة' }],
    },
    { name: { en: 'Corner Oven' }, description: { en: long }, categories: ['bakeries'] },
    { name: { en: 'Spice Road', ar: 'درب التوابل' }, description: { en: english, ar: arabic } },
    { name: { en: 'Q <b>Shop</b>' }, description: { en: 'Sells <script>alert("oud")</script> & more' } },
  );
  await addRentals(site, {
    title: { en: 'Sunny flat' },
    bedrooms: 2,
    furnished: true,
    street: '86 Shore Road',
    description: { ar: 'قريبة من المدرسة والحديقة' },
  });
  await addJobs(
    site,
    { title: { en: 'Line cook' }, company: 'Nablus Sweets' },
    { title: { en: 'Host' }, company: 'Hidden Nablus', anonymous: true, description: { en: 'Not Nablus.' } },
  );
  await addProducts(site, {
    title: { en: 'Family car', ar: 'سيارة للعائلة' },
    brand: 'Toyota',
    model: 'Camry',
    description: { en: 'Low mileage.', ar: 'قطعت مسافة قليلة.' },
  });
  await publish(site, {
    kind: 'blog',
    slug: 'in-court',
    title: { en: 'In court', ar: 'في المحكمة' },
    summary: { en: 'Ask for an interpreter.', ar: 'اطلب مترجمًا.' },
    body: { en: '<p>They are free.</p>', ar: '<p>الخدمة مجانية.</p>' },
  });
  await publish(site, {
    kind: 'guide',
    slug: 'moving',
    title: { en: 'Moving here', ar: 'الانتقال' },
    summary: { en: 'All about it' },
    body: { en: '<p>Bring your <strong>passport</strong> &amp; papers.</p>' },
  });
});
afterAll(() => site.close());

async function whysOf(type: SearchType, q: string, lang = 'en') {
  const response = await site.call(searchSite, { query: { type, q } }, { lang });
  const { data } = searchResultsSchema.parse(await response.json());
  return Object.fromEntries(
    data[type].map((card) => ['name' in card ? card.name : card.title, card.why ?? null]),
  );
}

describe('the reason for a match', () => {
  it('is omitted if the title shows it, in any spelling', async () => {
    expect(await whysOf('business', 'SUFRA')).toEqual({ 'Sufra Kitchen': null });
    expect(await whysOf('business', 'المطبخ', 'ar')).toMatchObject({ 'مطبخ سفرة': null });
  });
  it("can be a synonym in the displayed title, never in the other language's title", async () => {
    const arabic = await whysOf('business', 'dentist', 'ar');
    expect(arabic['لينا طبيب أسنان']).toEqual({ in: 'title', parts: ['', 'طبيب أسنان'], lang: 'ar' });
    const english = await whysOf('business', 'dentist');
    expect(english['Lina Haddad']).toBeNull();
  });
  it('is quoted in the language of the page, whichever version matches', async () => {
    const quoted = async (type: SearchType, q: string, lang: string) =>
      Object.values(await whysOf(type, q, lang)).map((why) => [why?.in, why?.parts.join(''), why?.lang]);
    // Services and short texts: as a whole.
    expect(await quoted('business', 'fridays', 'ar')).toEqual([['details', 'مندي يوم الجمعة', 'ar']]);
    expect(await quoted('business', 'الجمعة', 'en')).toEqual([['details', 'Mandi on Fridays', 'en']]);
    expect(await quoted('product', 'mileage', 'ar')).toEqual([['text', 'قطعت مسافة قليلة.', 'ar']]);
    // For a long text the corresponding sentence; for articles, too.
    const [[place, sentence, lang] = []] = await quoted('business', 'saffron', 'ar');
    expect([place, lang]).toEqual(['text', 'ar']);
    expect(sentence).toMatch(/^… الجملة التاسعة/);
    expect((await quoted('business', 'التاسعة', 'en'))[0]?.[1]).toMatch(/^… Sentence nine has saffron/);
    expect(await quoted('blog', 'interpreter', 'ar')).toEqual([['text', 'اطلب مترجمًا.', 'ar']]);
    expect(await quoted('blog', 'مترجم', 'en')).toEqual([['text', 'Ask for an interpreter.', 'en']]);
    // Texts in one language only are quoted in that language.
    expect(await quoted('rent', 'مدرسة', 'en')).toEqual([['text', 'قريبة من المدرسة والحديقة', 'ar']]);
  });
  it('is the category in the language of the page, unless the card displays it', async () => {
    const english = await whysOf('business', 'dentist');
    expect(english['Clinic of Two']).toEqual({ in: 'category', parts: ['', 'Dentists'], lang: 'en' });
    expect(english['Bright Smile']).toBeNull();
    const arabic = (await whysOf('business', 'dentist', 'ar'))['Clinic of Two'];
    expect(arabic).toMatchObject({ in: 'category', lang: 'ar' });
  });
  it('is a service, as written', async () => {
    expect(await whysOf('business', 'mandi')).toEqual({
      'Sufra Kitchen': { in: 'details', parts: ['', 'Mandi', ' on Fridays'], lang: 'en' },
    });
    expect(await whysOf('product', 'toyota')).toEqual({
      'Family car': { in: 'details', parts: ['', 'Toyota'], lang: 'en' },
    });
    expect(await whysOf('rent', 'furnished')).toEqual({
      'Sunny flat': { in: 'details', parts: ['', 'furnished'], lang: 'en' },
    });
  });
  it('is the location unless the card displays it, for rentals without the house number', async () => {
    expect((await whysOf('rent', 'shore road'))['Sunny flat']).toEqual({
      in: 'place',
      parts: ['', 'Shore', ' Rd'],
      lang: 'en',
    });
    // Its area is on the card.
    expect((await whysOf('rent', 'flat bay ridge'))['Sunny flat']).toBeNull();
    expect((await whysOf('rent', 'flat brooklyn'))['Sunny flat']).toEqual({
      in: 'place',
      parts: ['', 'Brooklyn'],
      lang: 'en',
    });
  });
  it('is the matching excerpt of a long text, in the language of the text', async () => {
    const why = (await whysOf('business', "za'atar"))['Corner Oven'];
    expect(why).toMatchObject({ in: 'text', lang: 'en' });
    expect(why?.parts[1]).toBe("za'atar");
    expect(why?.parts[0]).toMatch(/^… \S.*with $/);
    expect(why?.parts.at(-1)).toMatch(/ …$/);
    expect(why?.parts.join('').length).toBeLessThan(160);
    expect((await whysOf('rent', 'مدرسة'))['Sunny flat']).toEqual({
      in: 'text',
      parts: ['قريبة من ', 'المدرسة', ' والحديقة'],
      lang: 'ar',
    });
  });
  it('is plain text, whatever it contains', async () => {
    const why = (await whysOf('business', 'oud alert'))['Q <b>Shop</b>'];
    expect(why?.parts.join('')).toBe('Sells <script>alert("oud")</script> & more');
    expect((await whysOf('guide', 'passport'))['Moving here']).toEqual({
      in: 'text',
      parts: ['Bring your ', 'passport', ' & papers.'],
      lang: 'en',
    });
  });
  it('never names anonymous posters', async () => {
    const whys = await whysOf('job', 'nablus');
    expect(whys['Line cook']).toMatchObject({ in: 'details', parts: ['', 'Nablus', ' Sweets'] });
    expect(whys.Host).toMatchObject({ in: 'text', parts: ['Not ', 'Nablus', '.'] });
  });
});
