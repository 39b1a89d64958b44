import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptySettings, saveSettings } from '../rooms/settings/service.ts';
import { pageSite, pagesNamed, publicUrl } from '../testing/page-site.ts';
import type { TestSite } from '../testing/test-site.ts';
import { manifestColors } from './manifest.ts';
import { offlineFiles } from './offline.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  for (const file of offlineFiles) await writeFile(join(folder, file), file);
  await writeFile(join(folder, 'service-worker.js'), 'console.log(siteBuild);');
  site = await pageSite(pagesNamed('/'), { clientFolder: folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const text = async (path: string) => (await site.ask(path)).text();

it('robots may crawl all but the API, search results and account pages, and find the sitemap', async () => {
  const lines = (await text('/robots.txt')).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /search-result');
  expect(lines).toContain('Disallow: /saved-accomodation');
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? []);
  for (const open of [
    '/',
    '/MarketProfile/1/x',
    '/Rent',
    '/rents',
    '/jobs',
    '/Job',
    '/Contact',
    '/Show-Blog/1/x',
  ]) {
    expect(
      closed.some((path) => open.startsWith(path)),
      open,
    ).toBe(false);
  }
});

describe('the manifest', () => {
  it.each([
    ['en', 'ltr', 'Arab New York', ['Search', 'Add a business', 'Sell something', 'Messages']],
    ['ar', 'rtl', 'عرب نيويورك', ['بحث', 'أضف نشاطك', 'بِع شيئًا', 'الرسائل']],
  ])('in %s is %s and has the name of the site', async (lang, dir, name, shortcuts) => {
    const response = await site.ask(`/manifest.webmanifest?lang=${lang}`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang, dir, name, display: 'standalone', start_url: `/?lang=${lang}` });
    expect(manifest.shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(shortcuts);
    for (const { src, sizes } of manifest.icons) {
      const icon = await sharp(await (await site.ask(src)).arrayBuffer()).metadata();
      expect(`${icon.width}x${icon.height}`).toBe(sizes);
    }
  });

  it('accepts shares from other apps; without a service worker the short form opens empty', async () => {
    const { share_target: target } = await (await site.ask('/manifest.webmanifest')).json();
    expect(target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
    const body = new FormData();
    body.append('photos', new File(['x'], 'a.png'));
    const answer = await site.ask(target.action, { method: target.method, body });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/form/quick']);
  });

  it('has the colors of the tokens', async () => {
    const tokens = await readFile(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toContain(`--color-teal-600: ${manifestColors.theme};`);
    expect(tokens).toContain('--primary: var(--color-teal-600);');
    expect(tokens).toContain(`--bg: ${manifestColors.background};`);
  });
});

it('security.txt names a contact and expires within a year', async () => {
  const byPage = await text('/.well-known/security.txt');
  expect(byPage).toContain(`Contact: ${publicUrl}/Contact\n`);
  const footer = { ...emptySettings.footer, email: 'safe@city.example' };
  await saveSettings(site.db, { ...emptySettings, footer });
  expect(await text('/.well-known/security.txt')).toBe(
    `Contact: mailto:safe@city.example\nExpires: 2027-11-20T00:00:00.000Z\n` +
      `Preferred-Languages: en, ar\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
  );
  expect(await text('/humans.txt')).toContain('Name: Arab New York\n');
});

it('the offline page has both languages and needs no inline script', async () => {
  const html = await text('/offline');
  expect(html).toContain('<section lang="en" dir="ltr">');
  expect(html).toContain('<section lang="ar" dir="rtl">');
  expect(html).toContain('لا يوجد اتصال بالإنترنت');
  expect(html).toContain('/assets/site.css');
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style| on\w+=/);
});

it('the service worker is revalidated on each request, and contains its build and the files of the offline page', async () => {
  const response = await site.ask('/service-worker.js');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const [facts = '', worker] = (await response.text()).split('\n');
  const { version, shell } = JSON.parse(facts.replace('globalThis.siteBuild=', '').replace(/;$/, ''));
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(shell).toEqual([
    '/assets/site.css',
    '/assets/en.woff2',
    '/assets/ar.woff2',
    ...offlineFiles,
    '/icons/192.png',
  ]);
  expect(worker).toBe('console.log(siteBuild);');
});
