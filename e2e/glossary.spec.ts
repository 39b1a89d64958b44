import { otherLang } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { toastsOf } from './toasts.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Originals with four of the initial terms, and two of these with their translations. */
const originals = {
  en: {
    title: 'Oud from our stoop sale',
    description: 'Like new,. Third floor walk-up, so pickup only.',
    sale: ['stoop sale', 'بيع على درج البيت'],
    walkUp: ['walk-up', 'بناية بلا مصعد'],
  },
  ar: {
    title: 'عود من بيع على درج البيت',
    description: 'العود شبه جديد. نسكن في بناية بلا مصعد، والسعر قابل للتفاوض.',
    sale: ['بيع على درج البيت', 'stoop sale'],
    walkUp: ['بناية بلا مصعد', 'walk-up'],
  },
} as const;
/** The term that the editor adds. */
const added = { en: 'luthier', ar: 'عوّاد' };

test.use({ hasTouch: true });

forEachVariant((variant) => {
  const { lang } = variant;
  const t = wordsOf[lang];
  const from = otherLang(lang);
  const { title, description, sale, walkUp } = originals[from];

  test('translators read the terms of an original and insert their translations', async ({
    page,
    request,
  }) => {
    const khalid = await newMember(request, 'Khalid Rahman');
    const nour = await newMember(request, 'Nour Saleh');
    const id = await postThing(request, khalid, title, { description, lang: from });
    await moderate(request, 'product', id);
    await beMember(page, nour);
    await visit(page, `/Translate/product/${id}`, variant);

    // The list beside the fields has every term once.
    const list = page.getByRole('region', { name: t('translate:agreedWords') });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(list.getByRole('listitem').filter({ hasText: walkUp[1] })).toContainText(walkUp[0]);
    await expectUsable(page);

    const field = (name: 'title' | 'description') =>
      page.getByRole('region', { name: t(`translate:field.${name}`) });
    const box = field('title').getByRole('textbox');
    const insert = (name: 'title' | 'description', word: string) =>
      field(name).getByRole('button', { name: t('translate:insertWord', { word: `\u2068${word}\u2069` }) });

    // With the keyboard: the focus opens the card, Escape closes it, Enter inserts the translation at the cursor.
    const term = field('title').getByRole('button', { name: sale[0], exact: true });
    await box.fill('Oud, Oud');
    await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
    await term.focus();
    await expect(insert('title', sale[1])).toBeVisible();
    await expect(term).toHaveAccessibleDescription(new RegExp(sale[1]));
    await expectUsable(page);
    await term.press('Escape');
    await expect(insert('title', sale[1])).toBeHidden();
    await term.press('Enter');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(`Oud ${sale[1]}, Oud`);
    await box.pressSequentially('!');
    await expect(box).toHaveValue(`Oud ${sale[1]}!, Oud`);

    // With a mouse: the card and its note are displayed while the pointer is on either.
    const walk = field('description').getByRole('button', { name: walkUp[0], exact: true });
    const whole = field('description').getByRole('textbox');
    await walk.hover();
    await insert('description', walkUp[1]).hover();
    await insert('description', walkUp[1]).click();
    await expect(whole).toHaveValue(walkUp[1]);
    await expect(insert('description', walkUp[1])).toBeHidden();
    await walk.click();
    await expect(whole).toHaveValue(`${walkUp[1]} ${walkUp[1]}`);

    // On a touch screen a tap only opens the card.
    await walk.tap();
    await expect(insert('description', walkUp[1])).toBeVisible();
    await expect(whole).toHaveValue(`${walkUp[1]} ${walkUp[1]}`);
    await insert('description', walkUp[1]).tap();
    await expect(whole).toHaveValue(`${walkUp[1]} ${walkUp[1]} ${walkUp[1]}`);
    await expectUsable(page);
  });

  test('a hint names the terms that a translation lacks, for its writer and its reviewer', async ({
    page,
    request,
  }) => {
    const khalid = await newMember(request, 'Khalid Rahman');
    const nour = await newMember(request, 'Nour Saleh');
    const id = await postThing(request, khalid, title, { lang: from });
    await moderate(request, 'product', id);
    await beMember(page, nour);
    await visit(page, `/Translate/product/${id}`, variant);
    const field = page.getByRole('region', { name: t('translate:field.title') });
    const box = field.getByRole('textbox');
    const hint = field.getByText(t('translate:unusedTerms'));

    // It appears when the draft is saved, and disappears with the translation of the term.
    await expect(hint).toBeHidden();
    await box.fill('Oud');
    await expect(hint).toBeVisible();
    await expect(box).toHaveAccessibleDescription(new RegExp(sale[1]));
    await expectUsable(page);
    await box.fill(`Oud ${sale[1]}`);
    await expect(hint).toBeHidden();

    // It does not prevent the submission, and the reviewer reads it too.
    const written = `Oud ${id}`;
    await box.fill(written);
    await field.getByRole('button', { name: t('translate:sendOn') }).click();
    await expect(field).toHaveAttribute('data-state', 'waiting');
    await expect(hint).toBeVisible();
    const desk = await page.context().newPage();
    await beOfTheTeam(desk, 'moderator');
    await visit(desk, '/admin/translations', variant);
    const row = desk.getByRole('listitem').filter({ hasText: written }).first();
    await expect(row.getByText(t('translate:unusedTerms'))).toBeVisible();
    await expect(row).toContainText(sale[1]);
    await expectUsable(desk);
  });

  test.describe('errors of a form', () => {
    test.use({ expectedErrors: /422/ });
    test('an editor adds a term, corrects and deletes it', async ({ page }) => {
      await beOfTheTeam(page, 'editor');
      await visit(page, '/admin/glossary', variant);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectUsable(page);
      const mark = `${lang}${variant.width}`;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const sheet = page.getByRole('dialog');
      const row = page.getByRole('row').filter({ hasText: `${added.en} ${mark}` });

      // Errors are at their fields, and what was typed remains.
      await button(t('admin-translations:glossary.add')).click();
      await sheet.locator('#term-en').fill('RENTS');
      await button(t('admin:save')).click();
      await expect(sheet.locator('#term-ar')).toHaveAttribute('aria-invalid', 'true');
      await sheet.locator('#term-ar').fill(`${added.ar} ${mark}`);
      await button(t('admin:save')).click();
      await expect(sheet.locator('#term-en')).toHaveAttribute('aria-invalid', 'true');
      await expect(sheet.locator('#term-ar')).toHaveValue(`${added.ar} ${mark}`);
      await expectUsable(page);
      await sheet.locator('#term-en').fill(`${added.en} ${mark}`);
      await sheet.locator('#forms-en').fill(`lutemaker ${mark}`);
      await sheet.locator('#forms-en').press('Enter');
      await sheet.locator('#note-ar').fill('من يصنع العود.');
      await button(t('admin:save')).click();
      await expect(toastsOf(page).filter({ hasText: t('admin-translations:glossary.saved') })).toBeVisible();

      // It is found by a form in another spelling, is changed, and deleted.
      const find = page.locator('#find-term');
      await find.fill(`LUTEMAKER ${mark}`);
      await find.press('Enter');
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(row).toContainText('من يصنع العود.');
      await row.getByRole('button').first().click();
      await sheet.locator('#note-ar').fill('صانع العود.');
      await button(t('admin:save')).click();
      await expect(row).toContainText('صانع العود.');
      await expect(sheet).toHaveCount(0);
      await row.getByRole('button').last().click();
      await page
        .locator('dialog')
        .getByRole('button', { name: t('admin-translations:glossary.deleteButton'), exact: true })
        .click();
      await expect(page.getByText(t('admin-translations:glossary.noneFound'))).toBeVisible();
      await expectUsable(page);
    });
  });
});
