import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a post links to the page of its member, who controls what is public', async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(120_000);
    const khalid = await newMember(request, 'Khalid Rahman');
    const title = `M ${Number.parseInt(khalid.email.slice(6, 12), 16)}`;
    const id = await postThing(request, khalid, title);
    await moderate(request, 'product', id);

    // A guest arrives from the post.
    await visit(page, `/Show-Product/${id}`, variant);
    await page.getByRole('link', { name: 'Khalid R.' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Khalid R.' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: t('members:sendMessage') })).toHaveAttribute(
      'href',
      `/messages/new?about=product-${id}`,
    );
    await expect(page.getByText('Rahman')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('members:report') })).toHaveAttribute(
      'href',
      /^\/Contact\?about=/,
    );
    await expectUsable(page);
    const address = page.url();
    expect(await (await request.get(address)).text()).toContain('name="robots" content="noindex');

    // The member sets their languages and display name.
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const own = await context.newPage();
    await beMember(own, khalid);
    await visit(own, '/Profile#public-title', variant);
    await own.getByRole('checkbox', { name: t('languages:ku') }).check();
    await own.getByRole('radio', { name: 'Khalid', exact: true }).check();
    await expectUsable(own);
    await own.getByRole('button', { name: t('members:save') }).click();
    await expect(own.getByText(t('members:saved'))).toBeVisible();
    await own.getByRole('link', { name: t('members:view') }).click();
    await expect(own.getByRole('link', { name: t('members:edit') })).toBeVisible();
    await expect(own.getByText(t('members:own'))).toBeVisible();

    // The next guest sees them; after the page is turned off nobody does.
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Khalid', exact: true })).toBeVisible();
      await expect(page.getByText(t('languages:ku'))).toBeVisible();
    }).toPass();
    await visit(own, '/Profile#public-title', variant);
    await own.getByRole('checkbox', { name: t('members:isOn') }).uncheck();
    await own.getByRole('button', { name: t('members:save') }).click();
    await expect(own.getByText(t('members:isOff'))).toBeVisible();
    await expect.poll(async () => (await request.get(address)).status()).toBe(404);
    await context.close();
  });
});
