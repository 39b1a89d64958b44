import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, type Variant, visit } from './fixtures.ts';
import { asMember, beMember, newMember, type TestMember } from './members.ts';
import { moderate } from './my-posts.ts';
import {
  choosePlace,
  expectFieldErrors,
  expectStep,
  field,
  fieldError,
  fill,
  givePhotos,
  goOn,
  summaryOf,
} from './post-forms.ts';
import { sharedClass } from './shared-class.ts';
import { wordsOf } from './words.ts';

const api = '/api/NY/en/0';

let member: TestMember;
test.beforeEach(async ({ page, request }) => {
  member = await newMember(request);
  await beMember(page, member);
});

/** The member's only post, as the API returns it. */
async function ownBusiness(page: Page) {
  const list = await page.request.get(`${api}/profile/posts?kind=business`, asMember(member));
  const [post] = ((await list.json()) as { data: { id: number; status: string }[] }).data;
  const whole = await page.request.get(`${api}/profile/posts/business/${post?.id}`, asMember(member));
  const { body } = ((await whole.json()) as { data: { body: Record<string, never> } }).data;
  return { post, body };
}

/** Fills the required fields of the first step. */
async function fillBasics(page: Page, { lang }: Pick<Variant, 'lang'>): Promise<void> {
  await fill(page, { companyName: lang === 'ar' ? 'زهور وردة' : 'Warda Flowers' });
  await field(page, 'businessType').selectOption({
    label: lang === 'ar' ? 'زهور وتوزيعات' : 'Flowers & favors',
  });
  await fill(page, { description: lang === 'ar' ? 'مخبز عائلي منذ 1987.' : 'A family bakery since 1987.' });
  await givePhotos(page, 'logo', 1);
  await givePhotos(page, 'cover', 1, 1);
}

async function fillAddress(page: Page): Promise<void> {
  await fill(page, { streetAddress: '6912 5th Ave' });
  await choosePlace(page, 'city', '11209');
}

