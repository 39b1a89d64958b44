import { randomBytes } from 'node:crypto';
import type { Variant } from './fixtures.ts';
import { expect, test, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { asMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { beOfTheTeam, onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

/*
 * An administrator finds a user, grants and revokes a role, bans and unbans them; answers a message; reads the log.
 */

const base = '/api/NY/en/0';

function testPeople({ lang }: Pick<Variant, 'lang'>) {
  test('a user is found, granted a role, banned and unbanned, and the log records it', async ({
    page,
    request,
  }) => {
    const t = wordsOf[lang];
    const name = `Nadim ${randomBytes(4).toString('hex')}`;
    const person = await newMember(request, name);
    const post = await postThing(request, person, 'An oud of walnut');
    await moderate(request, 'product', post);
    const statusOf = async () => (await request.get(`${base}/products/${post}`)).status();
    const isSignedIn = async () => (await request.get(`${base}/profile`, asMember(person))).status() === 200;
    expect([await statusOf(), await isSignedIn()]).toEqual([200, true]);

    await beOfTheTeam(page, 'admin');
    await visit(page, '/admin/users', { lang });
    await page.getByLabel(t('admin-users:q')).fill(name.split(' ')[1] ?? '');
    await page.getByRole('button', { name: t('admin-users:find') }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: t('admin-users:changeRole') }).click();
    const role = page.getByRole('dialog');
    await role.getByRole('radio', { name: t('admin-users:role.editor') }).check();
    await role.getByRole('button', { name: t('admin-users:giveRole') }).click();
    await expect(role).toBeHidden();
    await expect(page.getByRole('region', { name: t('admin-users:account'), exact: true })).toContainText(
      t('admin-users:role.editor'),
    );
    expect(await isSignedIn()).toBe(false);
    // A user with a role cannot be banned; the role is revoked first.
    await expect(page.getByRole('button', { name: t('admin-users:ban'), exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t('admin-users:changeRole') }).click();
    await role.getByRole('radio', { name: t('admin-users:role.member') }).check();
    await role.getByRole('button', { name: t('admin-users:giveRole') }).click();

    await page.getByRole('button', { name: t('admin-users:ban'), exact: true }).click();
    const ban = page.getByRole('dialog');
    await ban.getByRole('button', { name: t('admin-users:ban'), exact: true }).click();
    await expect(ban.getByText(t('admin-users:reasonMissing'))).toBeVisible();
    await ban.getByLabel(t('admin-users:reason')).fill('Adverts, nothing else');
    await ban.getByRole('button', { name: t('admin-users:ban'), exact: true }).click();
    await expect(ban).toBeHidden();
    await expect(page.getByText(t('admin-users:hidden', { count: 1 }))).toBeVisible();
    expect(await statusOf()).toBe(410);
    const gone = await request.get(`/Show-Product/${post}/an-oud-of-walnut`);
    expect(gone.status()).toBe(410);
    expect(await findInMail(person.email, /Adverts, nothing else/)).toBeTruthy();
    const signIn = await request.post(`${base}/login`, {
      data: { email: person.email, password: person.password },
    });
    expect([signIn.status(), (await signIn.json()).code]).toEqual([403, 'banned']);

    await page.getByRole('button', { name: t('admin-users:unban') }).click();
    const back = page.getByRole('dialog');
    await back.getByRole('button', { name: t('admin-users:unban') }).click();
    await expect(back).toBeHidden();
    await expect(page.getByText(t('admin-users:posts.published', { count: 1 }))).toBeVisible();
    expect(await statusOf()).toBe(200);
    await expect
      .poll(async () => (await request.get(`/Show-Product/${post}/an-oud-of-walnut`)).status())
      .toBe(200);

    const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
    await page.goto(`/admin/audit?subject=user&subjectId=${id}`);
    const lines = page.getByRole('main').locator('ol > li');
    await expect(lines).toHaveCount(4);
    await expect(lines.nth(1)).toContainText('Adverts, nothing else');
    await expect(lines.nth(3)).toContainText(t('admin-users:role.editor').toLowerCase());
    await expect(lines.first()).toContainText(name);
  });
}

function testMessages({ lang }: Pick<Variant, 'lang'>) {
  test('a message is answered by email, closed, reopened, and found in the log', async ({
    page,
    request,
  }) => {
    const t = wordsOf[lang];
    const email = `reader-${randomBytes(6).toString('hex')}@post.example`;
    const sent = await request.post(`/api/NY/${lang}/0/contact`, {
      data: { name: 'سليم Saleem', email, message: 'A wrong number.\nرقم خطأ' },
    });
    expect(sent.status()).toBe(200);
    await beOfTheTeam(page, 'admin');
    await visit(page, `/admin/messages?q=${encodeURIComponent(email)}`, { lang });
    await page.getByRole('link', { name: 'سليم Saleem' }).click();
    await expect(page.getByText('A wrong number.')).toBeVisible();
    await page.getByRole('button', { name: t('admin-contact:send') }).click();
    await expect(page.getByText(t('admin-contact:bodyMissing')).first()).toBeVisible();
    await page.getByLabel(t('admin-contact:body')).fill('It is right now.');
    await page.getByRole('button', { name: t('admin-contact:send') }).click();
    await expect(page.getByRole('region', { name: t('admin-contact:answer') })).toContainText(
      'It is right now.',
    );
    expect(await findInMail(email, /It is right now\.[\s\S]*> A wrong number\.\n> رقم خطأ/)).toBeTruthy();
    // The toasts at the top of the page can be closed, too.
    const sender = page.getByRole('region', { name: t('admin-contact:sender') });
    await sender.getByRole('button', { name: t('admin-contact:close') }).click();
    await sender.getByRole('button', { name: t('admin-contact:reopen') }).click();
    await expect(sender.getByRole('button', { name: t('admin-contact:close') })).toBeVisible();
    const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
    await page.goto(`/admin/audit?subject=message&subjectId=${id}`);
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(3);
  });
}

onDesks(testPeople);
onPhones((variant) => {
  if (variant.lang === 'ar') testPeople(variant);
  else testMessages(variant);
});
onDesks((variant) => {
  if (variant.lang === 'ar') testMessages(variant);
});
