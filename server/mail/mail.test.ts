import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.ts';
import type { Mail } from './letter.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const code: Mail = {
  to: 'huda@mail.example',
  lang: 'en',
  letter: { kind: 'reset-code', name: 'Huda', code: '123456', link: 'https://city.example/' },
};

it('an email is sent once its transaction is committed', async () => {
  await site.db.transaction().execute(async (trx) => {
    await site.mailer.send(trx, code);
  });
  expect(await site.nextMail()).toMatchObject({
    receiver: 'huda@mail.example',
    subject: 'Your code for a new password on Arab New York',
  });
  expect(await site.otherMails()).toEqual([]);
});

it('an email of a transaction that is rolled back is never sent', async () => {
  const undone = site.db.transaction().execute(async (trx) => {
    await site.mailer.send(trx, code);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await site.otherMails()).toEqual([]);
});
