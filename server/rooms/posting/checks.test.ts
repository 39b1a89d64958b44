import { describe, expect, it } from 'vitest';
import { moderationDesk } from '../../testing/moderation.ts';
import { businessBody, jobBody, productBody, rentalBody } from '../../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let media: number[];
const desk = moderationDesk((meeting) => {
  ({ site, salma, media } = meeting);
});
const errorsOf = async (path: string, body: object, method = 'POST', lang?: string) => {
  const response = await salma.ask(method, path, body, lang);
  return response.status === 422 ? (await response.json()).errors : {};
};
const placeId = (slug: string) => site.catalog.placeBySlug(slug)?.id ?? 0;

it('an unknown ZIP code is rejected; a known one and none are accepted', async () => {
  const home = rentalBody(site, media);
  expect(await errorsOf('rents', { ...home, zipCode: '00000' }, 'POST', 'ar')).toEqual({
    zipCode: ['لا نعرف هذا الرمز البريدي'],
  });
  const shop = businessBody(site, media);
  expect(await errorsOf('businesses', { ...shop, postalCode: '99999' })).toHaveProperty('postalCode');
  for (const zipCode of ['11209', '١١٢٠٩', '', null])
    expect(await errorsOf('rents', { ...home, title: `ZIP ${zipCode}`, zipCode })).toEqual({});
});

it('a deposit above one month’s rent is rejected in New York, not in New Jersey', async () => {
  const home = { ...rentalBody(site, media), title: 'Deposit', priceCents: 200_000, depositCents: 300_000 };
  expect(await errorsOf('rents', home)).toEqual({
    depositCents: ['New York law allows a deposit of one month’s rent at most'],
  });
  expect(await errorsOf('rents', { ...home, city: placeId('paterson') })).toEqual({});
});

describe('a date in the past', () => {
  it('is rejected for new posts, together with all other errors', async () => {
    const home = {
      ...rentalBody(site, media),
      title: '',
      availableFrom: '2026-11-01',
      depositCents: 99_999_999,
    };
    expect(Object.keys(await errorsOf('rents', home)).toSorted()).toEqual([
      'availableFrom',
      'depositCents',
      'title',
    ]);
    const job = {
      ...jobBody(site),
      title: '',
      closingDate: '2026-11-01',
      salaryMinCents: null,
      salaryType: null,
    };
    expect(Object.keys(await errorsOf('jobs', job)).toSorted()).toEqual([
      'closingDate',
      'salaryMinCents',
      'salaryType',
      'title',
    ]);
    const shop = { ...businessBody(site, media), temporarilyClosed: true, closedUntil: '2026-11-01' };
    expect(Object.keys(await errorsOf('businesses', shop))).toEqual(['closedUntil']);
  });
  it('prevents neither later edits by the owner nor publication of a revision by a moderator', async () => {
    const body = { ...rentalBody(site, media), title: 'Soon free', availableFrom: '2026-11-25' };
    const id = await desk.published('rent', body);
    await desk.edit('rent', id, { ...body, title: 'Free tomorrow', availableFrom: '2026-11-26' });
    const was = desk.clock;
    desk.clock = new Date('2026-12-05T12:00:00Z');
    expect((await desk.approve('rent', id)).status).toBe(200);
    await site.nextMail();
    const { body: now } = await desk.formOf('rent', id);
    expect(now.availableFrom).toBe('2026-11-26');
    expect(await errorsOf(`rents/${id}`, { ...now, priceCents: 123_400 }, 'PUT')).toEqual({});
    expect(await errorsOf(`rents/${id}`, { ...now, availableFrom: '2026-11-27' }, 'PUT')).toHaveProperty(
      'availableFrom',
    );
    desk.clock = was;
  });
});

it('a picture whose longer side is below 400 pixels is rejected, unless the post has it already', async () => {
  const [small = 0] = media;
  const sized = (width: number, height: number) =>
    site.db.updateTable('media').set({ width, height }).where('id', '=', small).execute();
  const thing = { ...productBody(site, media), title: 'Small', images: [small] };
  await sized(399, 399);
  expect(await errorsOf('products', thing)).toEqual({
    images: ['Photos need at least 400 pixels on their longer side'],
  });
  await sized(400, 100);
  const { id } = await desk.post('product', thing);
  await sized(399, 100);
  expect(await errorsOf(`products/${id}`, thing, 'PUT')).toEqual({});
  await sized(400, 300);
});

it.each(['https://user:pw@example.com/', 'https://user@example.com', 'http://:pw@example.com'])(
  'the link %s is rejected in every field with links',
  async (link) => {
    expect(await errorsOf('jobs', { ...jobBody(site), applyUrl: link })).toHaveProperty('applyUrl');
    expect(
      await errorsOf('jobs', { ...jobBody(site), postType: 'seeking', portfolioUrl: link }),
    ).toHaveProperty('portfolioUrl');
    const shop = businessBody(site, media);
    expect(await errorsOf('businesses', { ...shop, websiteLink: link })).toHaveProperty('websiteLink');
    const social = { ...shop, socialLinks: { facebook: link } };
    expect(Object.keys(await errorsOf('businesses', social)).join()).toContain('socialLinks');
  },
);
it('a URL with @ in its path is accepted', async () => {
  const link = 'https://www.youtube.com/@yafa?at=a@b';
  expect(await errorsOf('jobs', { ...jobBody(site), title: 'Link', applyUrl: link })).toEqual({});
});
