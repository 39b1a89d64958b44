import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { readEnvironment } from '../../environment.ts';
import { RefusedError, UnreachableError } from '../../mail/transport.ts';
import { createPost } from '../../post.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { readMail } from '../../testing/mail-box.ts';
import { type Answers, smtpServer } from '../../testing/smtp-server.ts';
import { addAccount } from '../accounts/service.ts';
import { createSubscriptions, setSubscription } from '../subscriptions/service.ts';
import { createNewsletter, type Newsletter } from './service.ts';

let database: TestDatabase;
let closing: (() => Promise<unknown>)[];
let actorId: number;
beforeEach(async () => {
  database = await testDatabase();
  closing = [];
  const account = {
    role: 'editor',
    name: 'Editor',
    email: 'editor@post.example',
    password: 'a password here',
  };
  actorId = await addAccount(database.db, account as Parameters<typeof addAccount>[1], new Date());
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  await database.drop();
});

type Transport = NonNullable<Parameters<typeof createPost>[0]['transport']>;
const pauses = { againMs: 500, brokenSeconds: 0 };

/** A sending process with its own queue, as in production except for its delays. */
async function process(
  way: ({ transport: Transport } | { smtp: string }) & { brokenSeconds?: number },
): Promise<{
  newsletter: Newsletter;
  end: () => Promise<void>;
}> {
  const environment = readEnvironment({
    PUBLIC_URL: 'https://city.example',
    MAIL_FROM: 'City Post <post@city.example>',
    ...('smtp' in way && { SMTP_URL: way.smtp }),
  });
  const { queue, mailer } = createPost({
    environment,
    connectionString: database.connectionString,
    log: capturedLog().log,
    senderOf: async () => ({ name: 'City', email: 'hello@city.example' }),
    ...('transport' in way && { transport: way.transport }),
    pollSeconds: 0.5,
    superviseEverySeconds: 1,
    patienceMs: 50,
  });
  const { publicUrl, cityCode } = environment;
  const { db } = database;
  const subscriptions = createSubscriptions({
    db,
    queue,
    mailer,
    publicUrl,
    cityCode,
    now: () => new Date(),
  });
  const { brokenSeconds = pauses.brokenSeconds } = way;
  const newsletter = createNewsletter({
    db,
    queue,
    mailer,
    courier: mailer,
    subscriptions,
    pauses: { ...pauses, brokenSeconds },
  });
  await queue.start();
  const end = async () => {
    await queue.drain();
    await queue.stop();
  };
  closing.push(end);
  return { newsletter, end };
}
async function server(answers?: Answers, port?: number) {
  const made = await smtpServer({ ...(answers && { answers }), ...(port && { port }) });
  closing.push(made.close);
  return made;
}
const subscribe = async (...emails: string[]) => {
  for (const email of emails)
    await setSubscription(database.db, email, email.startsWith('ar') ? 'ar' : 'en', true);
};
const fields = {
  langs: ['en' as const, 'ar' as const],
  subject: { en: 'News of May', ar: 'أخبار أيار' },
  body: { en: '<p>Hello <a href="/News">all</a></p>', ar: '<p>أهلًا بكم</p>' },
};
async function issueOf({ newsletter }: { newsletter: Newsletter }) {
  const { id, version } = await newsletter.create(fields, actorId, 'en');
  await newsletter.start({ id, actorId, version: String(version) }, 'en');
  return id;
}
/** Waits until the issue has this status, and returns its results. */
async function until({ newsletter }: { newsletter: Newsletter }, id: number, status: string) {
  await vi.waitFor(async () => expect((await newsletter.issue(id)).status).toBe(status), { timeout: 20_000 });
  return (await newsletter.issue(id)).progress;
}
const bouncesOf = (email: string) =>
  database.db
    .selectFrom('subscription')
    .select('bounces')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
    .then(({ bounces }) => bounces);

