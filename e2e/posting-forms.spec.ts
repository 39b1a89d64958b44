import { listCategories } from '../contract/categories.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { asMember, beMember, newMember } from './members.ts';
import { fillThing, PostFormPage, postsOf, texts } from './post-form-page.ts';
import { summaryOf } from './post-forms.ts';
import { onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const words = texts[variant.lang];

  test('a product is posted step by step and awaits approval', async ({ page }) => {
    // Every step is checked for accessibility violations.
    test.slow();
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, '/market-place/new-product', variant);
    const form = new PostFormPage(page, t);
    await form.come();
    await expect(page.getByRole('heading', { level: 1, name: t('posting-product:title') })).toBeVisible();
    await fillThing(form, words, () => expectUsable(page));
    await expect(page.getByRole('definition').filter({ hasText: words.thing })).toBeVisible();
    await form.submit.click();
    await expect(page.getByText(t('posting-form:published'))).toBeVisible();
    await expect(page.getByText(t('posting-form:publishedText'))).toBeVisible();
    await expect(page).toHaveURL(/\/my-product\?posted=\d+$/);
    const [post, ...others] = await postsOf(page, layla, 'product');
    expect(others).toEqual([]);
    expect(post).toMatchObject({
      title: words.thing,
      lang: variant.lang,
      status: 'pending',
      priceCents: 125_000,
    });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual(
      [],
    );
  });

  test('mileage is requested for vehicles only', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    const { data: categories } = await callApi(page.request, listCategories, { query: { type: 'products' } });
    const idOf = (slug: string) => String(categories.find((one) => one.slug === slug)?.id);
    for (const [slug, count] of [
      ['vehicles', 1],
      ['home-goods', 0],
    ] as const) {
      await visit(page, '/form/product', variant);
      const form = new PostFormPage(page, t);
      await form.come();
      await form.field('mainCategory').selectOption(idOf(slug));
      await form.field('subCategory').selectOption({ index: 1 });
      await form.fill({ type: words.type, title: words.thing, description: words.thingText });
      await form.next('posting-product:priceTitle');
      await expect(form.field('year')).toBeVisible();
      await expect(form.field('mileage')).toHaveCount(count);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (/draft/.test(key)) localStorage.removeItem(key);
      });
    }
  });

  test('a rental is offered step by step and awaits approval', async ({ page }) => {
    test.slow();
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, '/post-rent', variant);
    await expectUsable(page);
    await page.getByRole('link', { name: t('posting:homeOffer') }).click();
    await expect(page).toHaveURL(/\/rentForm$/);
    const form = new PostFormPage(page, t);
    await form.come();
    await form.choose('accommodationType', 'room');
    await expect(page.getByText(t('posting-rental:genderHint'))).toBeVisible();
    await form.choose('gender', 'female');
    await form.fill({ bedrooms: '1', bathrooms: '1.5', areaSqFt: '٢٢٠' });
    await form.fill({ title: words.home, description: words.homeText });
    await expectUsable(page);
    await form.next('posting-rental:where');
    await form.fill({ location: '123 72nd Street' });
    await form.place('city', 'Bay Ridge');
    await form.choose('subwayLines', 'R');
    await expectUsable(page);
    await form.next('posting-rental:terms');
    await form.field('priceCents').fill('1,100');
    await page.getByRole('button', { name: t('posting-rental:addFee') }).click();
    await form.fill({ 'fees.0.name': words.fee, 'fees.0.amountCents': '20', availableFrom: '2027-01-15' });
    await form.choose('utilities', 'heat');
    await form.field('furnished').selectOption('no');
    await expectUsable(page);
    await form.next('posting-rental:photos');
    await form.addPhoto('images');
    await expectUsable(page);
    await form.next('posting-form:reviewTitle');
    await expect(page.getByText(words.fee)).toBeVisible();
    await expect(page.getByText(t('posting-rental:furnishedNo'))).toBeVisible();
    await form.field('termsAccepted').check();
    await expectUsable(page);
    await form.submit.click();
    await expect(page).toHaveURL(/\/my-housing\?posted=\d+$/);
    const [post, ...others] = await postsOf(page, layla, 'rent');
    expect(others).toEqual([]);
    expect(post).toMatchObject({
      title: words.home,
      lang: variant.lang,
      status: 'pending',
      priceCents: 110_000,
    });
    const saved = await page.request.get(`/api/NY/en/0/profile/posts/rent/${post?.id}`, asMember(layla));
    const { body } = ((await saved.json()) as { data: { body: Record<string, unknown> } }).data;
    expect(body).toMatchObject({
      gender: 'female',
      bathrooms: 1.5,
      areaSqFt: 220,
      fees: [{ name: words.fee, amountCents: 2_000, term: 'once' }],
      utilities: ['heat'],
      furnished: false,
      subwayLines: ['R'],
      availableFrom: '2027-01-15',
    });
  });
});

