import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmSubscription, endSubscription, subscribe } from '../../../contract/newsletter.ts';
import type { SentMail } from '../../testing/mail-box.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import { forgetSubscription, isSubscribed, setSubscription } from './service.ts';

let site: TestSite;
let clock = noon;
beforeAll(async () => {
  site = await testSite(() => clock);
});
beforeEach(async () => {
  clock = noon;
  await site.db.deleteFrom('subscription').execute();
});
afterAll(() => site.close());

const email = 'huda@post.example';
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const send = { confirm: confirmSubscription, leave: endSubscription };
const submit = (lang?: string) => site.call(subscribe, { body: { email } }, { lang });
const subscribed = () => isSubscribed(site.db, email);
/** Waits until the queue has processed pending confirmations and the emails that they caused. */
async function mails(): Promise<SentMail[]> {
  const { rows } = await site.db.executeQuery<{ id: string }>(waiting);
  if (rows.length > 0) return [...(await site.otherMails()), ...(await mails())];
  return site.otherMails();
}
const waiting = { sql: `select id from pgboss.job where name = 'newsletter-ask'`, parameters: [] } as never;
const tokenIn = (mail: SentMail) => /#confirm=([0-9a-f-]{36})/.exec(mail.text ?? '')?.[1] ?? '';

describe('the confirmation email', () => {
  it('is in the recipient’s language, with links to confirm and to unsubscribe, and one-click unsubscription', async () => {
    await submit('ar');
    const mail = await site.nextMail();
    expect(mail.receiver).toBe(email);
    expect(mail.subject).toBe('أكّد اشتراكك في نشرة عرب نيويورك');
    const token = tokenIn(mail);
    const page = 'http://localhost:3000/Newsletter?lang=ar';
    expect(mail.text).toContain(`${page}#confirm=${token}\n`);
    expect(mail.text).toContain(`${page}#leave=${token}\n`);
    expect(mail.html).toContain(`href="${page}#confirm=${token}"`);
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(
      `<http://localhost:3000/api/NY/ar/0/subscribes/leave?token=${token}>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await subscribed()).toBe(false);
  });

  it('is sent once in 10 minutes, however often the address is submitted', async () => {
    await submit();
    await site.nextMail();
    await submit('ar');
    later(9.9);
    await submit();
    expect(await mails()).toEqual([]);
    later(0.1);
    await submit();
    expect((await site.nextMail()).receiver).toBe(email);
  });

  it('is never sent to a confirmed address, with an identical response', async () => {
    const answer = await submit();
    await site.call(confirmSubscription, { body: { token: tokenIn(await site.nextMail()) } });
    later(60);
    const again = await submit();
    expect([again.status, await again.text()]).toEqual([answer.status, await answer.text()]);
    expect(await mails()).toEqual([]);
    expect(await subscribed()).toBe(true);
  });

  it('is sent when an unsubscribed address subscribes again', async () => {
    await submit();
    const token = tokenIn(await site.nextMail());
    await site.call(confirmSubscription, { body: { token } });
    await site.call(endSubscription, { body: { token } });
    expect(await subscribed()).toBe(false);
    later(11);
    await submit();
    expect(tokenIn(await site.nextMail())).toBe(token);
    expect(await subscribed()).toBe(false);
  });
});

describe('a token', () => {
  const tokenOf = async () => {
    await submit();
    return tokenIn(await site.nextMail());
  };

  it('confirms, unsubscribes and resubscribes, any number of times, as JSON and as a form', async () => {
    const token = await tokenOf();
    for (const [act, is] of [
      ['confirm', true],
      ['confirm', true],
      ['leave', false],
      ['leave', false],
      ['confirm', true],
    ] as const) {
      const answer = await site.call(send[act], { body: { token } });
      expect([answer.status, await answer.json()]).toEqual([200, { data: { done: true } }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await subscribed()).toBe(is);
    }
    const body = new URLSearchParams({ token });
    expect((await site.callUnchecked(endSubscription, { body })).status).toBe(200);
    expect(await subscribed()).toBe(false);
  });

  it('in the URL unsubscribes by one click in a mail client, never by a GET request', async () => {
    const token = await tokenOf();
    await site.call(confirmSubscription, { body: { token } });
    const url = addressOf(endSubscription, { query: { token } }, { lang: 'ar' });
    const opened = await site.ask(url);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/Newsletter?lang=ar#leave=${token}`,
    ]);
    expect(await subscribed()).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await site.ask(url, { method: 'POST', body })).status).toBe(200);
    expect(await subscribed()).toBe(false);
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' or true --"])(
    'that is invalid, %j, is rejected with a message',
    async (token) => {
      await tokenOf();
      for (const act of ['confirm', 'leave'] as const) {
        const answer = await site.call(send[act], { body: { token } }, { lang: 'ar' });
        expect(answer.status).toBe(422);
        expect((await answer.json()).errors).toEqual({
          token: ['لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.'],
        });
      }
      expect(await subscribed()).toBe(false);
    },
  );
});

describe('a member', () => {
  it('subscribes without a confirmation email, even if the address was unconfirmed or unsubscribed', async () => {
    for (const wanted of [true, false, true, true]) {
      await setSubscription(site.db, email, 'ar', wanted);
      expect(await subscribed()).toBe(wanted);
    }
    await submit();
    expect(await mails()).toEqual([]);
    const rows = await site.db.selectFrom('subscription').select(['email', 'lang']).execute();
    expect(rows).toEqual([{ email, lang: 'ar' }]);
  });

  it('whose account is deleted leaves no trace', async () => {
    await setSubscription(site.db, email, 'en', true);
    await forgetSubscription(site.db, email);
    expect(await site.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
  });
});
