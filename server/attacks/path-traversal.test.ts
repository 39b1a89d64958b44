import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadImport } from '../../contract/transfers.ts';
import { overNetwork } from '../testing/network-site.ts';
import { pageSite } from '../testing/page-site.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import type { TestMember, TestSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';

/* Path traversal, sent unmodified: clients other than browsers do not resolve the dots. */

const secret = 'a-secret-beside-the-folder';
/** Paths that would lead from `/assets/` or `/media/` to the file `secret.txt` beside the served folders. */
const ways = [
  ...['../secret.txt', '../../secret.txt', '..%2fsecret.txt', '..%2f..%2fsecret.txt', '%2e%2e/secret.txt'],
  ...['%2e%2e%2fsecret.txt', '..%5csecret.txt', '..\\secret.txt', '....//secret.txt', '..;/secret.txt'],
  ...[
    '%252e%252e%252fsecret.txt',
    '..%c0%afsecret.txt',
    '.%00./secret.txt',
    './../secret.txt',
    '//secret.txt',
  ],
  ...[
    '../secret.txt%00.webp',
    '..%2fsecret.txt%23.webp',
    '../secret.txt?.webp',
    '/etc/passwd',
    '%2fetc%2fpasswd',
  ],
  ...['../../../../../../../../etc/passwd', '..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd'],
];
const folders = [
  '',
  'assets/',
  'media/',
  'art/',
  'icons/',
  'og/',
  'feeds/',
  'sitemaps/',
  'map/',
  'api/',
  'api/NY/en/0/pages/',
];

let folder: string;
let site: TestSite;
let sample: Sample;
let admin: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-traversal-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  for (const place of ['', 'client']) await writeFile(join(folder, place, 'secret.txt'), secret);
  await rm(join(folder, 'client/secret.txt'));
  await writeFile(join(folder, 'client/assets/open.txt'), 'open');
  const plain = await pageSite(() => import('../../web/entry.server.tsx'), {
    clientFolder: join(folder, 'client'),
    settings: { RATE_LIMITS: '0' },
  });
  site = await overNetwork(plain);
  sample = await addSample(site);
  admin = await site.member({ role: 'admin' });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it('the folder is served', async () => {
  expect(await (await site.ask('/assets/open.txt')).text()).toBe('open');
});

it.each(folders)('no path leads out of /%s', async (below) => {
  for (const way of ways) {
    const response = await site.ask(`/${below}${way}`);
    const text = await response.text();
    expect([way, response.status < 500]).toEqual([way, true]);
    expect([way, text.includes(secret) || /root:.*:0:0:/.test(text)]).toEqual([way, false]);
  }
});

it('no slug of a page is a file path', async () => {
  for (const way of ways.filter((one) => !/%00|%c0/i.test(one))) {
    const part = encodeURIComponent(decodeURIComponent(way.replace(/%25/g, '%')));
    for (const page of [`/Rent/${sample.rental}`, `/MarketProfile/${sample.business}`, '/Category']) {
      const response = await site.ask(`${page}/${part}`);
      const text = await response.text();
      expect([page, way, response.status < 500, text.includes(secret)]).toEqual([page, way, true, false]);
    }
  }
});

it('an uploaded file is stored under a generated name', async () => {
  for (const name of [
    '../../../secret.csv',
    '/etc/cron.d/jobs.csv',
    '..%2f..%2fjobs.csv',
    'a\\..\\..\\jobs.csv',
  ]) {
    const response = await site.ask(addressOf(uploadImport, { query: { kind: 'jobs', name } }), {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' },
      body: 'title\nBaker\n',
    });
    expect([201, 422]).toContain(response.status);
    if (response.status !== 201) continue;
    const { data } = await response.json();
    expect(String(data.name)).not.toMatch(/[/\\]|\.\./);
  }
});
