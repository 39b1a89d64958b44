import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { createPost } from '../../contract/posting/posting.ts';
import { type FuzzedDocument, type Operation, operationsOf } from '../testing/fuzzed-requests.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addMedia, leastBody, makeOld } from '../testing/test-bodies.ts';
import { addressBelow, noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';

/*
 * SQL in every parameter of every read: it must not widen a result, change a row or reach the database as a
 * command.
 */

const widening = [
  "' or '1'='1",
  "') or ('1'='1",
  '1 or 1=1',
  "' or true --",
  '" or ""="',
  "%' or title_en like '%",
];
const reaching = [
  "' union select password_hash from app_user --",
  '1; drop table listing; --',
  "'; update app_user set role = 'admin'; --",
  'id, (select password_hash from app_user limit 1)',
  '(select 1/0)',
  "\\'; select 1/0 --",
  "1' and (select 1/0)=1 --",
];
const canary = 'Zarafa';

let site: TestSite;
let sample: Sample;
let admin: TestMember;
let reads: Operation[];
const counts = async () =>
  (
    await sql<{ listings: number; admins: number }>`
      select (select count(*)::int from listing) as listings,
             (select count(*)::int from app_user where role = 'admin') as admins`.execute(site.db)
  ).rows[0];

beforeAll(async () => {
  site = await overNetwork(await testSite(() => noon, { RATE_LIMITS: '0' }));
  sample = await addSample(site);
  admin = await site.member({ role: 'admin' });
  const poster = await site.member();
  await makeOld(site, poster);
  const media = await addMedia(site, poster, 16);
  for (const kind of ownPostKinds) {
    const body = { ...leastBody(site, kind, media), title: canary, companyName: canary };
    const made = await poster.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body });
    expect(made.status, await made.clone().text()).toBe(201);
  }
  const document: FuzzedDocument = await (await site.ask('/api/openapi.json')).json();
  reads = operationsOf(document).filter(({ method }) => method === 'GET');
});
afterAll(() => site.close());

const pathOf = ({ path }: Operation) => path.replace('{kind}', 'job').replace(/\{\w+\}/g, String(sample.job));
const parametersOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query');

it('no query parameter injects SQL', { timeout: 600_000 }, async () => {
  const before = await counts();
  const parameters = reads.flatMap((read) =>
    parametersOf(read).map(({ name }) => [pathOf(read), name] as const),
  );
  expect(parameters.length).toBeGreaterThan(80);
  for (const [path, name] of parameters) {
    for (const attack of [...widening, ...reaching]) {
      const response = await admin.ask('GET', `${path}?${name}=${encodeURIComponent(attack)}`);
      const text = await response.text();
      expect(response.status, `${path} ${name} ${attack}\n${text}`).toBeLessThan(500);
      expect(text, `${path} ${name}`).not.toContain('$argon2');
    }
  }
  expect(await counts()).toEqual(before);
});

describe('lists for guests', () => {
  const lists = ['businesses', 'filter-market', 'rents/web/looking_for', 'jobs/web/looking_for', 'search'];
  it.each(lists)('%s returns nothing for SQL as search terms, and never pending posts', async (path) => {
    const read = reads.find((one) => one.path === path);
    for (const { name } of parametersOf(read as Operation)) {
      for (const attack of widening) {
        const response = await site.ask(addressBelow(`${path}?${name}=${encodeURIComponent(attack)}`));
        const text = await response.text();
        expect(text, `${name} ${attack}`).not.toContain(canary);
        if (name !== 'q' || path === 'search') continue;
        // The result equals that of the same words without punctuation.
        const words = encodeURIComponent(attack.replace(/[^\w]+/g, ' ').trim());
        const bare = await (await site.ask(addressBelow(`${path}?q=${words}`))).json();
        expect(JSON.parse(text).meta?.total, attack).toBe(bare.meta?.total);
      }
    }
  });

  it('slugs and ids in paths are passed as values, too', async () => {
    for (const attack of [...widening, ...reaching]) {
      const part = encodeURIComponent(attack);
      for (const path of [
        `rents/${part}`,
        `businesses/${sample.business}${part}`,
        `pages/${part}`,
        `blogs/${part}`,
      ]) {
        const { status } = await site.ask(addressBelow(path));
        expect([path, [404, 422].includes(status)]).toEqual([path, true]);
      }
    }
  });
});
