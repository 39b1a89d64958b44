import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../../contract/accounts.ts';
import { sessionSchema } from '../../../contract/profile.ts';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { createPost, type Post } from '../../post.ts';
import { localStorage } from '../../storage/storage.ts';
import { smtpServer, type TestSmtp } from '../../testing/smtp-server.ts';
import { addressBelow, noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { senderOf } from '../settings/service.ts';

/* The email about a sign-in on a new device, through a real mail server. */

const password = 'a password of tests';
const network = '203.0.113.77';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerFirefox = firefox.replaceAll('140.0', '141.0');
const phone =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let site: TestSite;
let smtp: TestSmtp;
let post: Post;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  site = await testSite();
  smtp = await smtpServer();
  const { db, connectionString, dataDir } = site;
  const environment = readEnvironment({ DATA_DIR: dataDir, NODE_ENV: 'test', SMTP_URL: smtp.url });
  const log = pino({ level: 'silent' });
  const from = (lang: 'en' | 'ar') => senderOf(db, lang);
  post = createPost({ environment, connectionString, log, senderOf: from, pollSeconds: 0.5 });
  app = createApp({
    db,
    environment,
    log,
    storage: localStorage(join(dataDir, 'media')),
    ...post,
    now: () => noon,
  });
});
afterAll(async () => {
  await post.queue.stop();
  await smtp.close();
  await site.close();
});

async function signIn(email: string, userAgent: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
  const init = { method: 'POST', headers, body: JSON.stringify({ email, password }) };
  const answer = await app.request(addressBelow(logIn.path.slice(1), 'en', 0), init, {
    incoming: { socket: { remoteAddress: network } },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.token;
}

it('each new device causes one email, in the language of the member, without its location', async () => {
  const { id, email } = await site.member({ name: 'هدى', email: 'huda@post.example', password });
  await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', id).execute();
  await signIn(email, firefox);
  // A browser update does not make a new device.
  await signIn(email, newerFirefox);
  const token = await signIn(email, phone);
  await signIn(email, phone);
  const mail = await smtp.next();
  expect(mail).toMatchObject({ receiver: email, subject: expect.stringMatching(/\p{Script=Arabic}/u) });
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.text).toContain('Chrome, Android');
  for (const part of [mail.text, mail.html]) expect(part).not.toContain(network);

  // Another member's email arrives after all that was sent before.
  const other = await site.member({ email: 'salma@post.example', password });
  await signIn(other.email, phone);
  await signIn(other.email, firefox);
  expect((await smtp.next()).receiver).toBe(other.email);
  expect(smtp.taken).toHaveLength(2);

  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.request(addressBelow('profile/sessions', 'en', 0), { headers });
  const text = await answer.text();
  const sessions: Record<string, unknown>[] = JSON.parse(text).data;
  expect(new Set(sessions.flatMap(Object.keys))).toEqual(new Set(Object.keys(sessionSchema.shape)));
  expect(sessions.map(({ browser, system }) => `${browser}, ${system}`)).toContain('Chrome, Android');
  for (const hidden of [network, 'Mozilla', 'hash']) expect(text).not.toContain(hidden);
});
