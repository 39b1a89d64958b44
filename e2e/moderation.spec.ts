import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Role } from '../contract/accounts.ts';
import { type Lang, langs, locales } from '../contract/locales.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { expectUsable } from './axe.ts';
import { dismissWelcome, expect, test, visit } from './fixtures.ts';
import { asMember, beMember, newMember, type TestMember } from './members.ts';
import { postThing, thing } from './my-posts.ts';
import { newToken } from './visitor.ts';
import { wordsOf } from './words.ts';

const base = '/api/NY/en/0';

// Undo applies to the last decision of an account, so each account is used by one test at a time.
test.describe.configure({ mode: 'serial' });

async function staff(request: APIRequestContext, role: Role): Promise<TestMember> {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  return { ...account, token: await newToken(request, account) };
}

/** The queue continues with posts of other tests, which are viewed here without claiming them. */
async function holdOnly(page: Page, own: readonly number[]): Promise<void> {
  await page.route('**/admin/queue/*/*/claim', (route) => {
    const id = Number(route.request().url().split('/').at(-2));
    return own.includes(id)
      ? route.fallback()
      : route.fulfill({ json: { data: { mine: true, by: null, until: new Date().toISOString() } } });
  });
}

async function deskOf(browser: Browser, who: TestMember, lang: Lang, own: readonly number[], width = 1440) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: locales[lang].intl,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await dismissWelcome(page);
  await holdOnly(page, own);
  await beMember(page, who);
  return page;
}

for (const lang of langs) {
  const t = wordsOf[lang];
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const open = async (page: Page, id: number, title: string) => {
    await visit(page, `/admin/queue/product/${id}`, { lang });
    await expect(heading(page, title)).toBeVisible();
  };
  const said = (page: Page, words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

  test(`a moderator works through the queue by keyboard (${lang})`, async ({ browser, request }) => {
    test.setTimeout(150_000);
    const layla = await newMember(request);
    const [plain, twice, nearly] = ['Plain', 'Twice', 'Nearly'].map(
      (word) => `${word} oud ${lang} ${Date.now()}`,
    ) as [string, string, string];
    const ids = [];
    for (const title of [plain, twice, nearly]) ids.push(await postThing(request, layla, title));
    const [a, b, c] = ids as [number, number, number];
    const page = await deskOf(browser, await staff(request, 'admin'), lang, ids);
    const status = async (id: number) => (await request.get(`/Show-Product/${id}`)).status();
    const own = async (id: number) =>
      (
        (await (
          await request.get(`/api/NY/${lang}/0/profile/posts/product/${id}`, asMember(layla))
        ).json()) as { data: { post: { status: string; reason: string | null; isReturned: boolean } } }
      ).data.post;

    // Approved with a key, the post is public within a second.
    await open(page, a, plain);
    await expect(page.getByText(t('admin-moderation:newAccountToday'))).toBeVisible();
    await expectUsable(page);
    expect(await status(a)).toBe(404);
    // The preview of the page before publication.
    await page.keyboard.press('v');
    const sheet = page.getByRole('dialog');
    await expect(sheet.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(plain);
    await expect(sheet.frameLocator('iframe').locator('html')).toHaveAttribute('lang', lang);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('a');
    await said(page, t('admin-moderation:approved'));
    await expect.poll(() => status(a), { timeout: 1_000 }).toBe(200);
    await expect(heading(page, plain)).toHaveCount(0);

    // A rejection requires a reason, and shortcuts are disabled while it is typed.
    await open(page, b, twice);
    await page.keyboard.press('r');
    await expect(page.getByText(t('admin-moderation:reasonNeeded'))).toBeVisible();
    await expect(page.getByRole('radio', { name: t('admin-moderation:reason_photos') })).toBeFocused();
    await page.getByRole('radio', { name: t('admin-moderation:reason_duplicate') }).check();
    await page.getByRole('textbox', { name: t('admin-moderation:note') }).pressSequentially('a real jar');
    await expect(heading(page, twice)).toBeVisible();
    await page.getByRole('button', { name: `${t('admin-moderation:reject')} R`, exact: true }).click();
    await said(page, t('admin-moderation:rejected'));
    const refused = await own(b);
    expect(refused).toMatchObject({ status: 'rejected', isReturned: false });
    expect(refused.reason).toContain(
      lang === 'ar' ? 'الإعلان نفسه منشور هنا' : 'The same post is here already',
    );
    expect(refused.reason).toContain('a real jar');

    // Returned, edited, and in the queue again.
    await open(page, c, nearly);
    await page.getByRole('radio', { name: t('admin-moderation:reason_incomplete') }).check();
    await page.keyboard.press('e');
    await said(page, t('admin-moderation:sentBack'));
    expect(await own(c)).toMatchObject({ status: 'rejected', isReturned: true });
    const changed = await request.put(`${base}/products/${c}`, {
      ...asMember(layla),
      data: await thing(request, layla, `${nearly} whole`),
    });
    expect(changed.status()).toBe(200);
    await open(page, c, `${nearly} whole`);
    const earlier = page.getByRole('region', { name: t('admin-moderation:sentBackBefore') });
    await expect(earlier.getByRole('heading', { name: t('admin-moderation:sentBackBefore') })).toBeVisible();
    await expect(earlier).toContainText(
      lang === 'ar' ? /\p{Script=Arabic}{3}/u : 'Something that people need to know is missing',
    );
    await expect(earlier.locator('ins').filter({ hasText: 'whole' })).toBeVisible();
    await expectUsable(page);

    // Undone with a key: the post is pending again and not public.
    await page.keyboard.press('a');
    await expect.poll(() => status(c)).toBe(200);
    await expect(heading(page, `${nearly} whole`)).toHaveCount(0);
    await page.keyboard.press('z');
    await said(page, t('admin-moderation:undone'));
    await expect(heading(page, `${nearly} whole`)).toBeVisible();
    await expect.poll(() => status(c)).toBe(404);

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('admin-moderation:help') })).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect.poll(() => status(c)).toBe(200);

    // A revision is displayed as a diff.
    const again = await request.put(`${base}/products/${a}`, {
      ...asMember(layla),
      data: { ...(await thing(request, layla, `${plain} restrung`)), priceCents: 41_000 },
    });
    expect(again.status()).toBe(200);
    await open(page, a, `${plain} restrung`);
    await expect(page.getByRole('insertion').filter({ hasText: 'restrung' })).toBeVisible();
    await expect(page.getByRole('deletion').filter({ hasText: '$450' })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(2);
    await expectUsable(page);
    await page.keyboard.press('a');
    await said(page, t('admin-moderation:approved'));
    await page.context().close();
  });
}