async function fillContact(page: Page): Promise<void> {
  await fill(page, { phone: '(718) 555-0142' });
  for (const service of ['Fresh bread', 'Manakish', 'Catering']) {
    await fill(page, { services: service });
    await page.keyboard.press('Enter');
  }
  await givePhotos(page, 'mainPhotos', 3, 2);
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('an owner posts a business: every invalid field is reported, and the post awaits approval', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(15_000);
    await visit(page, '/add-business', variant);
    await expectStep(page, t('posting-business:basics'));
    await goOn(page);
    await expectFieldErrors(page, t, {
      companyName: 'field.company_name',
      businessType: 'field.main_category',
      description: 'field.description',
      logo: 'field.logo',
      cover: 'field.cover',
    });
    await expect(field(page, 'companyName')).toBeFocused();
    await expectUsable(page);

    await fillBasics(page, variant);
    await fill(page, { description: 'one\ntwo\nthree\nfour' });
    await goOn(page);
    await expectFieldErrors(page, t, { description: 'field.description_lines' });
    const own =
      variant.lang === 'ar'
        ? 'خبز ومناقيش.\nمن السادسة صباحًا.'
        : 'Bread and manakish.\nFrom six in the morning.';
    await fill(page, { description: own });
    await expect(fieldError(page, 'description')).toHaveCount(0);
    const second = variant.lang === 'ar' ? 'en' : 'ar';
    await page
      .locator(sharedClass('field', 'field'), { has: field(page, 'companyName') })
      .getByRole('button')
      .click();
    await fill(page, { [`companyName.${second}`]: second === 'ar' ? 'زهور وردة' : 'Warda Flowers' });
    await field(page, 'priceRange').selectOption('2');
    for (const chosen of ['Zelle', 'PayPal']) await page.getByRole('checkbox', { name: chosen }).check();
    await page
      .getByRole('checkbox', { name: t('languages:ar') })
      .first()
      .check();
    await field(page, 'halal').check();
    await fill(page, { 'halal.certifier': 'Halal Board', 'halal.since': '٢٠١٩' });
    await page.getByRole('checkbox', { name: t('business-facts:access_step_free') }).check();
    await expectUsable(page);
    await goOn(page);

    await expectStep(page, t('posting-business:address'));
    await goOn(page);
    await expectFieldErrors(page, t, {
      streetAddress: 'field.street',
      city: 'field.city',
      state: 'field.state',
      postalCode: 'field.postal_code',
    });
    await expectUsable(page);
    await fillAddress(page);
    await expect(field(page, 'postalCode')).toHaveValue('11209');
    await goOn(page);

    await expectStep(page, t('posting-business:contact'));
    await fill(page, { email: '' });
    await goOn(page);
    await expectFieldErrors(page, t, {
      phone: 'field.phone_required',
      email: 'field.email_required',
      services: 'field.services',
      mainPhotos: 'field.main_photos',
    });
    await expect(field(page, 'phone')).toBeFocused();
    await expectUsable(page);
    await fill(page, { phone: '718 555', email: 'nobody' });
    await goOn(page);
    await expectFieldErrors(page, t, { email: 'field.email' });
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    await fillContact(page);
    await fill(page, { email: 'hello@babtouma.example', websiteLink: 'babtouma.example' });
    await field(page, 'whatsapp').or(page.locator('[name="whatsapp.same"]')).last().check();
    await givePhotos(page, 'galleryPhotos', 2, 3);
    await goOn(page);
    await expectFieldErrors(page, t, { galleryPhotos: 'field.gallery_photos' });
    await givePhotos(page, 'galleryPhotos', 4, 5);
    await page.getByRole('button', { name: t('posting-fields:addHours') }).click();
    await page.getByRole('button', { name: t('posting-business:servicesOther') }).click();
    await fill(page, { 'services.0.ar': 'خبز طازج' });
    await expectUsable(page);
    await goOn(page);

    await expectStep(page, t('posting-form:reviewTitle'));
    await expect(page.locator('form[novalidate]').first()).toContainText('زهور وردة');
    await expect(page.locator('form[novalidate]').first()).toContainText('Warda Flowers');
    await expectUsable(page);
    await goOn(page);
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(t('posting-form:attention', { count: 1 }));
    await expectFieldErrors(page, t, { termsAccepted: 'field.terms' });
    await field(page, 'termsAccepted').check();
    await goOn(page);
    await expect(page).toHaveURL(/\/my-business\?posted=\d+/);

    const { post, body } = await ownBusiness(page);
    expect(post?.status).toBe('pending');
    expect(body).toMatchObject({
      companyName: { en: 'Warda Flowers', ar: 'زهور وردة' },
      description: { [variant.lang]: own },
      phone: '+17185550142',
      whatsapp: '+17185550142',
      websiteLink: 'https://babtouma.example',
      postalCode: '11209',
      state: 'NY',
      priceRange: 2,
      paymentMethods: ['zelle', 'paypal'],
      languages: ['ar'],
      halal: { certifier: 'Halal Board', since: 2019 },
      accessibility: ['step_free'],
      services: [{ en: 'Fresh bread', ar: 'خبز طازج' }, { en: 'Manakish' }, { en: 'Catering' }],
      workingHours: { mon: { state: 'open' } },
    });
    expect(body).toHaveProperty('mainPhotos.length', limits.mainPhotos.min);
    expect(body).toHaveProperty('galleryPhotos.length', limits.galleryPhotos.min);
    if (variant.width <= limits.mobileBreakpointPx) return;

    const id = post?.id ?? 0;
    const fieldOrder = async () =>
      (await (await page.request.get(`/api/NY/${variant.lang}/0/businesses/${id}`)).json()).data.description
        .text;
    await moderate(page.request, 'business', id);
    expect(await fieldOrder()).toBe(own);
    await visit(page, `/add-business?id=${id}`, variant);
    await expectStep(page, t('posting-business:basics'));
    await expect(field(page, 'description')).toHaveValue(own);
    await fill(page, { description: `${own} ${own}` });
    for (const step of [
      'posting-business:address',
      'posting-business:contact',
      'posting-form:reviewTitle',
    ] as const) {
      await goOn(page);
      await expectStep(page, t(step));
    }
    await expect(field(page, 'termsAccepted')).toHaveCount(0);
    await goOn(page);
    // The post stays published while its revision awaits review.
    await expect(page).toHaveURL(new RegExp(`/my-business\\?status=published&edited=${id}`));
    expect(await fieldOrder()).toBe(own);
    await moderate(page.request, 'business', id);
    expect(await fieldOrder()).toBe(`${own} ${own}`);
    // Other tests count published posts.
    expect((await page.request.delete(`${api}/businesses/${id}`, asMember(member))).ok()).toBe(true);
  });

  test('a community center states when it holds prayers', async ({ page }) => {
    test.setTimeout(120_000);
    page.setDefaultTimeout(15_000);
    await visit(page, '/add-business', variant);
    await fillBasics(page, variant);
    await field(page, 'businessType').selectOption({
      label: variant.lang === 'ar' ? 'جمعيات ومراكز' : 'Community & charities',
    });
    await goOn(page);
    await fillAddress(page);
    await goOn(page);
    await fillContact(page);
    await page.getByRole('switch', { name: t('posting-business:prayersYes') }).check();
    await goOn(page);
    await expectFieldErrors(page, t, { prayers: 'field.congregation' });

    await field(page, 'prayers.iqama.fajr').selectOption('at');
    await field(page, 'prayers.iqama.dhuhr').selectOption('after');
    await page.getByRole('button', { name: t('posting-business:addFriday') }).click();
    await expect(field(page, 'prayers.friday.0.at')).toBeFocused();
    await goOn(page);
    await expectFieldErrors(page, t, {
      'prayers.iqama.fajr': 'field.iqama',
      'prayers.iqama.dhuhr': 'field.iqama',
      'prayers.friday': 'field.friday',
    });
    await expectUsable(page);
    await fill(page, {
      'prayers.iqama.fajr.at': '06:00',
      'prayers.iqama.dhuhr.after': '١٥',
      'prayers.friday.0.at': '13:00',
    });
    await field(page, 'prayers.friday.0.lang').selectOption('ar');
    await expectUsable(page);
    await goOn(page);

    await expectStep(page, t('posting-form:reviewTitle'));
    await expect(page.getByRole('main')).toContainText(t('business-facts:afterAdhan', { count: 15 }));
    await field(page, 'termsAccepted').check();
    await goOn(page);
    await expect(page).toHaveURL(/\/my-business\?posted=\d+/);
    expect((await ownBusiness(page)).body).toMatchObject({
      prayers: {
        iqama: { fajr: { at: '06:00', after: null }, dhuhr: { at: null, after: 15 }, asr: null },
        friday: [{ at: '13:00', lang: 'ar' }],
      },
    });
  });
});
