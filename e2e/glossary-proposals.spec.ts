import { randomBytes } from 'node:crypto';
import { decideProposal, listManagedProposals } from '../contract/glossary-proposals.ts';
import { otherLang } from '../contract/locales.ts';
import ar from '../server/http/messages/ar.json' with { type: 'json' };
import en from '../server/http/messages/en.json' with { type: 'json' };
import { isolate } from '../web/i18n/isolate.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { toastsOf } from './toasts.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Originals with two of the initial terms, each with its fixed translation. */
const originals = {
  en: { title: 'Oud from our stoop sale, a walk-up', terms: ['stoop sale', 'walk-up'] },
  ar: { title: 'عود من بيع على درج البيت في بناية بلا مصعد', terms: ['بيع على درج البيت', 'بناية بلا مصعد'] },
} as const;
/** The server's messages about what the test does wrong on purpose. */
const messages = { en, ar };

test.use({ expectedErrors: /\b(409|422)\b/ });

forEachVariant((variant) => {
  const { lang } = variant;
  const t = wordsOf[lang];
  const from = otherLang(lang);

  test('a member proposes wordings, and an editor decides', async ({ page, request }) => {
    const khalid = await newMember(request, 'Khalid Rahman');
    const nour = await newMember(request, 'Nour Saleh');
    const { title, terms } = originals[from];
    const known = originals[lang].terms[0];
    // Terms retain accepted wordings, so that each run has its own.
    const [first, second] = [known, originals[lang].terms[1]].map(
      (wording) => `${wording} ${randomBytes(4).toString('hex')}`,
    ) as [string, string];
    const id = await postThing(request, khalid, title, { lang: from });
    await moderate(request, 'product', id);
    await beMember(page, nour);
    await visit(page, `/Translate/product/${id}`, variant);

    // From the list, with a term to select. Errors are at their fields, and what was typed remains.
    const list = page.getByRole('region', { name: t('translate:agreedWords') });
    const propose = list.getByRole('button', { name: t('translate:proposeAnother') });
    const form = page.getByRole('dialog', { name: t('translate:proposeTitle') });
    const wording = form.getByLabel(t(`translate:wordingIn.${lang}`));
    const reason = form.getByLabel(t('translate:proposeReason'));
    const send = form.getByRole('button', { name: t('translate:proposeSend') });
    await propose.click();
    await form.getByLabel(t('translate:proposeTerm')).selectOption({ index: 0 });
    await reason.fill('It is said on my street.');
    await send.click();
    await expect(wording).toBeFocused();
    await expect(wording).toHaveAccessibleDescription(new RegExp(t('translate:wordingNeeded')));
    await expectUsable(page);
    await wording.fill(known);
    await send.click();
    await expect(wording).toHaveAccessibleDescription(new RegExp(messages[lang]['field.glossary_has']));
    await page.keyboard.press('Escape');
    await expect(propose).toBeFocused();
    await propose.click();
    await expect(wording).toHaveValue(known);
    await expect(reason).toHaveValue('It is said on my street.');
    await wording.fill(first);
    await send.click();
    const toasts = toastsOf(page);
    await expect(toasts.filter({ hasText: t('translate:proposed') })).toBeVisible();
    await expect(propose).toBeFocused();
    const waiting = t('translate:proposal.open');
    const item = list.getByRole('listitem').filter({ hasText: first });
    await expect(item).toContainText(terms[0]);
    await expect(item).toContainText(waiting);
    await expectUsable(page);

    // From the card of the other term, to which the focus returns. Then no term is left.
    const field = page.getByRole('region', { name: t('translate:field.title') });
    await field.getByRole('button', { name: terms[1], exact: true }).focus();
    await field.getByRole('button', { name: t('translate:proposeAnother') }).click();
    await expect(form).toContainText(terms[1]);
    await wording.fill(second);
    await send.click();
    await expect(field.getByRole('button', { name: terms[1], exact: true })).toBeFocused();
    await expect(field.getByText(second)).toBeVisible();
    await expect(field.getByRole('button', { name: t('translate:proposeAnother') })).toHaveCount(0);
    await expect(propose).toBeDisabled();
    await expectUsable(page);

    // Open proposals are listed for their author, also after a reload, and for editors.
    await page.reload();
    await expect(list.getByRole('listitem').filter({ hasText: second })).toContainText(waiting);
    const own = (written: string) => page.getByRole('listitem').filter({ hasText: written });
    await visit(page, '/Translations', variant);
    await expect(own(first)).toContainText(waiting);
    await expectUsable(page);
    const desk = await page.context().newPage();
    const editor = await beOfTheTeam(desk, 'editor');
    await visit(desk, '/admin/glossary', variant);
    const acceptOf = (written: string) =>
      desk.getByRole('button', {
        name: t('admin-translations:glossary.acceptWording', { wording: isolate(written) }),
      });
    const row = (written: string) => desk.getByRole('listitem').filter({ has: acceptOf(written) });
    await expect(row(first)).toContainText('It is said on my street.');
    await expect(row(first)).toContainText(terms[0]);
    await expect(row(second)).toBeVisible();
    await expectUsable(desk);

    // A proposal that another editor has decided meanwhile.
    const { data } = await callApi(request, listManagedProposals, {}, { token: editor });
    const declined = data.find((one) => one.wording === second)?.id ?? 0;
    const decision = { params: { id: declined }, body: { accept: false } };
    await callApi(request, decideProposal, decision, { token: editor });
    await acceptOf(second).click();
    await expect(toastsOf(desk).filter({ hasText: messages[lang].already_decided })).toBeVisible();
    await expect(row(second)).toHaveCount(0);

    await acceptOf(first).click();
    await expect(toastsOf(desk).filter({ hasText: t('admin-translations:glossary.accepted') })).toBeVisible();
    await expect(row(first)).toHaveCount(0);
    await expect(
      desk.getByRole('heading', { name: t('admin-translations:glossary.proposals') }),
    ).toBeFocused();
    await desk.getByRole('searchbox').fill(first);
    await desk.getByRole('searchbox').press('Enter');
    await expect(desk.getByRole('row').filter({ hasText: first })).toContainText(known);
    await expectUsable(desk);

    // The author reads the decisions, in a tab of their own: tabs share the account of the last sign-in.
    await desk.close();
    const again = await page.context().newPage();
    await beMember(again, nour);
    await visit(again, '/Translations', variant);
    const decided = (written: string) => again.getByRole('listitem').filter({ hasText: written });
    await expect(decided(first)).toContainText(t('translate:proposal.accepted'));
    await expect(decided(second)).toContainText(t('translate:proposal.declined'));
    await expectUsable(again);
  });
});
