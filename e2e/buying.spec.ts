import { listThreadMessages } from '../contract/conversations.ts';
import { locales } from '../contract/locales.ts';
import { callApi } from './api.ts';
import { dismissWelcome, expect, test, variants, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { beOfTheTeam, member, newToken } from './visitor.ts';
import { wordsOf } from './words.ts';

const desk = variants.find(({ lang, width }) => lang === 'en' && width > 992);
const phone = variants.find(({ lang, width }) => lang === 'ar' && width < 992);
if (!desk || !phone) throw new Error('a story of two browsers takes two looks');
const [en, ar] = [wordsOf.en, wordsOf.ar];

test.describe('two browsers', () => {
  test.use({ viewport: { width: desk.width, height: desk.height }, locale: locales.en.intl });

  test('a guest becomes a buyer: signs in, writes, gets an answer and a number, buys and reviews', async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(240_000);
    const seller = await newMember(request, 'Samir Haddad');
    const title = `B ${Number.parseInt(seller.email.slice(6, 12), 16)}`;
    const post = await postThing(request, seller, title);
    await moderate(request, 'product', post);

    // The guest is sent to the sign-in form, and from there to the conversation.
    await visit(page, `/Show-Product/${post}`, desk);
    await page
      .getByRole('link', { name: en('post-page:sendMessage') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/Login/);
    await page.getByLabel(en('account:email'), { exact: true }).fill(member.email);
    await page.getByLabel(en('account:password'), { exact: true }).fill(member.password);
    await page.getByRole('button', { name: en('account:signIn'), exact: true }).click();
    const field = page.getByLabel(en('conversations:write'));
    await field.fill('Is it still there? I can come on Saturday.');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/messages\/\d+/);
    const conversation = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    const log = page.getByRole('log');

    // The seller answers on a phone in Arabic, and shares a number.
    const context = await browser.newContext({
      viewport: { width: phone.width, height: phone.height },
      locale: locales.ar.intl,
      serviceWorkers: 'block',
    });
    const sellers = await context.newPage();
    await dismissWelcome(sellers);
    await beMember(sellers, seller);
    await visit(sellers, '/messages', phone);
    await sellers.getByRole('link', { name: title }).click();
    await expect(sellers.getByRole('log').getByText('I can come on Saturday.')).toBeVisible();
    const composer = sellers.getByLabel(ar('conversations:write'));
    await composer.fill('أهلًا، تعال الساعة الرابعة');
    await sellers.getByRole('button', { name: ar('conversations:send') }).click();
    await expect(log.getByText('أهلًا، تعال الساعة الرابعة')).toBeVisible();
    await composer.fill('7185550142');
    await sellers.getByRole('button', { name: ar('conversations:sharePhone') }).click();
    const sharing = sellers.getByRole('dialog', { name: ar('conversations:sharePhoneTitle') });
    await sharing.getByRole('button', { name: ar('conversations:share'), exact: true }).click();
    await expect(log.getByRole('link', { name: en('conversations:call') })).toHaveAttribute(
      'href',
      'tel:+17185550142',
    );

    // It is sold: the buyer's open conversation says so and offers a review.
    await visit(sellers, '/my-product', phone);
    await sellers
      .locator(`#post-${post}`)
      .getByRole('button', { name: `${ar('my-posts:markSold')}: ${title}`, exact: true })
      .click();
    await expect(sellers.locator(`#post-${post}`)).toHaveCount(0);
    await context.close();
    // The open conversation learns of it.
    await expect(page.getByText(en('conversations:state.sold')).first()).toBeVisible();
    await log.getByRole('button', { name: en('conversations:review') }).click();
    const dialog = page.getByRole('dialog', { name: en('review-form:title') });
    await dialog.getByRole('radio').nth(3).focus();
    await page.keyboard.press('5');
    const text = 'Just as described, and he waited for my late train.';
    await dialog.getByLabel(en('review-form:memberText')).fill(text);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: en('review-form:send') }).click();
    await expect(dialog).toBeHidden();

    // A moderator approves it too early, takes that back with Z, and approves it again.
    const team = await browser.newContext({ locale: locales.en.intl, serviceWorkers: 'block' });
    const moderators = await team.newPage();
    await dismissWelcome(moderators);
    await beOfTheTeam(moderators, 'moderator');
    await visit(moderators, '/admin/reviews', desk);
    const row = moderators.getByRole('listitem').filter({ hasText: title });
    await row.focus();
    await moderators.keyboard.press('a');
    await expect(row).toBeHidden();
    await moderators.keyboard.press('z');
    await expect(moderators.getByText(en('admin-reviews:undone'))).toBeVisible();
    await expect(row).toBeVisible();
    await row.focus();
    await moderators.keyboard.press('a');
    await expect(row).toBeHidden();
    await team.close();

    // Nothing was lost or doubled on the way.
    const token = await newToken(request);
    const { data } = await callApi(
      request,
      listThreadMessages,
      { params: { id: conversation }, query: {} },
      { token },
    );
    expect(data.map(({ mine, phone: shared }) => [mine, shared !== null])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
});