test('on a phone the queue and the post are separate screens, and the poster can read the reason', async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const t = wordsOf.ar;
  const layla = await newMember(request);
  const title = `عود ${Date.now()}`;
  const id = await postThing(request, layla, title);
  const page = await deskOf(browser, await staff(request, 'admin'), 'ar', [id], 390);
  await visit(page, '/admin/queue', { lang: 'ar' });
  await expect(page.getByRole('heading', { level: 1, name: t('admin-moderation:waiting') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('admin-moderation:wholePost') })).toBeHidden();
  await expectUsable(page);
  const more = page.getByRole('button', { name: t('admin:more') });
  const row = page.locator(`a[href="/admin/queue/product/${id}"]`);
  await expect(row.or(more).first()).toBeVisible();
  await expect
    .poll(async () => {
      if ((await row.count()) === 0 && (await more.isVisible())) await more.click();
      return row.count();
    })
    .toBe(1);
  await row.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: t('admin-moderation:list') })).toBeHidden();
  await expectUsable(page);
  await page.getByRole('radio', { name: t('admin-moderation:reason_photos') }).check();
  await page.getByRole('button', { name: t('admin-moderation:askChange') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('admin-moderation:sentBack') })).toBeVisible();
  await page.context().close();

  const theirs = await deskOf(browser, layla, 'ar', [], 390);
  await visit(theirs, '/my-product?status=rejected', { lang: 'ar' });
  const post = theirs.locator(`#post-${id}`);
  await expect(post).toContainText(t('my-posts:needsChange'));
  await expect(post).toContainText('الصور غير واضحة');
  await expect(post.getByRole('link', { name: t('my-posts:mend') })).toBeVisible();
  await theirs.context().close();
});

