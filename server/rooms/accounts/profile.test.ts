import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changePassword,
  confirmEmail,
  resetPassword,
  sendResetCode,
  type User,
  verifyResetCode,
} from '../../../contract/accounts.ts';
import { addFavorite } from '../../../contract/favorites.ts';
import { readJob } from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import {
  changeEmail,
  deleteAccount,
  exportAccount,
  readProfile,
  resendConfirmation,
  saveProfile,
} from '../../../contract/profile.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { addJobs } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

const password = 'a password of tests';
let now = noon;
let site: TestSite;
let salma: TestMember;
beforeAll(async () => {
  site = await testSite(() => now);
});
beforeEach(async () => {
  now = noon;
  salma = await site.member();
});
afterAll(() => site.close());

const profileOf = async (member: TestMember): Promise<User> =>
  (await (await member.call(readProfile)).json()).data;
const save = (fields: unknown, lang?: string) => salma.callUnchecked(saveProfile, { body: fields }, { lang });
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
};
const upload = async (
  member: TestMember,
): Promise<{ id: number; url: string; variants: { url: string }[] }> => {
  const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#0f6f69' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], 'me.png'));
  const headers = { authorization: `Bearer ${member.token}` };
  return (await (await site.ask(addressOf(uploadPicture), { method: 'POST', body, headers })).json()).data;
};
const confirm = (token: string, lang = 'en') => site.call(confirmEmail, { body: { token } }, { lang });
const tokenIn = (text: string | undefined) => /\/Confirm-Email#([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('a profile', () => {
  it('is read and saved by its owner, each field independently', async () => {
    const picture = await upload(salma);
    const saved = await save({
      name: '  Salma\n Haddad ',
      phone: '٧١٨ ٥٥٥ ٠١٤٢',
      gender: 'female',
      lang: 'ar',
    });
    expect(saved.status).toBe(200);
    expect(await profileOf(salma)).toMatchObject({
      name: 'Salma Haddad',
      phone: '+17185550142',
      gender: 'female',
      lang: 'ar',
      email: salma.email,
      picture: null,
    });
    await save({ picture: picture.id, phone: '' });
    expect(await profileOf(salma)).toMatchObject({
      name: 'Salma Haddad',
      phone: null,
      picture: { id: picture.id },
    });
    await save({ picture: null, gender: null });
    expect(await profileOf(salma)).toMatchObject({ picture: null, gender: null });
  });
  it('names invalid fields in the requested language', async () => {
    expect(await errorsOf(await save({ name: ' ' }))).toEqual({ name: ['Name is required'] });
    expect(await errorsOf(await save({ phone: '12' }, 'ar'))).toEqual({ phone: ['رقم الهاتف غير صالح'] });
    const [omar] = [await site.member()];
    const { id } = await upload(omar);
    expect(Object.keys(await errorsOf(await save({ picture: id })))).toEqual(['picture']);
  });
  it('ignores role, address and confirmation in the body', async () => {
    await save({
      name: 'X',
      role: 'admin',
      email: 'x@y.example',
      emailConfirmed: true,
      id: 1,
      password: 'x',
    });
    expect(await profileOf(salma)).toMatchObject({ id: salma.id, role: 'member', email: salma.email });
  });
  it('subscribes to the newsletter and unsubscribes', async () => {
    const isThere = () =>
      site.db
        .selectFrom('subscription')
        .select(['confirmed_at', 'unsubscribed_at'])
        .where('email', '=', salma.email)
        .executeTakeFirst();
    await save({ newsletter: true });
    expect(await isThere()).toEqual({ confirmed_at: noon, unsubscribed_at: null });
    await save({ newsletter: false });
    expect((await isThere())?.unsubscribed_at).toEqual(noon);
  });
});

