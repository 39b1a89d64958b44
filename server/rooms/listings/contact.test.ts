import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postContactSchema, revealPostContact } from '../../../contract/posts.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

let site: TestSite;
let rental: number;
let job: number;
let product: number;

beforeAll(async () => {
  site = await testSite();
  const phone = '+17185550161';
  [rental] = (await addRentals(site, { title: { en: 'Home' }, phone, email: 'a@b.example' })) as [number];
  [job] = (await addJobs(site, { title: { en: 'Job' }, anonymous: true, phone })) as [number];
  [product] = (await addProducts(site, { title: { en: 'Thing' } })) as [number];
});
afterAll(() => site.close());

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/130.0' };
const reveal = (path: string, address?: string) => {
  const [folder = '', id] = path.split('/');
  const from = address ? site.from(address) : site;
  return from.callUnchecked(revealPostContact, { params: { folder, id } }, { headers });
};

describe('contact details', () => {
  it('are returned on request for every type, and the request is counted', async () => {
    for (const [path, phone, email] of [
      [`rents/${rental}`, '+17185550161', 'a@b.example'],
      [`jobs/${job}`, '+17185550161', null],
      [`products/${product}`, null, null],
    ] as const) {
      const response = await reveal(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(postContactSchema.parse((await response.json()).data)).toEqual({ phone, email, whatsapp: null });
    }
    const clicks = await site.db
      .selectFrom('listing')
      .select('contact_clicks')
      .where('id', '=', rental)
      .executeTakeFirst();
    expect(clicks?.contact_clicks).toBe(1);
  });
  it('are not returned for pending, rejected, expired or mistyped posts', async () => {
    const phone = '+17185550100';
    const made = await addRentals(
      site,
      { title: { en: 'Waits' }, status: 'pending', publishedAt: null, phone },
      { title: { en: 'Refused' }, status: 'rejected', publishedAt: null, phone },
      { title: { en: 'Let' }, status: 'closed', phone },
      { title: { en: 'Over' }, expiresAt: days(-1), phone },
    );
    for (const [index, status] of [404, 404, 410, 410].entries()) {
      const response = await reveal(`rents/${made[index]}`);
      expect(response.status).toBe(status);
      expect(await response.text()).not.toContain('5550100');
    }
    expect((await reveal(`jobs/${rental}`)).status).toBe(404);
    expect(
      (await site.ask(addressOf(revealPostContact, { params: { folder: 'rents', id: rental } }))).status,
    ).toBe(404);
  });
  it('are limited to 30 per hour and address, of all types together, and per network', async () => {
    const network = '2001:db8:0:1';
    for (let tries = 0; tries < 30; tries++) {
      const path = tries % 2 ? `rents/${rental}` : `jobs/${job}`;
      expect((await reveal(path, `${network}::${tries}`)).status).toBe(200);
    }
    const refused = await reveal(`rents/${rental}`, `${network}:ffff::1`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect((await reveal(`rents/${rental}`, '2001:db8:0:2::1')).status).toBe(200);
    expect((await reveal(`rents/${rental}`)).status).toBe(200);
  });
});
