import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockPartner,
  listInbox,
  listThreadMessages,
  markRead,
  sendMessage,
  startConversation,
} from '../../../contract/conversations.ts';
import { limits } from '../../../contract/limits.ts';
import { testCertificates } from '../../testing/certificates.ts';
import { addProducts, days } from '../../testing/test-posts.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { createVisitorHash } from '../reports/service.ts';
import { createReplyAddresses } from './reply-address.ts';
import { handInReplies, listenForReplies } from './reply-listener.ts';
import { inboundMailPath } from './reply-routes.ts';
import { createUnreadMails } from './unread-mails.ts';

const day = 86_400_000;
const [domain, secret] = ['reply.city.example', 'a-secret-of-mail-services'];
let site: TestSite;
let clock = noon;
let khalid: TestMember;
let salma: TestMember;
let mails: ReturnType<typeof createUnreadMails>;
let conversation = 0;

beforeAll(async () => {
  const settings = { RATE_LIMITS: '0', REPLY_DOMAIN: domain, REPLY_SECRET: secret };
  site = await testSite(() => clock, settings);
  mails = createUnreadMails({
    ...{ db: site.db, mailer: site.mailer, queue: site.queue },
    ...{ publicUrl: 'https://city.example', cityCode: 'NY', now: () => clock },
    replyAddresses: createReplyAddresses(createVisitorHash(site.db), domain),
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = noon;
  khalid = await site.member({ name: 'Khalid Rahman' });
  salma = await site.member({ name: 'Salma Khoury' });
  await site.db
    .updateTable('app_user')
    .set({ created_at: days(-400) } as never)
    .where('id', 'in', [khalid.id, salma.id])
    .execute();
  const [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: khalid.id });
  const begun = await salma.call(startConversation, {
    params: { folder: 'products', id: oud },
    body: { clientId: randomUUID(), text: 'Is it still available?' },
  });
  conversation = (await begun.json()).data.conversationId;
});

const basic = (password: string) => `Basic ${Buffer.from(`service:${password}`).toString('base64')}`;

/** The email that the post's owner receives about unread messages. */
async function mailToOwner() {
  clock = new Date(clock.getTime() + limits.messageMails.afterMinutes * 60_000);
  await mails.mail();
  for (;;) {
    const mail = await site.nextMail();
    // Emails of earlier tests are due as well.
    if (mail.receiver === khalid.email) return mail;
  }
}
const replyTo = async () => (await mailToOwner()).replyTo?.[0]?.address ?? '';

const raw = (to: string, text: string, given: Record<string, string> = {}) =>
  `${Object.entries({
    from: `"Khalid" <${khalid.email}>`,
    to,
    subject: 'Re: New messages',
    'message-id': `<${randomUUID()}@phone.example>`,
    'content-type': 'text/plain; charset=utf-8',
    ...given,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${text}\r\n`;

const post = (body: string, headers: Record<string, string> = {}, type = 'message/rfc822') =>
  site.ask(inboundMailPath, {
    method: 'POST',
    headers: { 'content-type': type, authorization: basic(secret), ...headers },
    body,
  });
const outcomeOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return (await answer.json()).outcome;
};
const textsOf = async (who = salma) =>
  (await (await who.call(listThreadMessages, { params: { id: conversation } })).json()).data.map(
    ({ text }) => text,
  );
const unreadOf = async (who: TestMember) => (await (await who.call(listInbox)).json()).data[0]?.unread;

describe('an email about unread messages', () => {
  it('contains them, with a reply address for the conversation', async () => {
    const mail = await mailToOwner();
    expect(mail.replyTo?.[0]?.address).toMatch(/^reply-[a-z\d-]{30,58}@reply\.city\.example$/);
    expect(mail.text).toContain('Is it still available?');
    expect(mail.text).not.toContain(salma.email);
  });

  it('warns in the language of the reader below a message that the site warns of', async () => {
    expect((await mailToOwner()).text).not.toContain('⚠');
    const text = 'Send me the code that came to your phone';
    const body = { clientId: randomUUID(), text };
    await site.db.updateTable('app_user').set({ lang: 'ar' }).where('id', '=', khalid.id).execute();
    await khalid.call(markRead, { params: { id: conversation }, body: { upTo: Number.MAX_SAFE_INTEGER } });
    await salma.call(sendMessage, { params: { id: conversation }, body });
    expect((await mailToOwner()).text).toContain(`${text}\n\n⚠ تطلب هذه الرسالة رمزًا\n`);
  });

  it('only links if it is about several conversations', async () => {
    const other = await site.member({ name: 'Omar Stranger' });
    const [lamp = 0] = await addProducts(site, { title: { en: 'A lamp' }, ownerId: khalid.id });
    await other.call(startConversation, {
      params: { folder: 'products', id: lamp },
      body: { clientId: randomUUID(), text: 'And the lamp?' },
    });
    const mail = await mailToOwner();
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toContain('And the lamp?');
  });
});