/** Presses Next and expects the error at its field, which receives the focus. */
async function expectRefused(form: PostFormPage, name: string, message: string): Promise<void> {
  await form.submit.click();
  await expect(form.error(name)).toHaveText(message);
  await expect(form.field(name)).toBeFocused();
  const described = await form.field(name).evaluate((control) => {
    const group = control.closest('fieldset');
    const ids = [control, group].flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? []);
    return ids.includes(`${(control as HTMLInputElement).name || control.id}-error`);
  });
  expect(described, `${name} is described by what is wrong with it`).toBe(true);
}

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  const words = texts[variant.lang];
  const say = (key: string) => t(`posting-errors:field.${key}` as never);

  test('the product form reports every rule at its field', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    await visit(page, '/form/product', variant);
    const form = new PostFormPage(page, t);
    await form.come();
    await expectRefused(form, 'mainCategory', say('main_category'));
    await expect(summaryOf(page)).toContainText(t('posting-form:attention', { count: 4 }));
    await expect(summaryOf(page).getByRole('button')).toHaveText([
      t('posting-product:mainCategory'),
      t('posting-product:type'),
      t('posting-product:name'),
      t('posting-product:about'),
    ]);
    await form.field('mainCategory').selectOption({ index: 1 });
    // The error disappears once the value is valid.
    await expect(form.error('mainCategory')).toHaveCount(0);
    await expectRefused(form, 'subCategory', say('sub_category'));
    await form.field('subCategory').selectOption({ index: 1 });
    await expectRefused(form, 'type', say('type'));
    await form.fill({ type: words.type });
    await expectRefused(form, 'title', say('title'));
    await form.fill({ title: words.thing });
    await expectRefused(form, 'description', say('description'));
    await summaryOf(page).getByRole('button').click();
    await expect(form.field('description')).toBeFocused();
    await form.fill({ description: words.thingText });
    await form.next('posting-product:priceTitle');

    await expectRefused(form, 'priceCents', say('price'));
    await form.fill({ priceCents: 'cheap' });
    await expectRefused(form, 'priceCents', say('number'));
    await form.fill({ priceCents: '20' });
    await expectRefused(form, 'place', say('city'));
    await form.place('place', 'Bay Ridge');
    await expectRefused(form, 'condition', say('condition'));
    await form.choose('condition', 'new');
    await form.fill({ year: '1066' });
    await expectRefused(form, 'year', say('too_small'));
    await form.fill({ year: '2020' });
    await form.next('posting-product:photos');

    await form.fill({ phone: '', email: '' });
    await expectRefused(form, 'images', say('image'));
    await form.addPhoto('images');
    await expectRefused(form, 'phone', say('contact'));
    await form.fill({ email: 'layla' });
    await expectRefused(form, 'email', say('email'));
    await form.fill({ email: 'layla@post.example', phone: '718555' });
    await form.submit.click();
    await expect(form.error('phone')).toHaveText(t('posting-fields:phoneDigits', { count: 6 }));
    await expect(form.field('phone')).toBeFocused();
    await form.fill({ phone: '٧١٨٥٥٥٠١٤٢' });
    await form.next('posting-form:reviewTitle');

    await form.submit.click();
    await expect(form.error('termsAccepted')).toHaveText(say('terms'));
    await expect(summaryOf(page)).toBeFocused();
    await expectUsable(page);
  });

  test('the rental form reports every rule at its field', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    await visit(page, '/form/rent-offer', variant);
    const form = new PostFormPage(page, t);
    await form.come();
    await expectRefused(form, 'accommodationType', say('accommodation'));
    await form.choose('accommodationType', 'apartment');
    await expect(page.locator('[name="gender"]')).toHaveCount(0);
    await expectRefused(form, 'bedrooms', say('bedrooms'));
    await form.fill({ bedrooms: '2' });
    await expectRefused(form, 'bathrooms', say('bathrooms'));
    await form.fill({ bathrooms: '1.3' });
    await expectRefused(form, 'bathrooms', say('format'));
    await form.fill({ bathrooms: '1' });
    await expectRefused(form, 'areaSqFt', say('area'));
    await form.fill({ areaSqFt: '700' });
    await page.getByLabel(t('posting-rental:bathroomShared')).check();
    await form.fill({ title: words.home, description: words.homeText });
    await expectRefused(form, 'gender', say('gender'));
    await form.choose('gender', 'any');
    await form.next('posting-rental:where');

    await expectRefused(form, 'location', say('location'));
    await form.fill({ location: '123 72nd Street' });
    await expectRefused(form, 'city', say('city'));
    await form.place('city', 'Bay Ridge');
    await form.fill({ zipCode: '112' });
    await expectRefused(form, 'zipCode', say('postal_code_format'));
    await form.fill({ zipCode: '11209' });
    await form.next('posting-rental:terms');

    await expectRefused(form, 'priceCents', say('price'));
    await form.fill({ priceCents: '2100' });
    await expectRefused(form, 'fees', say('fees'));
    await page.getByRole('button', { name: t('posting-rental:addFee') }).click();
    await expectRefused(form, 'fees.0.name', say('fee_name'));
    await form.fill({ 'fees.0.name': words.fee, 'fees.0.amountCents': '20' });
    await form.fill({ leaseMinMonths: '12', leaseMaxMonths: '6' });
    await expectRefused(form, 'leaseMaxMonths', say('range_order'));
    await page.getByRole('button', { name: t('posting-rental:addFee') }).click();
    await expect(form.field('fees.0.name')).toHaveValue(words.fee);
    await expect(form.field('fees.0.amountCents')).toHaveValue('20');
    await page.getByRole('button', { name: t('posting-rental:removeFee', { name: '2' }) }).click();
    await page.getByRole('button', { name: t('posting-rental:removeFee', { name: words.fee }) }).click();
    await page.getByLabel(t('posting-rental:noFees')).check();
    await form.fill({ leaseMaxMonths: '24' });
    await form.next('posting-rental:photos');

    await expectRefused(form, 'images', say('image'));
    await form.addPhoto('images');
    await form.fill({ phone: '', email: '' });
    await expectRefused(form, 'phone', say('contact'));
  });

  test('a wanted rental is posted by keyboard alone', async ({ page }) => {
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, '/rentForm?type=wanted', variant);
    const form = new PostFormPage(page, t);
    await form.come();
    const { keyboard } = page;
    await tabTo(page, form.field('accommodationType'));
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(form.page.locator('[name="accommodationType"][value="room"]')).toBeChecked();
    await tabTo(page, form.field('gender'));
    await keyboard.press('Space');
    await tabTo(page, form.field('city'));
    await keyboard.type('Astoria');
    await expect(page.locator('#city-list [role="option"]').first()).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, form.field('priceCents'));
    await keyboard.type('900');
    await tabTo(page, form.field('title'));
    await keyboard.type(words.home);
    await tabTo(page, form.field('description'));
    await keyboard.type(words.homeText);
    await tabTo(page, form.submit);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: t('posting-rental:wishes') })).toBeFocused();
    // A date control has several tab stops, on each of which the focus check would start over.
    await tabTo(page, form.field('availableFrom'));
    for (const _ of ['month', 'day', 'year', 'calendar']) await keyboard.press('Tab');
    await expect(form.field('furnished')).toBeFocused();
    await tabTo(page, form.submit);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: t('posting-form:reviewTitle') })).toBeFocused();
    await tabTo(page, form.field('termsAccepted'));
    await keyboard.press('Space');
    await tabTo(page, form.submit);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my-housing\?posted=\d+$/);
    expect(await postsOf(page, layla, 'rent')).toMatchObject([{ title: words.home, status: 'pending' }]);
  });
});

test.describe('addresses of posting forms', () => {
  test.use({ expectedErrors: /404/ });
  test('are those of the specification and not indexed; others return 404', async ({ page, request }) => {
    for (const path of [
      '/add-business',
      '/post-job',
      '/jobforcompany',
      '/rentForm',
      '/form/product',
      '/form/rent-wanted',
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain('noindex');
    }
    expect((await page.goto('/form/castle'))?.status()).toBe(404);
  });

  test('a member cannot edit a post of another member', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    await visit(page, '/form/product?id=1', { lang: 'en' });
    await expect(page.getByRole('heading', { name: wordsOf.en('posting-form:noSuchPost') })).toBeVisible();
  });
});
