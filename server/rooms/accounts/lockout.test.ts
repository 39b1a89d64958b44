import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { localStorage } from '../../storage/storage.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const { signInAccount, signInNetwork } = limits.rates;
const password = 'a password of tests';
const better = 'an entirely new one';

let now: Date;
let site: TestSite;
let folder: string;
let salma: TestMember;
let apps: ReturnType<typeof createApp>[];
beforeAll(async () => {
  now = noon;
  site = await testSite(() => now);
  folder = await mkdtemp(join(tmpdir(), 'nodes-'));
  // Two nodes with one database, which share their counters.
  apps = [0, 1].map(() =>
    createApp({
      db: site.db,
      environment: readEnvironment({
        DATA_DIR: folder,
        NODE_ENV: 'test',
        DATABASE_URL: 'postgresql://database.example/site',
      }),
      log: pino({ level: 'silent' }),
      storage: localStorage(join(folder, 'media')),
      mailer: site.mailer,
      queue: site.queue,
      now: () => now,
    }),
  );
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  salma = await site.member({ role: 'admin' });
});

let tries = 0;
/** Alternates between the nodes. */
const post = async (path: string, body: unknown, { from = '203.0.113.9', cookie = '' } = {}) => {
  tries += 1;
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  };
  const app = apps[tries % 2] as (typeof apps)[number];
  return app.request(`/api/NY/en/0/${path}`, init, { incoming: { socket: { remoteAddress: from } } });
};
const signIn = (given: string, from?: string, cookie?: string) =>
  post(
    'login',
    { email: salma.email, password: given },
    { ...(from && { from }), ...(cookie && { cookie }) },
  );
const deviceIn = (response: Response) =>
  /device=[\w-]{43}/.exec(response.headers.get('set-cookie') ?? '')?.[0];
/** Attackers from many networks exhaust the limit that all unknown browsers share. */
const attack = async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < signInAccount.points + 3; tried++)
    statuses.push((await signIn('wrong', `198.51.100.${tried}`)).status);
  expect(statuses).toEqual([...Array(signInAccount.points).fill(422), 429, 429, 429]);
};
const forgot = (from?: string) => post('forgot-password', { email: salma.email }, { ...(from && { from }) });
const tokenIn = (text = '') => /\/Forget-Password\?lang=en#([\w-]{43})/.exec(text)?.[1] ?? '';
const setPassword = (resetToken: string, cookie = '') =>
  post('reset-password', { resetToken, password: better, passwordConfirmation: better }, { cookie });

describe('an account under attack from many networks', () => {
  it('admits its owner in a trusted browser, which has its own counter', async () => {
    const device = deviceIn(await signIn(password, '203.0.113.1'));
    expect(device).toBeDefined();
    await attack();
    const [known, stranger] = [
      await signIn(password, '203.0.113.2', device),
      await signIn(password, '203.0.113.3', `device=${'x'.repeat(43)}`),
    ];
    expect([known.status, stranger.status]).toEqual([200, 429]);
    expect(await stranger.json()).toMatchObject({ code: 'sign_in_paused' });
    // The cookie is valid for this account only, and does not allow unlimited attempts.
    for (let tried = 0; tried < signInAccount.points; tried++)
      expect((await signIn('wrong', `203.0.113.${tried}`, device)).status).toBe(422);
    expect((await signIn(password, '203.0.113.1', device)).status).toBe(429);
  });

  it('admits its owner after a reset by email, on every node, and revokes the trust of other browsers', async () => {
    const old = deviceIn(await signIn(password, '203.0.113.1'));
    await attack();
    expect((await signIn(password)).status).toBe(429);
    expect((await forgot('203.0.113.4')).status).toBe(200);
    const done = await setPassword(tokenIn((await site.nextMail()).text));
    expect(done.status).toBe(200);
    await site.nextMail();
    // On both nodes.
    expect([(await signIn(better)).status, (await signIn(better)).status]).toEqual([200, 200]);
    await attack();
    expect((await signIn(better, '203.0.113.1', old)).status).toBe(429);
    expect((await signIn(better, '203.0.113.1', deviceIn(done))).status).toBe(200);
  });

  it('lets a signed-in member change the password as before', async () => {
    await attack();
    const changed = await salma.call(changePassword, {
      body: {
        ...{ oldPassword: password, password: better, passwordConfirmation: better },
      },
    });
    expect(changed.status).toBe(200);
    await site.nextMail();
  });
});

it('one network exhausts its own attempts, and leaves some to the owner on a new device', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 24; tried++) statuses.push((await signIn('wrong', '198.51.100.200')).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(signInNetwork.points);
  expect((await signIn(password, '203.0.113.77')).status).toBe(200);
});

describe('password reset codes that strangers request', () => {
  it('never lock the owner out: the link of the newest email works when codes are revoked and the daily limit is reached', async () => {
    let text: string | undefined;
    for (let sent = 0; sent < limits.code.aDay; sent++) {
      now = new Date(now.getTime() + 31 * 60_000);
      // The rate limiter uses another clock than the application.
      await sql`delete from rate_limit`.execute(site.db);
      expect((await forgot(`198.51.100.${sent}`)).status).toBe(200);
      ({ text } = await site.nextMail());
      for (let tried = 0; tried < limits.code.tries; tried++)
        await post('verify-otp', { email: salma.email, otp: '000000' }, { from: `192.0.2.${tried}` });
    }
    const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
    const own = await post('verify-otp', { email: salma.email, otp: code });
    expect(own.status).toBe(422);
    now = new Date(now.getTime() + 31 * 60_000);
    const refused = await forgot('203.0.113.5');
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'reset_mailed']);
    // Until the counter of codes resets.
    now = new Date(now.getTime() + 18 * 3_600_000);
    expect((await setPassword(tokenIn(text))).status).toBe(200);
    await site.nextMail();
    expect((await setPassword(tokenIn(text))).status).toBe(422);
    expect((await signIn(better)).status).toBe(200);
  });

  it('not even if they are requested faster than emails are sent', async () => {
    const answers = [];
    for (let tried = 0; tried < 8; tried++) answers.push(await forgot(`198.51.100.${100 + tried}`));
    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(7).fill(429)]);
    for (const answer of answers.slice(1)) expect((await answer.json()).code).toBe('reset_mailed');
    expect((await setPassword(tokenIn((await site.nextMail()).text))).status).toBe(200);
    await site.otherMails();
  });
});

it('the cookie of a browser is invisible to scripts and pages, and stored hashed', async () => {
  const response = await signIn(password, '203.0.113.1');
  const cookie = response.headers.get('set-cookie') ?? '';
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api', 'Max-Age=15552000'])
    expect(cookie).toContain(part);
  const { rows } = await sql<{
    dump: string;
  }>`select jsonb_agg(d)::text as dump from trusted_device d`.execute(site.db);
  expect(rows[0]?.dump).not.toContain(deviceIn(response)?.slice('device='.length));
});