test('two moderators do not interfere with each other', async ({ browser, request }) => {
  test.setTimeout(90_000);
  const t = wordsOf.en;
  const layla = await newMember(request);
  const title = `Oud for two ${Date.now()}`;
  const id = await postThing(request, layla, title);
  const [admin, moderator] = [await staff(request, 'admin'), await staff(request, 'moderator')];
  const first = await deskOf(browser, admin, 'en', [id]);
  const claimed = first.waitForResponse((response) => response.url().includes(`/product/${id}/claim`));
  await visit(first, `/admin/queue/product/${id}`, { lang: 'en' });
  await claimed;
  const second = await deskOf(browser, moderator, 'en', [id]);
  await visit(second, `/admin/queue/product/${id}`, { lang: 'en' });
  const looking = second.getByRole('status').filter({ hasText: `${admin.name} has this post open` });
  await expect(looking).toContainText(/free at \d{1,2}:\d{2} [AP]M/);
  for (const name of ['approve', 'reject', 'askChange'] as const) {
    const button = second.getByRole('button', { name: t(`admin-moderation:${name}`) });
    await expect(button).toHaveCSS('opacity', '0.45');
    await expect(button).toHaveAccessibleDescription(new RegExp(`${admin.name} has this post until \\d`));
  }
  await expectUsable(second);
  await second.keyboard.press('a');
  await expect(second.getByRole('button', { name: t('admin-moderation:approve') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await request.get(`/Show-Product/${id}`)).status()).toBe(404);
  // Navigating away releases the claim.
  await first.context().close();
  await first.close();
  await request.post(`${base}/admin/queue/product/${id}/release`, { ...asMember(admin), data: {} });
  await visit(second, `/admin/queue/product/${id}`, { lang: 'en' });
  await expect(second.getByRole('button', { name: t('admin-moderation:approve') })).toHaveCSS('opacity', '1');
  await expect(looking).toHaveCount(0);
  await second.getByRole('button', { name: t('admin-moderation:approve') }).click();
  await expect.poll(async () => (await request.get(`/Show-Product/${id}`)).status()).toBe(200);
  await second.context().close();
});

test('new posts and decisions of others appear without a reload and do not interrupt typing', async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const t = wordsOf.en;
  const layla = await newMember(request);
  const [moderator, admin] = [await staff(request, 'moderator'), await staff(request, 'admin')];
  const first = await postThing(request, layla, `Oud at hand ${Date.now()}`);
  const page = await deskOf(browser, moderator, 'en', [first]);
  await visit(page, `/admin/queue/product/${first}`, { lang: 'en' });
  const note = page.getByRole('textbox', { name: t('admin-moderation:note') });
  await note.pressSequentially('half a sen');
  const list = page.getByRole('region', { name: t('admin-moderation:list') });
  const rowOf = (id: number) => list.locator(`a[href="/admin/queue/product/${id}"]`);
  const more = list.getByRole('button', { name: t('admin:more') });
  /** As on window focus: it polls at once instead of after some seconds. */
  const returnToPage = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const badge = page
    .getByRole('navigation', { name: t('admin:title') })
    .locator('a[href="/admin/queue"] > span')
    .last();
  const total = list
    .getByRole('button', { name: t('admin-moderation:all') })
    .first()
    .locator('span');
  const agrees = () =>
    expect.poll(async () => (await badge.textContent()) === (await total.textContent())).toBe(true);
  await expect(rowOf(first).or(more).first()).toBeVisible();
  await agrees();

  const late = await postThing(request, layla, `Oud that comes late ${Date.now()}`);
  await expect
    .poll(async () => {
      await returnToPage();
      return (await rowOf(late).count()) + (await more.count());
    })
    .toBeGreaterThan(0);
  await agrees();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('half a sen');

  const approved = await request.post(`${base}/admin/queue/product/${late}/approve`, {
    ...asMember(admin),
    data: {},
  });
  expect(approved.status()).toBe(200);
  await expect
    .poll(async () => {
      await returnToPage();
      return rowOf(late).count();
    })
    .toBe(0);
  await agrees();
  await expect(note).toBeFocused();
  await page.context().close();
});
