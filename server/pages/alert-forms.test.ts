import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertInput, addAlert, listAlerts, sendAlertLink } from '../../contract/alerts.ts';
import { endpointAddress } from '../../contract/endpoint-address.ts';
import type { Lang } from '../../contract/locales.ts';
import { overNetwork } from '../testing/network-site.ts';
import { formsOf } from '../testing/page-forms.ts';
import { readPage } from '../testing/page-html.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { noon, type TestMember, type TestSite } from '../testing/test-site.ts';

/* The page of an emailed link in a browser without scripts: every step is a link or a form. */

let site: TestSite;
let salma: TestMember;
const email = 'huda@post.example';
const room: AlertInput = {
  list: 'search',
  path: '/search-result/room/rent?type=room',
  query: { q: 'room', type: 'rent', accommodation: 'room' },
  frequency: 'now',
};
beforeAll(async () => {
  site = await overNetwork(
    await pageSite(() => import('../../web/entry.server.tsx'), { settings: { RATE_LIMITS: '0' } }),
  );
  salma = await site.member({ name: 'Salma' });
  await site.db
    .updateTable('app_user')
    .set({ email_confirmed_at: noon })
    .where('id', '=', salma.id)
    .execute();
});
beforeEach(async () => {
  await site.db.deleteFrom('alert_reader').execute();
});
afterAll(() => site.close());

const add = (input: Partial<AlertInput>, lang: Lang) =>
  site.call(addAlert, { body: { ...room, email, ...input } }, { lang });

/** The path of the link in the next email. */
async function linkInMail(): Promise<string> {
  const { text = '' } = await site.nextMail();
  const [, path = ''] = new RegExp(`${publicUrl}(/alerts\\?act=\\S+)`).exec(text) ?? [];
  return path;
}

/** What a browser without scripts displays: the content of `noscript` is part of the page. */
async function open(path: string) {
  const response = await site.ask(path);
  const html = await response.text();
  const { text, headings } = readPage(html);
  return { status: response.status, text, headings, html, forms: formsOf(html) };
}

/** Sends the first form with a button, and follows the redirect. */
async function press(path: string, button: string, changed: Record<string, string> = {}) {
  const { forms } = await open(path);
  const form = forms.find(({ buttons }) => buttons.includes(button));
  if (!form) throw new Error(`${path} has no button ${button}`);
  const [name = '', value = ''] = button.split('=');
  const response = await site.ask(form.action, {
    method: 'POST',
    body: new URLSearchParams({ ...form.fields, ...(name && { [name]: value }), ...changed }),
  });
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  return { location, ...(await open(location)) };
}

const stored = () =>
  site.db
    .selectFrom('alert')
    .select(['frequency', 'paused', 'removed_at', 'confirmed_at'])
    .orderBy('id')
    .execute();

const words = {
  en: {
    saved: 'Saved',
    paused: 'Paused',
    removed: 'Removed',
    stopped: 'All alerts are paused',
    confirmed: 'Confirmed.',
    sent: 'Check your email',
    dead: 'This link is no longer valid',
    needed: 'Enter your email address',
  },
  ar: {
    saved: 'تم الحفظ',
    paused: 'متوقّف',
    removed: 'حُذف',
    stopped: 'توقفت كل التنبيهات',
    confirmed: 'تم التأكيد.',
    sent: 'راجع بريدك',
    dead: 'لم يعد هذا الرابط صالحًا',
    needed: 'أدخل بريدك الإلكتروني',
  },
};

describe.each(['en', 'ar'] as const)('without scripts (%s)', (lang) => {
  const t = words[lang];

  it('an alert is confirmed, changed, paused, resumed, removed and restored by forms', async () => {
    await add({}, lang);
    const link = await linkInMail();
    // Mail clients prefetch links: only the form confirms.
    expect((await open(link)).status).toBe(200);
    expect(await stored()).toMatchObject([{ confirmed_at: null }]);
    const confirmed = await press(link, '=');
    expect(confirmed.text).toContain(t.confirmed);
    expect(confirmed.text).toContain(email);
    expect(confirmed.html).toContain(`<html lang="${lang}"`);
    expect(confirmed.headings).toHaveLength(1);

    const manage = confirmed.location;
    expect((await press(manage, 'act=save', { frequency: 'weekly' })).text).toContain(t.saved);
    expect(await stored()).toMatchObject([{ frequency: 'weekly', paused: false }]);
    const paused = await press(manage, 'act=pause');
    expect(paused.text).toContain(t.paused);
    expect(paused.forms.find(({ buttons }) => buttons.includes('act=save'))?.fields.frequency).toBe('weekly');
    expect(await stored()).toMatchObject([{ paused: true }]);
    await press(manage, 'act=resume');
    expect(await stored()).toMatchObject([{ paused: false }]);
    const removed = await press(manage, 'act=remove');
    expect(removed.text).toContain(t.removed);
    expect((await stored())[0]?.removed_at).not.toBeNull();
    expect((await press(removed.location, 'act=restore')).text).toContain(t.saved);
    expect(await stored()).toMatchObject([{ removed_at: null }]);
  });

  it('all alerts are paused at once', async () => {
    await add({}, lang);
    const { location } = await press(await linkInMail(), '=');
    await add({ path: '/search-result/flat' }, lang);
    await press(await linkInMail(), '=');
    expect((await press(location, 'act=pause-all')).text).toContain(t.stopped);
    expect(await stored()).toMatchObject([{ paused: true }, { paused: true }]);
  });

  it('a member gets a link by the form, and turns emails about saved posts off and on', async () => {
    await salma.call(addAlert, { body: room });
    const first = await open(`/alerts?lang=${lang}`);
    const form = first.forms.find(({ action }) => action.endsWith('/alerts/link'));
    const send = (address: string) =>
      site.ask(form?.action ?? '', { method: 'POST', body: new URLSearchParams({ email: address }) });
    const refused = await send('salma@');
    expect(refused.status).toBe(303);
    expect((await open(refused.headers.get('location') ?? '')).text).toContain(t.needed);
    const sent = await send(salma.email);
    expect((await open(sent.headers.get('location') ?? '')).text).toContain(t.sent);
    const link = await linkInMail();
    const enabled = async () => (await (await salma.call(listAlerts, { body: {} })).json()).data.savedEmails;
    await press(link, 'act=saved-off');
    expect(await enabled()).toBe(false);
    await press(link, 'act=saved-on');
    expect(await enabled()).toBe(true);
  });

  it('a link that expired is reported, with the form that sends another', async () => {
    const { status, headings, forms } = await open(`/alerts?act=manage&token=${'x'.repeat(43)}&lang=${lang}`);
    expect(status).toBe(200);
    expect(headings).toEqual([t.dead]);
    expect(forms.map(({ action }) => action)).toContain(
      endpointAddress({ city: 'NY', lang, cityId: 0 }, sendAlertLink),
    );
  });
});
