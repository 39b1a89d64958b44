import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { createLog } from '../process/log.ts';
import { requestListener } from '../process/request-listener.ts';
import { localStorage } from '../storage/storage.ts';
import { served } from '../testing/raw-client.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** The application with a log at the most verbose level, and its output. */
async function talkative() {
  const lines: string[] = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      lines.push(String(piece));
      done();
    },
  });
  const app = createApp({
    db: site.db,
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' }),
    log: createLog({ logLevel: 'trace' }, stream),
    storage: localStorage(join(folder, 'media')),
    mailer: site.mailer,
    queue: site.queue,
    now: () => noon,
  });
  const { port } = await served(requestListener(app.fetch));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/api/NY/en/0/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { post, logged: () => lines.join('') };
}

it('The log contains no password, code, token, address or body, on success or failure', async () => {
  const { post, logged } = await talkative();
  const password = 'swordfish-and-olives';
  const fields = { name: 'Huda', email: 'huda@post.example', termsAccepted: true };
  const made = await post('register', { ...fields, password, passwordConfirmation: password });
  const { token } = (await made.json()).data;
  const confirmation = /#([\w-]{43})/.exec((await site.nextMail()).text ?? '')?.[1] as string;
  await post('login', { email: fields.email, password: 'wrong-sturgeon' });
  await post('forgot-password', { email: fields.email });
  const otp = /\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0] as string;
  const { resetToken } = (await (await post('verify-otp', { email: fields.email, otp })).json()).data;
  await post('profile/password', { oldPassword: password }, { authorization: `Bearer ${token}` });
  // The database fails: the error is logged with its stack.
  await sql`alter table app_user add constraint broken check (name = 'never') not valid`.execute(site.db);
  const hashed = 'a password that is hashed';
  const reset = { resetToken, password: hashed, passwordConfirmation: hashed };
  expect((await post('reset-password', reset)).status).toBe(500);
  await sql`alter table app_user drop constraint broken`.execute(site.db);
  const log = logged();
  expect(log).toContain('/api/:city/:lang/:cityId/register');
  expect(log).toContain('broken');
  for (const secret of [
    password,
    'wrong-sturgeon',
    hashed,
    token,
    confirmation,
    otp,
    resetToken,
    '$argon2id',
  ]) {
    expect(log.includes(secret), secret).toBe(false);
  }
  expect(log).not.toContain('huda@post.example');
});

it('Secrets that are logged by mistake are redacted by key', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      lines.push(String(piece));
      done();
    },
  });
  const secrets = {
    password: 'p1',
    token: 't1',
    otp: 'o1',
    authorization: 'a1',
    secret: 's1',
    recoveryCodes: 'r1',
  };
  createLog({ logLevel: 'info' }, stream).info({ ...secrets, body: secrets, request: { headers: secrets } });
  expect(lines.join('')).not.toMatch(/"(p1|t1|o1|a1|s1|r1)"/);
  expect(lines.join('')).toContain('[secret]');
});
