import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { confirmPhone, requestPhoneProof } from '../../contract/phone-proofs.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { codeIn, startTextGateway, type TestTextGateway } from '../testing/text-gateway.ts';

const aDay = 8;

let gateway: TestTextGateway;
let site: TestSite;
beforeAll(async () => {
  gateway = await startTextGateway();
  // As an attacker with a network for each request: without rate limits by address.
  const settings = { SMS_GATEWAY_URL: gateway.url, SMS_A_DAY: String(aDay), RATE_LIMITS: '0' };
  site = await testSite(() => noon, settings);
});
afterAll(async () => {
  await site.close();
  await gateway.close();
});

const phoneOf = (index: number) => `+1718555${String(100 + index).padStart(4, '0')}`;

it('200 guesses at the same time confirm no number, of which five are compared', async () => {
  const { id, call } = await site.member();
  await call(requestPhoneProof, { body: { phone: phoneOf(0) } });
  const code = Number(codeIn(gateway.received.at(-1)?.text));
  const guess = (offset: number) =>
    call(confirmPhone, { body: { code: String((code + offset) % 1_000_000).padStart(6, '0') } });
  const tried = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index + 1)));
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([422]));
  // The right one is too late.
  expect((await guess(0)).status).toBe(422);
  const proofs = site.db.selectFrom('phone_proof').select(['tries', 'ended_at']).where('user_id', '=', id);
  expect(await proofs.execute()).toEqual([{ tries: limits.code.tries, ended_at: null }]);
});

it('a code of one account confirms nothing for another', async () => {
  const [owner, thief] = [await site.member(), await site.member()];
  await owner.call(requestPhoneProof, { body: { phone: phoneOf(1) } });
  const code = codeIn(gateway.received.at(-1)?.text);
  expect((await thief.call(confirmPhone, { body: { code } })).status).toBe(422);
  expect((await owner.call(confirmPhone, { body: { code } })).status).toBe(200);
});

it('many accounts send messages to many numbers up to the limit of the site, and to one up to its own', async () => {
  const { length } = gateway.received;
  const victim = phoneOf(2);
  const toOne = Array.from({ length: limits.rates.phoneNumber.points + 3 }, () => victim);
  const toMany = Array.from({ length: 2 * aDay }, (_, index) => phoneOf(10 + index));
  for (const phone of [...toOne, ...toMany])
    await (await site.member()).call(requestPhoneProof, { body: { phone } });
  expect(gateway.received.filter(({ to }) => to === victim)).toHaveLength(limits.rates.phoneNumber.points);
  expect(gateway.received).toHaveLength(aDay);
  expect(length).toBeLessThan(aDay);
});