describe('a reply by email', () => {
  it('becomes a message without the quote, once, and marks the conversation as read', async () => {
    const to = await replyTo();
    expect(await unreadOf(khalid)).toBe(1);
    const mail = raw(to, 'Yes, come by at four.\r\n\r\nOn Tue City <a@city.example> wrote:\r\n> Is it?');
    expect(await outcomeOf(await post(mail))).toBe('delivered');
    expect(await outcomeOf(await post(mail))).toBe('delivered');
    expect(await textsOf()).toEqual(['Is it still available?', 'Yes, come by at four.']);
    expect([await unreadOf(khalid), await unreadOf(salma)]).toEqual([0, 1]);
  });

  it('is accepted in the formats of email services', async () => {
    const to = await replyTo();
    const json = JSON.stringify({
      FromFull: { Email: khalid.email },
      From: khalid.email,
      To: `"City" <${to.toUpperCase()}>`,
      TextBody: 'From Postmark',
      Headers: [{ Name: 'Message-ID', Value: '<one@post.example>' }],
    });
    expect(await outcomeOf(await post(json, {}, 'application/json'))).toBe('delivered');
    const form = new URLSearchParams({ 'body-mime': raw(to, 'From Mailgun') }).toString();
    expect(await outcomeOf(await post(form, {}, 'application/x-www-form-urlencoded'))).toBe('delivered');
    const wrapped = JSON.stringify({ raw: Buffer.from(raw(to, 'نعم، من Base64')).toString('base64') });
    expect(await outcomeOf(await post(wrapped, {}, 'application/json'))).toBe('delivered');
    expect((await textsOf()).slice(1)).toEqual(['From Postmark', 'From Mailgun', 'نعم، من Base64']);
    expect((await post('{"else":1}', {}, 'application/json')).status).toBe(400);
  });

  it('requires the site’s token', async () => {
    const to = await replyTo();
    for (const authorization of ['', basic('another-secret-of-them'), `Basic ${secret}`])
      expect((await post(raw(to, 'Yes'), { authorization })).status).toBe(401);
    expect(await textsOf()).toHaveLength(1);
  });

  it('is rejected from machines, from other senders, and for addresses with an invalid signature', async () => {
    const to = await replyTo();
    const forged = to.replace(
      /-([\da-f])([\da-f]{19})@/,
      (_, first, rest) => `-${first === '0' ? 1 : 0}${rest}@`,
    );
    const cases: [string, string][] = [
      ['automatic', raw(to, 'I am away', { 'auto-submitted': 'auto-replied' })],
      ['automatic', raw(to, 'A list', { precedence: 'bulk' })],
      ['automatic', raw(to, 'Undelivered', { from: '<mailer-daemon@post.example>' })],
      ['wrong_sender', raw(to, 'It is mine', { from: `<${salma.email}>` })],
      ['unknown_address', raw(forged, 'Yes')],
      ['unknown_address', raw(`someone@${domain}`, 'Yes')],
    ];
    for (const [outcome, mail] of cases) expect(await outcomeOf(await post(mail))).toBe(outcome);
    expect(await textsOf()).toHaveLength(1);
    // No email is sent: the sender is unknown.
    expect(await site.otherMails()).toEqual([]);
  });

  it('that cannot be sent is reported to the member, with the reason', async () => {
    const to = await replyTo();
    expect(await outcomeOf(await post(raw(to, '> only a quote')))).toBe('empty');
    expect((await site.nextMail()).text).toContain('no text of your own');
    expect(await outcomeOf(await post(raw(to, 'x'.repeat(limits.messageText + 1))))).toBe('too_long');
    expect((await site.nextMail()).text).toContain('too long');
    await salma.call(blockPartner, { params: { id: conversation }, body: {} });
    expect(await outcomeOf(await post(raw(to, 'Are you there?')))).toBe('closed');
    const notice = await site.nextMail();
    expect([notice.receiver, notice.text]).toEqual([
      khalid.email,
      expect.stringContaining(`/messages/${conversation}`),
    ]);
    clock = new Date(clock.getTime() + (limits.replyMails.days + 2) * day);
    expect(await outcomeOf(await post(raw(to, 'Late')))).toBe('expired');
    expect((await site.nextMail()).text).toContain('too old');
    clock = noon;
    expect(await textsOf()).toHaveLength(1);
  });

  it('is accepted over SMTP, without relaying', async () => {
    const listener = await listenForReplies({
      ...{ port: 0, host: '127.0.0.1', domain, log: pino({ level: 'silent' }) },
      deliver: handInReplies((request) => site.ask(inboundMailPath, request), secret),
    });
    try {
      const to = await replyTo();
      const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
      const send = (receiver: string, from = khalid.email, text = 'By SMTP') =>
        transport.sendMail({ from, to: receiver, subject: 'Re', text, messageId: '<smtp@phone.example>' });
      await send(to);
      await send(to);
      expect(await textsOf()).toEqual(['Is it still available?', 'By SMTP']);
      await expect(send('someone@post.example')).rejects.toMatchObject({ responseCode: 550 });
      await expect(send(to, salma.email)).rejects.toMatchObject({ responseCode: 550 });
      await expect(send(`nobody@${domain}`)).rejects.toMatchObject({ responseCode: 550 });
      transport.close();
    } finally {
      await listener.close();
    }
  });

  it('is accepted over encrypted connections, whose certificate is renewed without a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
    const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
    const write = async (number: 0 | 1) => {
      await writeFile(files.cert, testCertificates[number].cert);
      await writeFile(files.key, testCertificates[number].key);
    };
    const needs = {
      ...{ port: 0, host: '127.0.0.1', domain, log: pino({ level: 'silent' }), certificate: files },
      deliver: handInReplies((request) => site.ask(inboundMailPath, request), secret),
    };
    await expect(listenForReplies(needs)).rejects.toThrow('ENOENT');
    await write(0);
    const listener = await listenForReplies(needs);
    const to = await replyTo();
    /** Sends only if the connection is encrypted with one of the certificates. */
    const send = async (number: 0 | 1, text: string) => {
      const transport = createTransport({
        ...{ host: '127.0.0.1', port: listener.port, requireTLS: true },
        tls: { ca: testCertificates[number].cert, servername: domain },
      });
      try {
        await transport.sendMail({ from: khalid.email, to, subject: 'Re', text });
      } finally {
        transport.close();
      }
    };
    try {
      await send(0, 'Encrypted');
      await expect(send(1, 'By another')).rejects.toThrow();
      // A certificate without its key changes nothing.
      await writeFile(files.cert, testCertificates[1].cert);
      await listener.renew();
      await send(0, 'Still encrypted');
      await write(1);
      await listener.renew();
      await expect(send(0, 'By the former one')).rejects.toThrow();
      await send(1, 'Renewed');
      expect((await textsOf()).slice(1)).toEqual(['Encrypted', 'Still encrypted', 'Renewed']);
    } finally {
      await listener.close();
      await rm(folder, { recursive: true });
    }
  });

  it('does not exist if the site has no reply domain', async () => {
    const plain = await testSite(() => noon);
    const answer = await plain.ask(inboundMailPath, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: basic(secret) },
      body: raw('a@b.example', 'Hello'),
    });
    expect(answer.status).toBe(404);
    await plain.close();
  });

  it('and messages on the site are interleaved', async () => {
    const to = await replyTo();
    await khalid.call(sendMessage, {
      params: { id: conversation },
      body: { clientId: randomUUID(), text: 'On the site' },
    });
    expect(await outcomeOf(await post(raw(to, 'By mail')))).toBe('delivered');
    expect((await textsOf()).slice(1)).toEqual(['On the site', 'By mail']);
  });
});