describe('a change of address', () => {
  const change = (email: string, given = password) =>
    salma.call(changeEmail, { body: { email, password: given } });

  it('takes effect once the new address is confirmed, and both addresses are notified', async () => {
    expect((await change('new@post.example')).status).toBe(200);
    const mail = await site.nextMail();
    expect(mail.receiver).toBe('new@post.example');
    expect(await profileOf(salma)).toMatchObject({ email: salma.email, pendingEmail: 'new@post.example' });
    const token = tokenIn(mail.text);
    expect((await (await confirm(token)).json()).data).toEqual({ email: 'new@post.example' });
    expect(await profileOf(salma)).toMatchObject({ email: 'new@post.example', pendingEmail: null });
    const mails = [await site.nextMail(), await site.nextMail()];
    expect(mails.map(({ receiver }) => receiver).sort()).toEqual([salma.email, 'new@post.example'].sort());
    // Following the link again, as programs that scan emails do, has the same response and no effect.
    expect((await (await confirm(token)).json()).data).toEqual({ email: 'new@post.example' });
    expect(await site.otherMails()).toEqual([]);
    await site.db
      .updateTable('app_user')
      .set({ email: 'left@post.example' })
      .where('id', '=', salma.id)
      .execute();
    expect(await errorsOf(await confirm(token))).toEqual({
      token: ['This link is no longer valid. Ask for a new one.'],
    });
  });
  it('requires the password and rejects an address of another account', async () => {
    const omar = await site.member();
    expect(await errorsOf(await change('x@post.example', 'wrong'))).toEqual({
      password: ['Wrong password.'],
    });
    expect(Object.keys(await errorsOf(await change(omar.email)))).toEqual(['email']);
    expect(await errorsOf(await change('x'))).toEqual({ email: ['Email is not valid'] });
    expect(await errorsOf(await change(salma.email))).toEqual({ email: ['This is your email already.'] });
    expect(await site.otherMails()).toEqual([]);
  });
  it('rejects an address that another account took in the meantime', async () => {
    await change('raced@post.example');
    const token = tokenIn((await site.nextMail()).text);
    await site.member({ email: 'raced@post.example' });
    expect(Object.keys(await errorsOf(await confirm(token)))).toEqual(['token']);
    expect((await profileOf(salma)).email).toBe(salma.email);
  });
  it('gives an address to one of two accounts that confirm it concurrently', async () => {
    const omar = await site.member();
    const wanted = { email: 'both@post.example', password };
    await change(wanted.email);
    await omar.call(changeEmail, { body: wanted });
    const tokens = [tokenIn((await site.nextMail()).text), tokenIn((await site.nextMail()).text)];
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await site.otherMails();
  });
  it('accepts only the newest link, sends one per minute, and expires', async () => {
    await change('first@post.example');
    const first = tokenIn((await site.nextMail()).text);
    expect((await change('second@post.example')).status).toBe(429);
    now = new Date(noon.getTime() + limits.code.resendSeconds * 1000);
    await change('second@post.example');
    const second = tokenIn((await site.nextMail()).text);
    expect((await confirm(first)).status).toBe(422);
    now = new Date(now.getTime() + limits.linkHours * 3_600_000);
    expect((await confirm(second)).status).toBe(422);
  });
});

it('the own address is confirmed by a link, which can be resent', async () => {
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: null })
    .where('id', '=', salma.id)
    .execute();
  expect((await salma.call(resendConfirmation, { body: {} })).status).toBe(200);
  const token = tokenIn((await site.nextMail()).text);
  expect((await confirm('x'.repeat(43))).status).toBe(422);
  expect((await confirm(token)).status).toBe(200);
  expect((await profileOf(salma)).emailConfirmed).toBe(true);
  expect((await (await confirm(token)).json()).data).toEqual({ email: salma.email });
  now = new Date(noon.getTime() + 600_000);
  await salma.call(resendConfirmation, { body: {} });
  expect(await site.otherMails()).toEqual([]);
});

describe('deleting an account', () => {
  const remove = (given: string) => salma.call(deleteAccount, { body: { password: given } });

  it('deletes all of it: posts, pictures and their files, saved items, messages, sessions', async () => {
    const picture = await upload(salma);
    await save({ picture: picture.id, newsletter: true });
    const [job = 0] = await addJobs(site, { title: { en: 'Mine' }, ownerId: salma.id });
    const [other = 0] = await addJobs(site, { title: { en: 'Of another' } });
    await salma.call(addFavorite, { body: { kind: 'job', id: other } });
    await site.db
      .insertInto('contact_message')
      .values({ name: 'S', email: salma.email.toUpperCase(), phone: null, message: 'Hello' })
      .execute();
    expect((await remove(password)).status).toBe(200);
    expect((await site.nextMail()).receiver).toBe(salma.email);
    await site.otherMails();

    expect((await salma.call(readProfile)).status).toBe(401);
    expect((await site.call(readJob, { params: { id: job } })).status).toBe(404);
    expect((await site.call(readJob, { params: { id: other } })).status).toBe(200);
    for (const { url } of picture.variants) expect((await site.ask(url)).status).toBe(404);
    const dump = JSON.stringify(
      await Promise.all(
        (
          [
            'app_user',
            'session',
            'media',
            'saved_item',
            'contact_message',
            'subscription',
            'mail_proof',
          ] as const
        ).map((table) => site.db.selectFrom(table).selectAll().execute()),
      ),
    );
    expect(dump.toLowerCase()).not.toContain(salma.email);
  });
  it('requires the password', async () => {
    expect(await errorsOf(await remove('wrong'))).toEqual({ password: ['Wrong password.'] });
    expect((await salma.call(readProfile)).status).toBe(200);
  });
});

