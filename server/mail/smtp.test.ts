import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import { createPost, type Post } from '../post.ts';
import { type CapturedLog, capturedLog } from '../testing/captured-log.ts';
import { type Answers, smtpServer } from '../testing/smtp-server.ts';
import type { Mail } from './letter.ts';
import { mailJob } from './mailer.ts';

let database: TestDatabase;
let captured: CapturedLog;
let closing: (() => Promise<void>)[];
beforeEach(async () => {
  database = await testDatabase();
  captured = capturedLog();
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  // Whatever happens to an email, the log contains neither its recipient nor its content.
  expect(captured.lines.join('\n')).not.toMatch(/huda|048213/i);
  await database.drop();
});

const letter = { kind: 'reset-code', name: 'Huda', code: '048213', link: 'https://city.example/' } as const;
const mail: Mail = { to: 'huda@post.example', lang: 'en', letter };

/** The mailer as in production, except for its delays. */
function post(SMTP_URL: string, patienceMs = 5_000): Post {
  const made = createPost({
    environment: readEnvironment({
      SMTP_URL,
      PUBLIC_URL: 'https://city.example',
      MAIL_FROM: 'City Post <post@city.example>',
    }),
    connectionString: database.connectionString,
    log: captured.log,
    senderOf: async (lang) => ({ name: lang === 'ar' ? 'المدينة' : 'City', email: 'hello@city.example' }),
    job: { ...mailJob, pauseSeconds: 1, longestPauseSeconds: 1 },
    pollSeconds: 0.5,
    superviseEverySeconds: 1,
    patienceMs,
  });
  closing.push(() => made.queue.stop());
  return made;
}
async function server(answers?: Answers, port?: number) {
  const made = await smtpServer({ ...(answers && { answers }), ...(port && { port }) });
  closing.push(made.close);
  return made;
}
const jobs = async () =>
  (await database.db.executeQuery({ sql: 'select state, data from pgboss.job', parameters: [] } as never))
    .rows;

/** A marker after which no earlier email can arrive any more. */
async function settle({ mailer }: Post, next: () => Promise<{ receiver: string }>) {
  await mailer.send(database.db, { ...mail, to: 'last@post.example' });
  expect((await next()).receiver).toBe('last@post.example');
}

it('an email arrives in each language, from the site, marked as automatic', async () => {
  const smtp = await server();
  const { mailer } = post(smtp.url);
  for (const [lang, subject] of [
    ['en', 'Your code for a new password on City'],
    ['ar', 'رمزك لتعيين كلمة مرور جديدة في المدينة'],
  ] as const) {
    await mailer.send(database.db, { ...mail, lang });
    const got = await smtp.next();
    expect(got).toMatchObject({
      receiver: 'huda@post.example',
      from: { name: 'City Post', address: 'post@city.example' },
      to: [{ address: 'huda@post.example' }],
      subject,
    });
    expect(got.messageId).toMatch(/^<[0-9a-f-]{36}@city\.example>$/);
    expect(Math.abs(Date.parse(got.date ?? '') - Date.now())).toBeLessThan(60_000);
    expect(got.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(got.text).toContain('\n\n048213\n\n');
    expect(got.html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
  }
});

it('a completed job is deleted', async () => {
  const smtp = await server();
  const made = post(smtp.url);
  await made.mailer.send(database.db, mail);
  await smtp.next();
  await made.queue.drain();
  expect(await jobs()).toEqual([]);
});

it('emails wait while the server is unreachable, and each is sent once when it is back', async () => {
  const first = await server();
  await first.close();
  const made = post(first.url);
  for (const to of ['huda1@post.example', 'huda2@post.example'])
    await made.mailer.send(database.db, { ...mail, to });
  await captured.line('"attempt":2');
  const back = await server(undefined, first.port);
  const receivers = [await back.next(), await back.next()].map(({ receiver }) => receiver);
  expect(receivers.sort()).toEqual(['huda1@post.example', 'huda2@post.example']);
  await settle(made, back.next);
  expect(back.taken).toHaveLength(3);
});

it('a temporary rejection is retried', async () => {
  let refusals = 2;
  const smtp = await server({
    receiver: (address) => (refusals-- > 0 ? { code: 451, text: `greylisted ${address}` } : undefined),
  });
  const made = post(smtp.url);
  await made.mailer.send(database.db, mail);
  expect((await smtp.next()).receiver).toBe('huda@post.example');
  expect(await captured.line('"attempt":2')).toContain('EENVELOPE 451');
  await settle(made, smtp.next);
  expect(smtp.taken).toHaveLength(2);
});

it("an address that does not exist is tried once, and the log contains the job's id only", async () => {
  const smtp = await server({
    receiver: (address) =>
      address.startsWith('huda') ? { code: 550, text: `no ${address} here` } : undefined,
  });
  const made = post(smtp.url);
  await made.mailer.send(database.db, mail);
  expect(JSON.parse(await captured.line('given up'))).toMatchObject({
    job: 'mail',
    attempt: 1,
    reason: 'refused with 550 at RCPT TO',
  });
  await settle(made, smtp.next);
  await made.queue.drain();
  expect(await jobs()).toEqual([]);
});

it('an email in progress at shutdown is sent by the next process', async () => {
  let isHeld = true;
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const smtp = await server({
    message: () => {
      arrived();
      return isHeld ? new Promise(() => undefined) : undefined;
    },
  });
  const ending = post(smtp.url, 50);
  await ending.mailer.send(database.db, mail);
  await underWay;
  await ending.queue.drain();
  await ending.queue.stop();
  isHeld = false;
  await post(smtp.url).queue.start();
  expect((await smtp.next()).receiver).toBe('huda@post.example');
});

it('an email whose process was killed is sent by another after the heartbeat has stopped', async () => {
  const smtp = await server();
  const sender = post(smtp.url);
  await sender.queue.start();
  await sender.queue.drain();
  await sender.mailer.send(database.db, mail);
  const killed = await new PgBoss({
    connectionString: database.connectionString,
    supervise: false,
    schedule: false,
  }).start();
  expect(await killed.fetch('mail')).toHaveLength(1);
  await killed.stop({ graceful: false });
  await database.db.executeQuery({
    sql: `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    parameters: [],
  } as never);
  await post(smtp.url).queue.start();
  expect((await smtp.next()).receiver).toBe('huda@post.example');
});
