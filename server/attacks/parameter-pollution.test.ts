import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBusiness } from '../../contract/businesses.ts';
import { operationsOf } from '../testing/fuzzed-requests.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/* Repeated parameters, lists instead of single values, and other ways to make two parsers disagree. */

let site: TestSite;
let sample: Sample;
let admin: TestMember;
beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
  sample = await addSample(site);
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());

const send = (path: string, body: string, type = 'application/json') =>
  site.ask(addressBelow(path), { method: 'POST', headers: { 'content-type': type }, body });

it('no single-valued query parameter is accepted twice', { timeout: 600_000 }, async () => {
  const operations = operationsOf(await (await site.ask('/api/openapi.json')).json());
  let refused = 0;
  for (const { method, path, parameters } of operations) {
    if (method !== 'GET') continue;
    const address = path.replace('{kind}', 'job').replace(/\{\w+\}/g, String(sample.job));
    for (const { name, in: where, schema = {} } of parameters) {
      if (where !== 'query' || schema.type === 'array' || schema.items || schema.anyOf) continue;
      const value = schema.enum?.[0] ?? (schema.type === 'integer' ? 5 : 'bread');
      const { status } = await admin.ask('GET', `${address}?${name}=${value}&${name}=${value}`);
      expect([address, name, [404, 422].includes(status)]).toEqual([address, name, true]);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(50);
});

it('the id of a path takes precedence over any other', async () => {
  const [other = 0] = await site.addBusinesses({ name: { en: 'Another' } });
  expect(
    (
      await (
        await site.callUnchecked(readBusiness, {
          params: { id: sample.business },
          query: { id: other, businessId: other, folder: 'jobs' },
        })
      ).json()
    ).data.id,
  ).toBe(sample.business);
});

describe('a password reset code', () => {
  const victim = () => site.member().then(({ email }) => email);
  it.each<[string, (email: string) => [body: string, type?: string]]>([
    ['a list', (email) => [JSON.stringify({ email: [email, 'thief@post.example'] })]],
    ['an object', (email) => [JSON.stringify({ email: { 0: email, 1: 'thief@post.example' } })]],
    ['two addresses in one', (email) => [JSON.stringify({ email: `${email},thief@post.example` })]],
    ['an end of line', (email) => [JSON.stringify({ email: `${email}\nCc: thief@post.example` })]],
    [
      'a list of a form',
      (email) => [`email[]=${email}&email[]=thief@post.example`, 'application/x-www-form-urlencoded'],
    ],
  ])('is emailed to nobody for %s', async (_what, bodyOf) => {
    const [body, type] = bodyOf(await victim());
    expect((await send('forgot-password', body, type)).status).toBe(422);
    expect(await site.otherMails()).toEqual([]);
  });
  it.each<[string, (email: string) => [body: string, type?: string]]>([
    ['a form', (email) => [`email=thief@post.example&email=${email}`, 'application/x-www-form-urlencoded']],
    ['JSON', (email) => [`{"email":"thief@post.example","email":"${email}"}`]],
  ])('is emailed only to the account that it resets if %s names two', async (_what, bodyOf) => {
    const email = await victim();
    const { status } = await send('forgot-password', ...bodyOf(email));
    const mails = await site.otherMails();
    expect(status === 200 ? mails.map(({ receiver }) => receiver) : mails).toEqual(
      status === 200 ? [email] : [],
    );
  });
});

describe('a body of another content type than declared', () => {
  const fields = { name: 'Huda', email: 'huda@post.example', message: 'Hello' };
  it.each([
    ['a form that is said to be JSON', new URLSearchParams(fields).toString(), 'application/json', 400],
    ['JSON that is said to be text', JSON.stringify(fields), 'text/plain', 415],
    [
      'JSON as a form, as other sites may send it',
      JSON.stringify(fields),
      'application/x-www-form-urlencoded',
      303,
    ],
    ['two types', JSON.stringify(fields), 'text/plain, application/json', 415],
    ['no type', JSON.stringify(fields), '', 415],
    ['a list of bodies', JSON.stringify([fields]), 'application/json', 422],
    ['a text', JSON.stringify('x'), 'application/json', 422],
    ['two values', `${JSON.stringify(fields)}${JSON.stringify(fields)}`, 'application/json', 400],
  ])('is rejected: %s', async (_what, body, type, status) => {
    const response = await send('contact', body, type);
    expect(response.status).toBe(status);
    if (status === 303) expect(response.headers.get('location')).toContain('invalid=');
    expect(await site.db.selectFrom('contact_message').select('id').execute()).toEqual([]);
  });
});

it('method overrides in headers and fields are ignored', async () => {
  const path = addressBelow(`admin/users/${admin.id}`);
  for (const method of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const response = await site.ask(`${path}?_method=DELETE`, {
      headers: { authorization: `Bearer ${admin.token}`, [method]: 'DELETE' },
    });
    expect(response.status).toBe(200);
  }
});

it('a token is read from its header only', async () => {
  for (const [query, headers] of [
    [`?token=${admin.token}`, {}],
    [`?access_token=${admin.token}`, {}],
    ['', { cookie: `token=${admin.token}; arab_user_token=${admin.token}` }],
    ['', { 'x-auth-token': admin.token }],
    ['', { authorization: `Basic ${Buffer.from(`x:${admin.token}`).toString('base64')}` }],
    ['', { authorization: `Bearer ${admin.token}, Bearer x` }],
    ['', { authorization: `Bearer ${admin.token.slice(0, -1)}` }],
  ] as [string, Record<string, string>][]) {
    const { status } = await site.ask(addressBelow(`profile${query}`), { headers });
    expect([query, headers, status]).toEqual([query, headers, 401]);
  }
});