describe('an unconfirmed address', () => {
  const unproved = () =>
    site.db.updateTable('app_user').set({ email_confirmed_at: null }).where('id', '=', salma.id).execute();
  const ofItsOwner = async () => {
    await site.db
      .insertInto('contact_message')
      .values({ name: 'The owner', email: salma.email, phone: null, message: 'A secret of the owner' })
      .execute();
    await site.db
      .insertInto('subscription')
      .values({ email: salma.email, lang: 'en', confirmed_at: noon })
      .execute();
  };
  const stored = async () => ({
    messages: (
      await site.db.selectFrom('contact_message').select('id').where('email', '=', salma.email).execute()
    ).length,
    subscription: await site.db
      .selectFrom('subscription')
      .select(['confirmed_at', 'unsubscribed_at'])
      .where('email', '=', salma.email)
      .executeTakeFirst(),
  });
  const untouched = { messages: 1, subscription: { confirmed_at: noon, unsubscribed_at: null } };

  it('exports nothing that its real owner wrote', async () => {
    await unproved();
    await ofItsOwner();
    const text = await (await salma.call(exportAccount)).text();
    expect(JSON.parse(text)).toMatchObject({ messages: [], newsletter: null });
    expect(text).not.toContain('A secret of the owner');
  });
  it('leaves its real owner’s data when the account is deleted or changes its address', async () => {
    await unproved();
    await ofItsOwner();
    await salma.call(changeEmail, { body: { email: `other-${salma.email}`, password } });
    await confirm(tokenIn((await site.nextMail()).text));
    await site.otherMails();
    expect(await stored()).toEqual(untouched);
    await site.db
      .updateTable('app_user')
      .set({ email: salma.email, email_confirmed_at: null })
      .where('id', '=', salma.id)
      .execute();
    expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
    await site.otherMails();
    expect(await stored()).toEqual(untouched);
  });
});

it.each(['by a code', 'by the old one'])(
  'a password that is changed %s revokes all links that would move the account to another address',
  async (way) => {
    await salma.call(changeEmail, { body: { email: `thief-${salma.email}`, password } });
    const token = tokenIn((await site.nextMail()).text);
    const chosen = { password: 'a much better one', passwordConfirmation: 'a much better one' };
    if (way === 'by a code') {
      await site.call(sendResetCode, { body: { email: salma.email } });
      const otp = /\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0] ?? '';
      const verified = await site.call(verifyResetCode, { body: { email: salma.email, otp } });
      const body = { ...(await verified.json()).data, ...chosen };
      expect((await site.call(resetPassword, { body })).status).toBe(200);
    } else {
      const changed = await salma.call(changePassword, {
        body: { oldPassword: password, ...chosen },
      });
      expect(changed.status).toBe(200);
    }
    await site.otherMails();
    expect((await confirm(token)).status).toBe(422);
  },
);

it('an export contains all personal data, no secrets, and nobody else’s data', async () => {
  const omar = await site.member({ name: 'Omar Haddad' });
  await addJobs(
    site,
    { title: { en: 'Baker of mine' }, ownerId: salma.id },
    { title: { en: 'Baker of Omar' }, ownerId: omar.id },
  );
  await upload(salma);
  const response = await salma.call(exportAccount);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const text = await response.text();
  const file = JSON.parse(text);
  expect(file.account.email).toBe(salma.email);
  expect(file.posts).toMatchObject([{ title_en: 'Baker of mine' }]);
  expect(file.pictures).toHaveLength(1);
  expect(file.sessions).toHaveLength(1);
  expect(text).not.toMatch(/Omar|argon2|password_hash|token_hash|totp_secret|recovery|search_vector/);
});

it.each([readProfile, saveProfile, changeEmail, resendConfirmation, exportAccount, deleteAccount])(
  '$method $path requires a member',
  async (endpoint) => {
    expect((await site.callUnchecked(endpoint)).status).toBe(401);
  },
);
