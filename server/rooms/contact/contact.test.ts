import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendContactMessage } from '../../../contract/contact.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(() => site.db.deleteFrom('contact_message').execute());
afterAll(() => site.close());

const message = { name: 'Huda', email: 'Huda@Post.example', message: 'A wrong number.\nThank you!' };
const url = (lang?: string) => addressOf(sendContactMessage, {}, { lang });
const json = (body: unknown, lang?: string) =>
  site.ask(url(lang), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const form = (fields: Record<string, string>, lang?: string) =>
  site.callUnchecked(sendContactMessage, { body: new URLSearchParams(fields) }, { lang });
const stored = () => site.db.selectFrom('contact_message').selectAll().execute();

describe('a message', () => {
  it('is stored as sent, with its language', async () => {
    const response = await json({ ...message, phone: '(718) 555-0142', status: 'closed' }, 'ar');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { sent: true } });
    expect(await stored()).toMatchObject([
      {
        name: 'Huda',
        email: 'huda@post.example',
        phone: '+17185550142',
        message: 'A wrong number.\nThank you!',
        lang: 'ar',
        status: 'new',
      },
    ]);
  });
  it('may be sent as form data, and with a foreign phone number', async () => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ ...message, phone: '00 20 2 2735 8880' }))
      body.append(key, value);
    expect((await site.callUnchecked(sendContactMessage, { body })).status).toBe(200);
    expect((await stored())[0]?.phone).toContain('2735');
  });
  it.each(['12', '١٢', 'ask the shop', '718-555-0142 after six', '1'.repeat(16)])(
    'is rejected with %s as a phone number, also from a form without JavaScript',
    async (phone) => {
      const refused = await json({ ...message, phone });
      expect(refused.status).toBe(422);
      expect((await refused.json()).errors).toEqual({ phone: ['Phone number is not valid'] });
      expect((await form({ ...message, phone })).headers.get('location')).toBe('/Contact?invalid=phone');
    },
  );
  it('from a form without JavaScript redirects to the page', async () => {
    const sent = await form({ ...message, phone: '', website: '' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/Contact?sent=1']);
    const arabic = await form(message, 'ar');
    expect(arabic.headers.get('location')).toBe('/Contact?sent=1&lang=ar');
    expect(await stored()).toHaveLength(2);
    const refused = await form({ ...message, email: 'x', message: ' ' });
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      '/Contact?invalid=email%2Cmessage',
    ]);
  });
  it('is discarded silently if the hidden field is filled in', async () => {
    expect((await json({ ...message, website: 'https://spam.example' })).status).toBe(200);
    expect((await json({ website: 'x' })).status).toBe(200);
    expect((await form({ ...message, website: 'x' })).status).toBe(303);
    expect(await stored()).toEqual([]);
  });
  it('is rejected with messages of the site, in both languages', async () => {
    const empty = { name: ' ', email: '@', message: '\n' };
    expect((await (await json(empty)).json()).errors).toEqual({
      name: ['Name is required'],
      email: ['Email is not valid'],
      message: ['Message cant be empty'],
    });
    expect((await (await json({}, 'ar')).json()).errors).toEqual({
      name: ['الاسم مطلوب'],
      email: ['البريد الإلكتروني غير صالح'],
      message: ['لا يمكن أن تكون الرسالة فارغة'],
    });
    expect(await stored()).toEqual([]);
  });
  it.each([
    [{ ...message, message: 'x'.repeat(5_001) }, 422],
    [{ ...message, message: 'x'.repeat(5_000) }, 200],
    [{ ...message, name: 'x'.repeat(121) }, 422],
    [{ ...message, name: 7 }, 422],
    [{ ...message, email: 'a@b.co\r\nBcc: c@d.co' }, 422],
    [{ ...message, email: 'a\u0000@b.co' }, 422],
    [{ ...message, message: 'nul \u0000 and bell \u0007' }, 200],
    [{ ...message, name: "Robert'); drop table contact_message; --" }, 200],
    ['[]', 422],
    ['null', 422],
    ['{', 400],
    [{ ...message, message: 'x'.repeat(70_000) }, 413],
  ])('%j returns %i', async (body, status) => {
    expect((await json(body)).status).toBe(status);
  });
  it('has no line breaks in the name', async () => {
    await json({ ...message, name: 'Huda\r\nBcc: everybody@post.example' });
    expect((await stored())[0]?.name).toBe('Huda Bcc: everybody@post.example');
  });
  it('is accepted as JSON or a form, not as text', async () => {
    const response = await site.ask(url(), { method: 'POST', body: 'hello' });
    expect(response.status).toBe(415);
  });
  it('is limited to 5 in 10 minutes from one address', async () => {
    const send = (address: string) =>
      site.from(address).callUnchecked(sendContactMessage, { body: new URLSearchParams(message) });
    for (let sent = 0; sent < 5; sent++) expect((await send('192.0.2.9')).status).toBe(303);
    const refused = await send('192.0.2.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send('192.0.2.10')).status).toBe(303);
    expect(await stored()).toHaveLength(6);
  });
});
