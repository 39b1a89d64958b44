import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addAlert,
  confirmAlert,
  confirmAlertAddress,
  listAlerts,
  requestAlertAddress,
} from '../../../contract/alerts.ts';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { addRentals } from '../../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import type { Alerts } from './service.ts';
import { testAlerts } from './testing.ts';

let site: TestSite;
let now = noon;
let alerts: Alerts;

beforeAll(async () => {
  site = await testSite(() => now, { RATE_LIMITS: '0' });
  alerts = testAlerts(site, () => now);
});
beforeEach(async () => {
  now = noon;
  await site.db.deleteFrom('alert_reader').execute();
  await site.db.deleteFrom('alert_post').execute();
});
afterAll(() => site.close());

const [huda, layla] = ['huda@post.example', 'layla@post.example'];
const tokenIn = (text: string | undefined, act: string) =>
  new RegExp(`act=${act}&token=([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';
/** Adds and confirms an alert. @returns the token that manages it */
async function confirmed(email: string, path = '/search-result/room'): Promise<string> {
  await site.callUnchecked(addAlert, {
    body: { list: 'search', path, query: { q: 'room' }, frequency: 'now', email },
  });
  const token = tokenIn((await site.nextMail()).text, 'confirm');
  expect((await site.call(confirmAlert, { body: { token } })).status).toBe(200);
  return token;
}
const ownOf = async (token: string) => (await (await site.call(listAlerts, { body: { token } })).json()).data;
/** Requests the move. @returns the token that the new address receives */
async function requested(token: string, email: string, lang: Lang = 'en'): Promise<string> {
  expect((await site.call(requestAlertAddress, { body: { token, email } }, { lang })).status).toBe(200);
  const mail = await site.nextMail();
  expect(mail.receiver).toBe(email.toLowerCase());
  return tokenIn(mail.text, 'address');
}

describe('the address of alerts', () => {
  it('changes once the new one has confirmed it, of which the former one is notified', async () => {
    const token = await confirmed(huda);
    const moving = await requested(token, 'Layla@post.example', 'ar');
    // Nothing changes before: neither the address, nor who manages the alerts.
    expect(await ownOf(token)).toMatchObject({ email: huda, alerts: [{ paused: false }] });
    expect((await site.call(listAlerts, { body: { token: moving } })).status).toBe(422);
    expect((await site.call(confirmAlert, { body: { token: moving } })).status).toBe(422);
    for (let time = 0; time < 2; time++) {
      expect((await site.call(confirmAlertAddress, { body: { token: moving } })).status).toBe(200);
    }
    const notice = await site.nextMail();
    expect(notice.receiver).toBe(huda);
    expect(notice.text).not.toContain(layla);
    expect(await site.otherMails()).toEqual([]);
    expect(await ownOf(moving)).toMatchObject({ email: layla, isMember: false, alerts: [{ paused: false }] });
    expect((await site.call(listAlerts, { body: { token } })).status).toBe(422);
    await addRentals(site, { title: { en: 'A sunny room' }, accommodation: 'room' });
    await alerts.find();
    await alerts.mail();
    expect((await site.nextMail()).receiver).toBe(layla);
    expect(await site.otherMails()).toEqual([]);
  });

  it('joins alerts that the new one has, confirmed or not', async () => {
    const paths = ['/search-result/a', '/search-result/b', '/search-result/c'] as const;
    const token = await confirmed(huda, paths[0]);
    await confirmed(huda, paths[1]);
    await confirmed(layla, paths[1]);
    await site.callUnchecked(addAlert, {
      body: {
        list: 'search',
        path: paths[0],
        query: { q: 'room' },
        frequency: 'now',
        email: layla,
      },
    });
    await site.nextMail();
    await confirmed(layla, paths[2]);
    const moving = await requested(token, layla);
    expect((await site.call(confirmAlertAddress, { body: { token: moving } })).status).toBe(200);
    const own = await ownOf(moving);
    expect(own.alerts.map(({ path }: { path: string }) => path).sort()).toEqual([...paths]);
    await site.nextMail();
  });

  it('stays for a link that expired, the same address, a missing one, and the alerts of a member', async () => {
    const token = await confirmed(huda);
    expect(
      (await site.call(requestAlertAddress, { body: { token, email: 'HUDA@post.example' } })).status,
    ).toBe(422);
    expect((await site.call(requestAlertAddress, { body: { token, email: 'layla' } })).status).toBe(422);
    expect(
      (await site.call(requestAlertAddress, { body: { token: 'x'.repeat(43), email: layla } })).status,
    ).toBe(422);
    expect((await site.call(confirmAlertAddress, { body: { token: 'x'.repeat(43) } })).status).toBe(422);
    expect((await site.call(confirmAlertAddress, { body: { token } })).status).toBe(200);
    expect(await ownOf(token)).toMatchObject({ email: huda });
    const moving = await requested(token, layla);
    now = new Date(noon.getTime() + limits.alerts.confirmHours * 3_600_000 + 1);
    expect((await site.call(confirmAlertAddress, { body: { token: moving } })).status).toBe(422);
    expect(await ownOf(token)).toMatchObject({ email: huda });
    expect(await site.otherMails()).toEqual([]);
    const salma = await site.member({ name: 'Salma' });
    const { id } = await site.db
      .insertInto('alert_reader')
      .values({ user_id: salma.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.db.updateTable('alert_link').set({ reader_id: id }).where('new_email', 'is', null).execute();
    expect((await site.call(requestAlertAddress, { body: { token, email: layla } })).status).toBe(422);
  });

  it('is changed by forms without scripts, which lead back to the page', async () => {
    const token = await confirmed('nour@post.example');
    const other = 'omar@post.example';
    const send = (endpoint: EndpointDefinition, fields: Record<string, string>) =>
      site.callUnchecked(endpoint, { body: new URLSearchParams(fields) }, { lang: 'ar' });
    const requestedOne = await send(requestAlertAddress, { token, email: other });
    expect([requestedOne.status, requestedOne.headers.get('location')]).toEqual([
      303,
      `/alerts?act=manage&token=${token}&outcome=mailed&lang=ar`,
    ]);
    const moving = tokenIn((await site.nextMail()).text, 'address');
    const moved = await send(confirmAlertAddress, { token: moving });
    expect(moved.headers.get('location')).toContain(`token=${moving}&outcome=moved`);
    const failed = await send(requestAlertAddress, { token: moving, email: other });
    expect(failed.headers.get('location')).toContain('outcome=failed');
    await site.nextMail();
  });
});
