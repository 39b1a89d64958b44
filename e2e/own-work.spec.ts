import type { Page } from '@playwright/test';
import { langs, locales } from '../contract/locales.ts';
import { listOwnPosts } from '../contract/my-posts.ts';
import { type OwnWork, readOwnWork } from '../contract/own-work.ts';
import { readProfile } from '../contract/profile.ts';
import { addressOf, callApi } from './api.ts';
import { findViolations } from './every-variant.ts';
import { expect, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { wordsOf } from './words.ts';

/* The profile page begins with the items that need the member's attention. */

for (const lang of langs) {
  test.describe(lang, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: locales[lang].intl });
    const t = wordsOf[lang];
    const work = (page: Page, name: string) => page.getByRole('region', { name });

    /** Modifies the next response of the endpoint. */
    async function changeWork(page: Page, change: (data: OwnWork) => OwnWork): Promise<void> {
      await page.route(
        `**${addressOf(readOwnWork, {}, lang)}`,
        async (route) => {
          const response = await route.fetch();
          const { data } = await response.json();
          await route.fulfill({ response, json: { data: change(data) } });
        },
        { times: 1 },
      );
    }

    test('a returned post comes first, with the reason and a link to its form', async ({ page, request }) => {
      const layla = await newMember(request);
      const id = await postThing(request, layla, '2468');
      await moderate(request, 'product', id, '13579');
      await beMember(page, layla);
      await visit(page, '/Profile', { lang });
      const rows = work(page, t('member:postsNeedYou', { count: 1 })).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(t('member:confirmEmail'));
      await expect(rows.last()).toContainText('13579');
      expect(await findViolations(page, lang)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await rows
        .last()
        .getByRole('link', { name: t('member:mend') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/form/product\\?id=${id}`));
    });

    test('a post about to expire is renewed here', async ({ page, request }) => {
      const layla = await newMember(request);
      const id = await postThing(request, layla, '2469');
      await moderate(request, 'product', id);
      const [post] = (await callApi(request, listOwnPosts, { query: { kind: 'product' } }, layla)).data;
      if (!post) throw new Error('the post is missing');
      await beMember(page, layla);
      const expiresAt = new Date(Date.now() + 40 * 3_600_000).toISOString();
      await changeWork(page, (data) => ({
        ...data,
        posts: [{ need: 'closing', post: { ...post, expiresAt } }],
        postCount: 1,
      }));
      await visit(page, '/Profile', { lang });
      const row = work(page, t('member:postsNeedYou', { count: 1 }))
        .getByRole('listitem')
        .last();
      await expect(row).toContainText(t('member:daysLeft', { count: 2 }));
      await row.getByRole('button', { name: t('member:renew') }).click();
      await expect(page.getByText('2469')).toHaveCount(0);
      await expect(work(page, t('member:otherWork', { count: 1 }))).toBeVisible();
    });

    test('an unfinished form can be continued, and a pending claim is listed', async ({ page, request }) => {
      await beMember(page, await newMember(request));
      await visit(page, '/market-place/new-product', { lang });
      await page.locator('[id="title"]').fill('97531');
      await expect
        .poll(() =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('post_draft'))),
        )
        .toHaveLength(1);
      await changeWork(page, (data) => ({
        ...data,
        unread: 3,
        claims: [
          { id: 1, business: { id: 1, slug: 'x', title: '8642', lang }, at: new Date().toISOString() },
        ],
      }));
      await visit(page, '/Profile', { lang });
      const rows = work(page, t('member:otherWork', { count: 4 })).getByRole('listitem');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(1)).toContainText(t('member:unreadWork', { count: 3 }));
      await expect(rows.nth(3)).toContainText('8642');
      expect(await findViolations(page, lang)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await rows
        .nth(2)
        .getByRole('link', { name: t('member:goOn') })
        .click();
      await expect(page.locator('[id="title"]')).toHaveValue('97531');
    });

    test('if nothing needs attention the page states so, followed by the profile', async ({
      page,
      request,
    }) => {
      await beMember(page, await newMember(request));
      await page.route(`**${addressOf(readProfile, {}, lang)}`, async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        await route.fulfill({ response, json: { data: { ...data, emailConfirmed: true } } });
      });
      await visit(page, '/Profile', { lang });
      await expect(page.getByText(t('member:nothingToDo'))).toBeVisible();
      await expect(page.getByLabel(t('member:name'))).toBeVisible();
    });
  });
}

test.describe("while the member's work fails to load", () => {
  test.use({ expectedErrors: /500/ });

  test('the profile is displayed, and the rest can be retried', async ({ page, request }) => {
    await beMember(page, await newMember(request));
    const address = `**${addressOf(readOwnWork, {}, 'en')}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await visit(page, '/Profile', { lang: 'en' });
    await expect(page.getByLabel(wordsOf.en('member:name'))).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: wordsOf.en('errors:tryAgain') }).click();
    await expect(
      page.getByRole('region', { name: wordsOf.en('member:otherWork', { count: 1 }) }),
    ).toBeVisible();
  });
});
