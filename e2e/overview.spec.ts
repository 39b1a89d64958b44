import { langs, locales } from '../contract/locales.ts';
import { type Overview, readOverview } from '../contract/overview.ts';
import { addressOf } from './api.ts';
import { findViolations } from './every-variant.ts';
import { expect, test, visit } from './fixtures.ts';
import { newMember } from './members.ts';
import { postThing } from './my-posts.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/* The start page of the back office lists pending work, oldest first. */

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const none = { count: 0, oldestAt: null, overOneDay: 0, overThreeDays: 0 };

for (const lang of langs) {
  test.describe(lang, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: locales[lang].intl });
    const t = wordsOf[lang];

    test('a moderator reviews the oldest post from the start page', async ({ page, request }) => {
      await postThing(request, await newMember(request), '1234');
      await beOfTheTeam(page, 'moderator');
      await visit(page, '/admin', { lang });
      const posts = page.getByRole('region', { name: t('admin-overview:posts') });
      const review = posts.getByRole('link', { name: t('admin-overview:decide') });
      await expect(review).toHaveCount(1);
      const title = await posts.getByRole('heading', { level: 3 }).textContent();
      await expect(page.getByRole('region', { name: t('admin-overview:also') })).toBeVisible();
      // Moderators see no statistics.
      await expect(page.getByRole('region', { name: t('admin-overview:today') })).toHaveCount(0);
      expect(await findViolations(page, lang)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await review.click();
      await expect(page).toHaveURL(/\/admin\/queue\/\w+\/\d+$/);
      await expect(page.getByRole('heading', { level: 2, name: title ?? '', exact: true })).toBeVisible();
    });

    test('a type links to its queue', async ({ page, request }) => {
      await postThing(request, await newMember(request), '1235');
      await beOfTheTeam(page, 'moderator');
      await visit(page, '/admin', { lang });
      await page
        .getByRole('navigation', { name: t('admin-overview:byKind') })
        .getByRole('link', { name: t('admin-overview:kind_product') })
        .click();
      const chip = page.getByRole('button', { name: t('admin-moderation:kind_product') });
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    });

    test('the longest waiting item comes first, and failures link to where they are resolved', async ({
      page,
    }) => {
      await beOfTheTeam(page, 'admin');
      await page.route(`**${addressOf(readOverview, {}, lang)}`, async (route) => {
        const response = await route.fetch();
        const { data }: { data: Overview } = await response.json();
        const waiting: Overview['waiting'] = {
          ...{ queue: none, conversations: none, messages: none, claims: none },
          reports: { count: 3, oldestAt: hoursAgo(30), overOneDay: 1, overThreeDays: 0 },
          reviews: { count: 12, oldestAt: hoursAgo(120), overOneDay: 5, overThreeDays: 2 },
        };
        const troubles: Overview['troubles'] = [{ trouble: 'mailsGivenUp', count: 2 }];
        await route.fulfill({ response, json: { data: { ...data, waiting, troubles } } });
      });
      await visit(page, '/admin', { lang });
      const rows = page.getByRole('region', { name: t('admin-overview:also') }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(t('admin:section.reviews'));
      await expect(rows.first()).toContainText(t('admin-overview:overThreeDays', { count: 2 }));
      await expect(rows.last()).toContainText(t('admin-overview:overOneDay', { count: 1 }));
      const trouble = page.getByRole('region', { name: t('admin-overview:troubles') }).getByRole('link');
      await expect(trouble).toContainText(t('admin-overview:trouble_mailsGivenUp', { count: 2 }));
      await expect(page.getByRole('region', { name: t('admin-overview:today') })).toBeVisible();
      expect(await findViolations(page, lang)).toEqual([]);
      await trouble.click();
      await expect(page).toHaveURL(/\/admin\/health$/);
    });

    test('an empty list states that nothing is pending', async ({ page }) => {
      await beOfTheTeam(page, 'moderator');
      const waiting = { queue: none, reports: none, conversations: none, reviews: none, messages: none };
      await page.route(`**${addressOf(readOverview, {}, lang)}`, (route) =>
        route.fulfill({ json: { data: { queue: { oldest: [], counts: [] }, waiting, troubles: [] } } }),
      );
      await visit(page, '/admin', { lang });
      await expect(page.getByRole('heading', { name: t('admin-overview:emptyTitle') })).toBeVisible();
      expect(await findViolations(page, lang)).toEqual([]);
    });

    test('an editor has an empty start page, without the work of other roles', async ({ page }) => {
      await beOfTheTeam(page, 'editor');
      await visit(page, '/admin', { lang });
      await expect(page.getByRole('heading', { name: t('admin-overview:emptyTitle') })).toBeVisible();
      await expect(page.getByRole('region')).toHaveCount(0);
    });
  });
}

test.describe('while the server does not respond', () => {
  test.use({ expectedErrors: /500/ });

  test('the start page offers to retry', async ({ page }) => {
    await beOfTheTeam(page, 'admin');
    const address = addressOf(readOverview, {}, 'en');
    await page.route(`**${address}`, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await visit(page, '/admin', { lang: 'en' });
    const again = page.getByRole('button', { name: wordsOf.en('errors:tryAgain') });
    await expect(again).toBeVisible();
    await page.unroute(`**${address}`);
    await again.click();
    await expect(page.getByRole('region', { name: wordsOf.en('admin-overview:also') })).toBeVisible();
  });
});
