import { listBusinesses } from '../contract/businesses.ts';
import { langs, locales } from '../contract/locales.ts';
import { listReviews } from '../contract/reviews.ts';
import { productPath } from '../web/addresses.ts';
import { reviewsPath } from '../web/reviews/reviews-address.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { test as base, expect, type Variant, variants, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { ownServer } from './own-server.ts';
import { startTranslationService } from './translation-service-stub.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/** On a site with a translation service. */
const test = base.extend<object, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const service = await startTranslationService();
      const server = await ownServer(`translations-${workerIndex}`, { TRANSLATE_URL: service.address });
      await use(server.address);
      await server.stop();
      service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ siteAddress }, use) => use(siteAddress),
});

const texts = {
  en: { title: 'Walnut oud, concert size', description: 'Played with care for ten years.' },
  ar: { title: 'عود من خشب الجوز', description: 'عزفت عليه بعناية عشر سنوات.' },
};

/** English on a desktop and Arabic on a phone. */
const few = (all: Variant[]) => all.filter(({ lang, width }) => (lang === 'en') === width > 992);

for (const variant of few(variants)) {
  const { lang } = variant;
  const other = langs.find((one) => one !== lang) ?? lang;
  const t = wordsOf[lang];
  test.describe(`${lang} at ${variant.width} px`, () => {
    test.use({ viewport: { width: variant.width, height: variant.height }, locale: locales[lang].intl });

    test('a review in the other language is translated by a machine on request', async ({
      page,
      request,
    }) => {
      const { data } = await callApi(request, listBusinesses, { query: { rated: '1' } }, { lang });
      const written = async (id: number) =>
        (await callApi(request, listReviews, { params: { id }, query: { written: other } }, { lang }))
          .data[0];
      let found: { path: string; text: string } | undefined;
      for (const place of data) {
        const review = await written(place.id);
        if (!review) continue;
        found = { path: reviewsPath(place), text: review.text };
        break;
      }
      if (!found) throw new Error('the demo has no review in the other language');
      const { path, text } = found;
      await visit(page, `${path}?written=${other}`, variant);
      const card = page.getByRole('article').first();
      const words = card.getByRole('paragraph').filter({ hasText: text });
      await expect(words).toHaveAttribute('lang', other);
      await card.getByRole('button', { name: t('translations:translate') }).click();
      await expect(card.getByText(`(${lang}) ${text}`)).toHaveAttribute('lang', lang);
      await expect(card.getByText(t('translations:byMachine'))).toBeVisible();
      await expectUsable(page);
      await card.getByRole('button', { name: t('translations:showOriginal') }).click();
      await expect(words).toHaveAttribute('lang', other);
      await expect(card.getByText(t('translations:byMachine'))).toBeHidden();
    });

    test('a post in the other language is translated by a machine on request, then by a volunteer', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(180_000);
      const khalid = await newMember(request, 'Khalid Rahman');
      const nour = await newMember(request, 'Nour Saleh');
      const given = { description: texts[other].description, lang: other };
      const id = await postThing(request, khalid, texts[other].title, given);
      await moderate(request, 'product', id);
      const path = productPath({ id, slug: 'oud' });

      // A guest has it translated, and has the original back.
      await visit(page, path, variant);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(texts[other].title);
      await page.getByRole('button', { name: t('translations:translate'), exact: true }).click();
      await expect(heading).toHaveText(`(${lang}) ${texts[other].title}`);
      await expect(heading).toHaveAttribute('lang', lang);
      await expect(page.getByText(t('translations:byMachine'))).toBeVisible();
      await expectUsable(page);
      const source = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(source).not.toContain(`(${lang})`);
      await page.getByRole('button', { name: t('translations:report') }).click();
      await expect(page.getByText(t('translations:reportThanks'))).toBeVisible();
      await page.getByRole('button', { name: t('translations:showOriginal') }).click();
      await expect(heading).toHaveText(texts[other].title);

      // A volunteer changes the suggested title, and writes the description with the keyboard.
      const newContext = () =>
        browser.newContext({
          viewport: { width: variant.width, height: variant.height },
          locale: locales[lang].intl,
          serviceWorkers: 'block',
        });
      const context = await newContext();
      const desk = await context.newPage();
      await beMember(desk, nour);
      await visit(desk, `/Translate/product/${id}`, variant);
      const field = (name: 'title' | 'description') =>
        desk.getByRole('region', { name: t(`translate:field.${name}`) });
      const box = (name: 'title' | 'description') => field(name).getByRole('textbox');
      await field('title')
        .getByRole('button', { name: t('translate:suggest') })
        .click();
      await expect(box('title')).toHaveValue(`(${lang}) ${texts[other].title}`);
      await expect(field('title').getByRole('button', { name: t('translate:sendOn') })).toBeDisabled();
      await box('title').fill(texts[lang].title);
      await expectUsable(desk);
      await box('title').press('Control+Enter');
      await expect(field('title')).toHaveAttribute('data-state', 'waiting');
      await expect(box('description')).toBeFocused();
      await box('description').press('Control+Enter');
      await expect(box('description')).toHaveAttribute('aria-invalid', 'true');
      await box('description').fill('Too short');
      await box('description').press('Control+Enter');
      await expect(field('description')).toHaveAttribute('data-state', 'waiting');

      // The owner publishes the one and sends the other back.
      const ownersContext = await newContext();
      const review = await ownersContext.newPage();
      await beMember(review, khalid);
      await visit(review, '/Translations', variant);
      await expectUsable(review);
      await review.getByRole('link', { name: texts[other].title }).first().click();
      const reviewed = (name: 'title' | 'description') =>
        review.getByRole('region', { name: t(`translate:field.${name}`) });
      await reviewed('title')
        .getByRole('button', { name: t('translate:approve') })
        .click();
      await expect(reviewed('title')).toHaveAttribute('data-state', 'published');
      await reviewed('description')
        .getByRole('button', { name: t('translate:return') })
        .click();
      await reviewed('description')
        .getByRole('button', { name: t('translate:return') })
        .click();
      await expect(reviewed('description').getByText(t('translate:reasonNeeded'))).toBeVisible();
      await reviewed('description').getByRole('textbox').fill('Ten years are missing');
      await reviewed('description')
        .getByRole('button', { name: t('translate:return') })
        .click();
      await expect(reviewed('description')).toHaveAttribute('data-state', 'empty');
      await ownersContext.close();

      // The volunteer reads why, and a moderator publishes what is sent again.
      await visit(desk, `/Translate/product/${id}`, variant);
      await expect(field('description').getByText('Ten years are missing')).toBeVisible();
      await expectUsable(desk);
      await box('description').fill(texts[lang].description);
      await field('description')
        .getByRole('button', { name: t('translate:sendOn') })
        .click();
      await expect(field('description')).toHaveAttribute('data-state', 'waiting');
      const teamContext = await newContext();
      const team = await teamContext.newPage();
      await beOfTheTeam(team, 'moderator');
      await visit(team, '/admin/translations', variant);
      const row = team.getByRole('listitem').filter({ hasText: texts[lang].description });
      await row.getByRole('button', { name: t('admin-translations:approve') }).click();
      await expect(row).toBeHidden();
      await expectUsable(team);
      await teamContext.close();

      // Everybody reads it without scripts and finds it; the original is one press away.
      const after = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(after).toContain(texts[lang].description);
      await visit(page, path, variant);
      await expect(heading).toHaveText(texts[lang].title);
      await expect(page.getByText(/Nour S\./).first()).toBeVisible();
      await page.getByRole('button', { name: t('translations:showOriginal') }).click();
      await expect(heading).toHaveText(texts[other].title);
      await expect(heading).toHaveAttribute('lang', other);
      await page.getByRole('button', { name: t('translations:showTranslation') }).click();
      await expect(heading).toHaveText(texts[lang].title);
      await expectUsable(page);

      // Both are a mark on the volunteer's page.
      await visit(desk, '/Translations', variant);
      await expect(desk.getByText(t('translate:thanks', { count: 2 }))).toBeVisible();
      await context.close();
    });
  });
}
