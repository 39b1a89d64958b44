import { locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { dismissWelcome, expect, test, variants, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { photo } from './photo-files.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

const desk = variants.find(({ lang, width }) => lang === 'en' && width > 992);
const phone = variants.find(({ lang, width }) => lang === 'ar' && width < 992);
if (!desk || !phone) throw new Error('a story of two browsers takes two looks');
const [en, ar] = [wordsOf.en, wordsOf.ar];

test.describe('two browsers', () => {
  test.use({
    viewport: { width: desk.width, height: desk.height },
    locale: locales.en.intl,
    // The test takes the network offline.
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  });

  test('exchange messages about a post, receive them live, and block', async ({ page, browser, request }) => {
    test.setTimeout(150_000);
    const owner = await newMember(request, 'Khalid Rahman');
    const salma = await newMember(request, 'Salma Khoury');
    // Other tests encounter this post in lists of both languages, so its title contains words of neither.
    const title = `O ${Number.parseInt(owner.email.slice(6, 12), 16)}`;
    const id = await postThing(request, owner, title);
    await moderate(request, 'product', id);

    // On a phone in Arabic, the owner opens an empty list of messages.
    const context = await browser.newContext({
      viewport: { width: phone.width, height: phone.height },
      locale: locales.ar.intl,
    });
    const other = await context.newPage();
    await dismissWelcome(other);
    await beMember(other, owner);
    await visit(other, '/messages', phone);
    await expect(other.getByText(ar('conversations:emptyTitle'))).toBeVisible();
    await expectUsable(other);

    // On a desktop in English, another member writes from the page of the post.
    await beMember(page, salma);
    await visit(page, `/Show-Product/${id}`, desk);
    await page
      .getByRole('link', { name: en('post-page:sendMessage') })
      .first()
      .click();
    const field = page.getByLabel(en('conversations:write'));
    await page.getByRole('button', { name: en('conversations:quick.product1') }).click();
    await expect(field).toHaveValue(en('conversations:quick.product1'));
    await field.press('Enter');
    await expect(page).toHaveURL(/\/messages\/\d+/);
    const log = page.getByRole('log');
    await expect(log.getByText(en('conversations:quick.product1'))).toBeVisible();
    await expect(log.getByText(en('conversations:seen'))).toBeHidden();
    await expectUsable(page);

    // The message arrives on the phone without a reload, and is answered.
    const row = other.getByRole('link', { name: title });
    await expect(row).toBeVisible();
    await expect(row).toContainText(en('conversations:quick.product1'));
    await row.click();
    await expect(other.getByRole('log').getByText(en('conversations:quick.product1'))).toBeVisible();
    await expectUsable(other);
    const answer = 'نعم، ما زال متاحًا';
    await other.getByLabel(ar('conversations:write')).fill(answer);
    await other.getByRole('button', { name: ar('conversations:send') }).click();
    await expect(other.getByRole('log').getByText(answer)).toBeVisible();

    // The desktop receives the answer and the read receipt; then so does the phone.
    await expect(log.getByText(answer)).toBeVisible();
    await expect(log.getByText(en('conversations:seen'))).toBeVisible();
    await expect(other.getByRole('log').getByText(ar('conversations:seen'))).toBeVisible();

    // A message that is being written survives a reload.
    await field.fill('Saturday at');
    await page.reload();
    await expect(field).toHaveValue('Saturday at');

    // A message written offline is queued and sent when the network is back.
    await page.context().setOffline(true);
    await field.fill('Saturday at four?');
    await field.press('Enter');
    await expect(log.getByText(en('conversations:notSent'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(log.getByText(en('conversations:notSent'))).toBeHidden();
    await expect(other.getByRole('log').getByText('Saturday at four?')).toHaveCount(1);

    // The owner sends a photo, which the desktop opens.
    await other.locator('input[type="file"]').setInputFiles([await photo(2)]);
    await expect(other.locator('[data-photo]')).toHaveCount(1);
    await expectUsable(other);
    await other.getByRole('button', { name: ar('conversations:send') }).click();
    const picture = log.getByRole('link', { name: en('conversations:photoOf', { place: 1, total: 1 }) });
    await expect(picture).toBeVisible();
    await expect(other.locator('[data-photo]')).toHaveCount(0);
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    // Typing a phone number offers to share it; the other side can call it until sharing is revoked.
    const typed = other.getByLabel(ar('conversations:write'));
    await typed.fill('رقمي ٧١٨٥٥٥٠١٤٢');
    await expect(other.getByText(ar('conversations:typedPhone'))).toBeVisible();
    await expectUsable(other);
    await other.getByRole('button', { name: ar('conversations:sharePhone') }).click();
    const sharing = other.getByRole('dialog', { name: ar('conversations:sharePhoneTitle') });
    await expect(sharing.getByLabel(ar('conversations:phone'))).toHaveValue('7185550142');
    await expectUsable(other);
    await sharing.getByRole('button', { name: ar('conversations:share'), exact: true }).click();
    await expect(sharing).toBeHidden();
    await typed.fill('');
    const call = log.getByRole('link', { name: en('conversations:call') });
    await expect(call).toHaveAttribute('href', 'tel:+17185550142');
    await expect(log.getByText(en('conversations:shareYoursText'))).toBeVisible();
    await expectUsable(page);
    await log.getByRole('button', { name: en('conversations:notNow') }).click();
    await expect(log.getByText(en('conversations:shareYoursText'))).toBeHidden();
    await other
      .getByRole('log')
      .getByRole('button', { name: ar('conversations:withdrawPhone') })
      .click();
    await expect(call).toBeHidden();
    await expect(log.getByText('(718) 555-0142')).toBeHidden();

    // A member who types a verification code is warned before sending it.
    await field.fill('482913');
    await expect(page.getByText(en('conversations:ownCodeTitle'))).toBeVisible();
    await field.fill('');

    // A request for payment in advance is flagged to its recipient only.
    await other.getByLabel(ar('conversations:write')).fill('Send $300 by Zelle today to hold it');
    await other.getByRole('button', { name: ar('conversations:send') }).click();
    await expect(page.getByText(en('conversations:warning.advance'))).toBeVisible();
    await expect(other.getByText(ar('conversations:warning.advance'))).toBeHidden();
    // A second one has a warning of its own, and the list keeps its mark after an answer.
    await other.getByLabel(ar('conversations:write')).fill('Or buy me two Apple gift cards');
    await other.getByRole('button', { name: ar('conversations:send') }).click();
    const warnings = log.getByRole('complementary');
    await expect(warnings).toHaveCount(2);
    await expect(warnings.first()).toContainText(en('conversations:warning.advance'));
    await expect(warnings.last()).toContainText(en('conversations:warning.giftCard'));
    await expect(page.getByRole('button', { name: en('conversations:hideWarning') })).toHaveCount(1);
    await field.fill('I would rather pay on Saturday.');
    await field.press('Enter');
    const inList = page.getByRole('region', { name: en('conversations:list') }).getByRole('listitem');
    await expect(inList).toContainText('I would rather pay on Saturday.');
    await expect(inList.getByText(en('conversations:hasWarning'))).toBeAttached();
    await expectUsable(page);
    await page.getByRole('button', { name: en('conversations:hideWarning') }).click();
    await expect(page.getByText(en('conversations:warning.advance'))).toBeHidden();

    // The desktop reports the conversation, and a moderator decides.
    await page.getByRole('button', { name: en('conversations:more') }).click();
    await page.getByRole('button', { name: en('conversations:report') }).click();
    const sheet = page.getByRole('dialog', { name: en('conversations:reportTitle') });
    await sheet.getByRole('radio', { name: en('conversations:reportReason.scam') }).check();
    await sheet.getByRole('button', { name: en('report:send') }).click();
    await expect(sheet.getByText(en('report:thanks'))).toBeVisible();
    await sheet.getByRole('button', { name: en('report:done') }).click();
    const team = await (await browser.newContext({ locale: locales.en.intl })).newPage();
    await dismissWelcome(team);
    await beOfTheTeam(team, 'moderator');
    await visit(team, '/admin/conversations', desk);
    await team.getByRole('link', { name: title }).click();
    await expect(team.getByText(answer)).toBeVisible();
    await expectUsable(team);
    await team.getByRole('button', { name: en('admin-conversations:readAll') }).click();
    await expect(team.getByRole('heading', { name: en('admin-conversations:whole') })).toBeVisible();
    await team.getByRole('button', { name: en('admin-conversations:uphold') }).click();
    await expect(team.getByRole('link', { name: title })).toBeHidden();
    await team.context().close();

    // The owner blocks the other member: neither can write, and the other side is not told why.
    await other.getByRole('button', { name: ar('conversations:more') }).click();
    await other.getByRole('button', { name: ar('conversations:block') }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('button', { name: ar('conversations:blockNow') }).click();
    await expect(other.getByText(ar('conversations:blockedNote'))).toBeVisible();
    await expect(page.getByText(en('conversations:closedNote'))).toBeVisible();
    await expect(field).toBeHidden();

    // The block is lifted in the settings.
    await visit(other, '/changePassword', phone);
    await other.getByRole('button', { name: ar('conversations:unblock') }).click();
    await expect(other.getByText(ar('conversations:nobodyBlocked'))).toBeVisible();
    await expect(field).toBeVisible();
    await context.close();
  });
});
