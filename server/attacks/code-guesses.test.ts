import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { overNetwork } from '../testing/network-site.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';

const { aDay, tries } = limits.code;
const guesses = 10_000;

let site: TestSite;
beforeAll(async () => {
  // The rate limiter also uses this clock.
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  site = await overNetwork(await testSite(() => new Date(), { TRUSTED_PROXIES: 'loopback' }));
});
afterAll(async () => {
  await site.close();
  vi.useRealTimers();
});

let requestCount = 0;
/** From another network each time, so that rate limits by address do not apply. */
const post = (path: string, body: unknown) => {
  requestCount += 1;
  return site.askFrom(
    `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    `/api/NY/en/0/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
};

it(`${guesses} guesses from as many networks open no account`, { timeout: 600_000 }, async () => {
  const { id, email } = await site.member();
  const guess = async (otp: number) =>
    (await post('verify-otp', { email, otp: String(otp % 1_000_000).padStart(6, '0') })).status;
  const perCode = guesses / aDay;
  for (let sent = 0; sent < aDay; sent++) {
    expect((await post('forgot-password', { email })).status).toBe(200);
    const code = Number(/\b\d{6}\b/.exec((await site.nextMail()).text ?? '')?.[0]);
    // All but the last are wrong; the last is right, and too late.
    const offsets = Array.from({ length: perCode }, (_, index) => (index + 1) % perCode);
    const statuses = new Set<number>();
    for (let begin = 0; begin < offsets.length; begin += 50) {
      const batch = offsets.slice(begin, begin + 50).map((offset) => guess(code + offset));
      for (const status of await Promise.all(batch)) statuses.add(status);
    }
    expect([...statuses]).toEqual([422]);
    vi.setSystemTime(Date.now() + 7 * 60_000);
  }
  const proofs = await site.db
    .selectFrom('mail_proof')
    .select(['purpose', 'tries'])
    .where('user_id', '=', id)
    .where('purpose', '=', 'reset_code')
    .execute();
  // The number of guesses that were compared at all, of a million codes: a chance of 1 in 20,000 a day.
  expect(proofs).toEqual(Array(aDay).fill({ purpose: 'reset_code', tries }));
  const refused = await post('forgot-password', { email });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(22 * 3_600);
});
