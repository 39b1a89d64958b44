import { expect, test, visit } from './fixtures.ts';
import { asMember, beMember, newMember, type TestMember } from './members.ts';
import { fillThing, PostFormPage, postsOf, postThing, texts } from './post-form-page.ts';
import { summaryOf } from './post-forms.ts';
import { onDesks } from './visitor.ts';
import { wordsOf } from './words.ts';

onDesks((variant) => {
  const t = wordsOf[variant.lang];
  const words = texts[variant.lang];
  const open = async (page: Parameters<typeof visit>[0], path = '/market-place/new-product') => {
    // Each of these tests fills a whole form.
    test.slow();
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, path, variant);
    const form = new PostFormPage(page, t);
    await form.come();
    return { layla, form };
  };

  test('a draft survives a reload at its step until it is discarded', async ({ page }) => {
    const { form } = await open(page);
    await fillThing(form, words);
    await expect(page.getByText(t('posting-form:draftNow'))).toBeVisible();
    await page.reload();
    await form.come();
    await expect(page.getByRole('heading', { level: 2, name: t('posting-form:reviewTitle') })).toBeVisible();
    await expect(page.getByText(t('posting-form:restored'))).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: words.thing })).toBeVisible();
    await page.goBack();
    await expect(form.field('phone')).toBeVisible();
    await expect(page.locator('[data-photo] img')).toHaveCount(1);
    await page.getByRole('button', { name: t('posting-form:again'), exact: true }).click();
    await page.getByRole('button', { name: t('posting-form:againYes') }).click();
    await expect(form.field('title')).toHaveValue('');
    await page.reload();
    await form.come();
    await expect(form.field('title')).toHaveValue('');
    await expect(page.getByText(t('posting-form:restored'))).toHaveCount(0);
  });

  test('signing out deletes the draft', async ({ page }) => {
    const { form } = await open(page);
    await form.fill({ title: words.thing });
    await page.locator('header').getByRole('button', { name: 'Layla' }).click();
    await page.getByRole('button', { name: t('layout:logOut') }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual(
      [],
    );
  });

  test('the language of the text is detected and can be overridden', async ({ page }) => {
    const { form, layla } = await open(page);
    await form.fill({ title: texts.ar.thing, description: texts.ar.thingText });
    await expect(
      page.getByText(t('posting-form:writtenIn', { language: t('posting-form:in_ar') })),
    ).toBeVisible();
    await page.getByRole('button', { name: t('posting-form:changeLanguage') }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await fillThing(form, texts.ar);
    await expect(
      page.getByText(t('posting-form:writtenIn', { language: t('posting-form:in_en') })),
    ).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/posted=/);
    expect(await postsOf(page, layla, 'product')).toMatchObject([{ title: texts.ar.thing, lang: 'en' }]);
  });

  test.describe('a rejected form', () => {
    test.use({ expectedErrors: /422|401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

    test('reports the error at the field, in its step', async ({ page }) => {
      const { form, layla } = await open(page);
      await fillThing(form, words);
      await page.goBack();
      // A well-formed number with an unassigned country code.
      await form.fill({ phone: '+999 1234567' });
      await form.next('posting-form:reviewTitle');
      await form.submit.click();
      await expect(summaryOf(page)).toBeFocused();
      await expect(summaryOf(page).getByRole('button')).toHaveText([t('posting-form:phone')]);
      await expect(form.error('phone')).toHaveText(t('posting-errors:field.phone'));
      await form.fill({ phone: '(718) 555-0142' });
      await expect(summaryOf(page)).toHaveCount(0);
      await form.next('posting-form:reviewTitle');
      await form.submit.click();
      await expect(page).toHaveURL(/posted=/);
      expect(await postsOf(page, layla, 'product')).toHaveLength(1);
    });

    test('submitting twice, and again after a lost response, creates one post', async ({ page }) => {
      const { form, layla } = await open(page);
      await fillThing(form, words);
      let sent = 0;
      await page.route('**/0/products', async (route) => {
        sent += 1;
        await route.fetch();
        // The request arrives, but its response is lost.
        if (sent === 1) await route.abort();
        else await route.continue();
      });
      await form.submit.dblclick();
      await expect(summaryOf(page)).toBeFocused();
      expect(sent).toBe(1);
      await expect(summaryOf(page)).toContainText(t('forms:failed'));
      await form.submit.dblclick();
      await expect(page).toHaveURL(/\/my-product\?posted=\d+$/);
      expect(await postsOf(page, layla, 'product')).toHaveLength(1);
    });

    test('an expired session loses no input: the member signs in and continues', async ({ page }) => {
      const { form, layla } = await open(page);
      await fillThing(form, words);
      await endSession(page, layla);
      await form.submit.click();
      await expect(page).toHaveURL(/\/Login\?next=/);
      await page.getByRole('main').getByLabel(t('account:email')).fill(layla.email);
      await page.getByLabel(t('account:password'), { exact: true }).fill(layla.password);
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/new-product/);
      await form.come();
      await expect(page.getByRole('definition').filter({ hasText: words.thing })).toBeVisible();
      await expect(form.field('termsAccepted')).toBeChecked();
      await form.submit.click();
      await expect(page).toHaveURL(/\/my-product\?posted=\d+$/);
      const again = await page.evaluate(() => localStorage.getItem('arab_user_token'));
      expect(await postsOf(page, { ...layla, token: again ?? '' }, 'product')).toHaveLength(1);
    });

    test('submitting offline is reported, and submitting again succeeds', async ({ page, context }) => {
      const { form, layla } = await open(page);
      await fillThing(form, words);
      await context.setOffline(true);
      await expect(page.getByText(t('posting-form:offline'))).toBeVisible();
      await form.submit.click();
      await expect(summaryOf(page)).toContainText(t('forms:offline'));
      await context.setOffline(false);
      await expect(page.getByText(t('posting-form:offline'))).toHaveCount(0);
      expect(await postsOf(page, layla, 'product')).toEqual([]);
      await form.submit.click();
      await expect(page).toHaveURL(/\/my-product\?posted=\d+$/);
      expect(await postsOf(page, layla, 'product')).toHaveLength(1);
    });
  });

  test('an owner edits a post with all steps unlocked', async ({ page }) => {
    const layla = await newMember(page.request);
    const id = await postThing(page, layla);
    await beMember(page, layla);
    await visit(page, `/form/product?id=${id}`, variant);
    const form = new PostFormPage(page, t);
    await form.come();
    await expect(page.getByRole('heading', { level: 1, name: t('posting-form:editTitle') })).toBeVisible();
    await expect(form.field('title')).toHaveValue(texts.en.thing);
    await expect(form.field('subCategory')).not.toHaveValue('');
    await form.fill({ title: words.home });
    await page.reload();
    await form.come();
    await expect(form.field('title')).toHaveValue(words.home);
    await expect(page.getByText(t('posting-form:restored'))).toBeVisible();
    const steps = page.getByRole('navigation', { name: t('posting-form:steps') });
    await steps.getByRole('button', { name: t('posting-product:photosContact') }).click();
    await expect(form.field('phone')).toHaveValue('(718) 555-0142');
    await expect(page.locator('[data-photo] img')).toHaveCount(1);
    await steps.getByRole('button', { name: t('posting-form:reviewStep') }).click();
    await expect(form.field('termsAccepted')).toHaveCount(0);
    await form.submit.click();
    await expect(page.getByText(t('posting-form:changed'))).toBeVisible();
    await expect(page).toHaveURL(`/my-product?status=pending&edited=${id}`);
    // The post is not published yet, so the note about the published version is absent.
    await expect(page.getByText(t('sent-posts:sentAgainText'))).toBeVisible();
    expect(await postsOf(page, layla, 'product')).toMatchObject([
      { id, title: words.home, priceCents: 9_900 },
    ]);
    // The draft of one post does not prefill another.
    await page.goto('/form/product');
    await form.come();
    await expect(form.field('title')).toHaveValue('');
  });

  test('a guest is asked to sign in and returns to the form', async ({ page }) => {
    const layla = await newMember(page.request);
    await visit(page, '/post-rent', variant);
    await expect(page.getByText(t('layout:pleaseLoginFirst'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/Login\?next=%2Fpost-rent/);
    await page.getByRole('main').getByLabel(t('account:email')).fill(layla.email);
    await page.getByLabel(t('account:password'), { exact: true }).fill(layla.password);
    await page.getByRole('main').locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1, name: t('posting:rent') })).toBeVisible();
  });
});

/** Ends a member's session on the server, unnoticed by their browser. */
async function endSession(page: Parameters<typeof visit>[0], layla: TestMember): Promise<void> {
  const response = await page.request.post('/api/NY/en/0/logout', asMember(layla));
  expect(response.ok()).toBe(true);
}
