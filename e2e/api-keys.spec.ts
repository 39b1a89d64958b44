import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { beMember, newMember } from './members.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a member creates a key, reads with it, and revokes it', async ({ page, request }) => {
    await visit(page, '/Open-Data', variant);
    await expect(page.getByRole('heading', { level: 2, name: t('open-data:apiTitle') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('open-data:apiReference') })).toHaveAttribute(
      'href',
      '/api/docs',
    );
    await expectUsable(page);

    const member = await newMember(request);
    await beMember(page, member);
    await page.goto(await findInMail(member.email, /\/Confirm-Email#[\w-]+/));
    await expect(page.getByRole('heading', { name: t('account:confirmed') })).toBeVisible();
    await visit(page, '/changePassword', variant);
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: t('api-keys:title') }),
    });
    const create = section.getByRole('button', { name: t('api-keys:create') });
    await create.click();
    await expect(section.getByText(t('api-keys:nameNeeded'), { exact: true })).toBeVisible();
    await section.getByLabel(t('api-keys:name')).fill('My map');
    await create.click();
    const key = section.getByText(/^ny_[\w-]{32}$/);
    await expect(key).toBeVisible();
    await expectUsable(page);
    const secret = (await key.textContent()) ?? '';

    const read = () => request.get('/api/NY/en/0/cities', { headers: { 'x-api-key': secret } });
    const answer = await read();
    expect(answer.status()).toBe(200);
    expect(answer.headers()['ratelimit-remaining']).toMatch(/^\d+$/);

    // The key itself is displayed only once, its usage always.
    await page.reload();
    await expect(section.getByText('My map')).toBeVisible();
    await expect(key).toHaveCount(0);
    await expect(section.getByText(t('api-keys:quota', { count: 10_000 }))).toBeVisible();
    await section.getByRole('button', { name: 'My map' }).click();
    await section.getByRole('button', { name: t('api-keys:revoke'), exact: true }).click();
    await expect(section.getByText(t('api-keys:empty'))).toBeVisible();
    expect((await read()).status()).toBe(401);
  });
});