describe('an issue is sent', () => {
  it('once to every confirmed subscriber, in their language, with a one-click unsubscribe link', async () => {
    const smtp = await server();
    const site = await process({ smtp: smtp.url });
    await subscribe('en1@post.example', 'en2@post.example', 'ar1@post.example', 'left@post.example');
    await setSubscription(database.db, 'left@post.example', 'en', false);
    await database.db
      .insertInto('subscription')
      .values({ email: 'asked@post.example', lang: 'en' })
      .execute();
    const progress = await until(site, await issueOf(site), 'sent');
    expect(progress).toMatchObject({ receivers: 3, sent: 3, refused: 0, skipped: 0, unsure: 0 });
    expect(smtp.taken.map(({ receiver, subject }) => [receiver, subject]).sort()).toEqual([
      ['ar1@post.example', 'أخبار أيار'],
      ['en1@post.example', 'News of May'],
      ['en2@post.example', 'News of May'],
    ]);
    const mail = smtp.taken.find(({ receiver }) => receiver.startsWith('en1'));
    const { token } = await database.db
      .selectFrom('subscription')
      .select('token')
      .where('email', '=', 'en1@post.example')
      .executeTakeFirstOrThrow();
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(
      `<https://city.example/api/NY/en/0/subscribes/leave?token=${token}>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain('<a href="https://city.example/News"');
    expect(mail?.html).not.toMatch(/<img|http-equiv/);
    expect(mail?.text).toContain('Hello all (https://city.example/News)');
    expect(mail?.text).toContain(`https://city.example/Newsletter#leave=${token}`);
    expect(await database.db.selectFrom('newsletter_mail').selectAll().execute()).toEqual([]);
  });

  it('never twice to anyone, even if a process crashes', async () => {
    const receivers = ['en1@post.example', 'en2@post.example', 'en3@post.example', 'en4@post.example'];
    await subscribe(...receivers);
    const arrived: string[] = [];
    const inHand = Promise.withResolvers<void>();
    const first = await process({
      transport: {
        async deliver({ to }) {
          arrived.push(to);
          if (to !== 'en2@post.example') return;
          inHand.resolve();
          // The email was sent, but the sender crashed before it was confirmed.
          await new Promise(() => undefined);
        },
      },
    });
    const id = await issueOf(first);
    await inHand.promise;
    await first.end();
    const second = await process({ transport: { deliver: async ({ to }) => void arrived.push(to) } });
    const progress = await until(second, id, 'sent');
    expect(arrived.sort()).toEqual(receivers);
    expect(progress).toMatchObject({ receivers: 4, sent: 3, unsure: 1 });
  });

  it('by two concurrent processes, to each recipient once', async () => {
    const receivers = Array.from({ length: 120 }, (_, index) => `en${index}@post.example`);
    await subscribe(...receivers);
    const arrived: string[] = [];
    const transport = { deliver: async ({ to }: { to: string }) => void arrived.push(to) };
    // An email in progress is not marked as interrupted because the other process finds no more recipients.
    const way = { transport, brokenSeconds: 60 };
    const [one] = [await process(way), await process(way)];
    const id = await issueOf(one);
    // A job that is delivered twice has no additional effect.
    await one.newsletter.turn(id, 'pause', actorId);
    await one.newsletter.turn(id, 'resume', actorId);
    expect(await until(one, id, 'sent')).toMatchObject({ sent: 120, unsure: 0 });
    expect(arrived.sort()).toEqual(receivers.sort());
  });

  it('not to recipients who unsubscribe meanwhile', async () => {
    await subscribe('en1@post.example', 'en2@post.example', 'en3@post.example');
    const arrived: string[] = [];
    const site = await process({
      transport: {
        async deliver({ to }) {
          arrived.push(to);
          if (to === 'en1@post.example') await setSubscription(database.db, 'en2@post.example', 'en', false);
        },
      },
    });
    expect(await until(site, await issueOf(site), 'sent')).toMatchObject({ sent: 2, skipped: 1 });
    expect(arrived).toEqual(['en1@post.example', 'en3@post.example']);
  });
});

describe('an editor can', () => {
  /** Three recipients; the email to the first is held until it is released. */
  async function held() {
    await subscribe('en1@post.example', 'en2@post.example', 'en3@post.example');
    const arrived: string[] = [];
    const [inHand, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const site = await process({
      // The periodic check for interrupted emails must not count the held one.
      brokenSeconds: 60,
      transport: {
        async deliver({ to }) {
          arrived.push(to);
          inHand.resolve();
          await letGo.promise;
        },
      },
    });
    const id = await issueOf(site);
    await inHand.promise;
    return { site, id, arrived, letGo: letGo.resolve };
  }
  const sentOf = async (site: { newsletter: Newsletter }, id: number) =>
    (await site.newsletter.issue(id)).progress.sent;

  it('pause and resume it', async () => {
    const { site, id, arrived, letGo } = await held();
    await site.newsletter.turn(id, 'pause', actorId);
    letGo();
    await vi.waitFor(async () => expect(await sentOf(site, id)).toBe(1));
    expect((await site.newsletter.issue(id)).status).toBe('paused');
    expect(arrived).toHaveLength(1);
    await site.newsletter.turn(id, 'resume', actorId);
    expect(await until(site, id, 'sent')).toMatchObject({ sent: 3 });
  });

  it('cancel it permanently', async () => {
    const { site, id, arrived, letGo } = await held();
    await site.newsletter.turn(id, 'cancel', actorId);
    letGo();
    await vi.waitFor(async () => expect(await sentOf(site, id)).toBe(1));
    await expect(site.newsletter.turn(id, 'resume', actorId)).rejects.toMatchObject({
      code: 'issue_at_rest',
    });
    expect((await site.newsletter.issue(id)).status).toBe('cancelled');
    expect(arrived).toEqual(['en1@post.example']);
    expect(await database.db.selectFrom('newsletter_mail').selectAll().execute()).toEqual([]);
  });
});

describe('a mail server that', () => {
  it('rejects an address permanently is recorded, and after the third issue nothing is sent there', async () => {
    const smtp = await server({
      receiver: (address) => (address.startsWith('gone') ? { code: 550, text: 'no such user' } : undefined),
    });
    const site = await process({ smtp: smtp.url });
    await subscribe('gone@post.example', 'en1@post.example');
    for (const bounces of [1, 2, 3]) {
      expect(await until(site, await issueOf(site), 'sent')).toMatchObject({ sent: 1, refused: 1 });
      expect(await bouncesOf('gone@post.example')).toBe(bounces);
    }
    expect(await until(site, await issueOf(site), 'sent')).toMatchObject({ receivers: 1, sent: 1 });
    // Confirming again resumes emails to the address.
    await setSubscription(database.db, 'gone@post.example', 'en', true);
    expect(await bouncesOf('gone@post.example')).toBe(0);
  });

  it('rejects the content does not count against the address, and an accepted email resets the count', async () => {
    await subscribe('en1@post.example', 'en2@post.example');
    await database.db.updateTable('subscription').set({ bounces: 2 }).execute();
    const site = await process({
      transport: {
        async deliver({ to }) {
          if (to === 'en1@post.example') throw new RefusedError('refused with 554 at DATA', false);
        },
      },
    });
    expect(await until(site, await issueOf(site), 'sent')).toMatchObject({ sent: 1, refused: 1 });
    expect(await bouncesOf('en1@post.example')).toBe(2);
    expect(await bouncesOf('en2@post.example')).toBe(0);
  });

  it('is unreachable is reported, and the issue is sent once it is back', async () => {
    await subscribe('en1@post.example', 'en2@post.example');
    const gone = await smtpServer();
    await gone.close();
    const site = await process({ smtp: gone.url });
    const id = await issueOf(site);
    await vi.waitFor(async () => expect((await site.newsletter.issue(id)).progress.troubleAt).not.toBeNull());
    const back = await server(undefined, gone.port);
    expect(await until(site, id, 'sent')).toMatchObject({ sent: 2, unsure: 0, troubleAt: null });
    expect(back.taken).toHaveLength(2);
  });

  it('stops responding when it may have accepted the email causes no duplicate', async () => {
    await subscribe('en1@post.example', 'en2@post.example');
    const arrived: string[] = [];
    const site = await process({
      transport: {
        async deliver({ to, raw }) {
          arrived.push((await readMail({ to, raw })).receiver);
          if (to === 'en1@post.example') throw new UnreachableError('mail server: ETIMEDOUT', true);
        },
      },
    });
    expect(await until(site, await issueOf(site), 'sent')).toMatchObject({ sent: 1, unsure: 1 });
    expect(arrived.sort()).toEqual(['en1@post.example', 'en2@post.example']);
  });
});
