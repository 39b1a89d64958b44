import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { type Lang, langs } from '../../contract/locales.ts';
import { addressesOf, paths } from '../../e2e/every-address.ts';
import { beMember } from '../../e2e/members.ts';
import { newToken } from '../../e2e/visitor.ts';
import { sections } from '../../web/admin-sections.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';

/*
 * Takes a picture of every template of the site map from a running server with demo content:
 *   node scripts/screenshots/take.ts http://localhost:3000 /tmp/before --paths '^/Category|^/$' --widths 390,1440
 * Rates must not be limited (`RATE_LIMITS=0`). `compare.ts` compares two such folders.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    paths: { type: 'string', default: '.' },
    widths: { type: 'string', default: '390,992,1440' },
    langs: { type: 'string', default: langs.join() },
    schemes: { type: 'string', default: 'light,dark' },
  },
});
const [base, folder] = positionals;
if (!base || !folder) throw new Error('Name the address of the server and the folder of the pictures.');

interface Target {
  address: string;
  /** The demo account that can see the page. */
  account?: 'member' | 'admin';
}

const api = await request.newContext({ baseURL: base });

async function targets(): Promise<Target[]> {
  const wanted = new RegExp(values.paths);
  const found: Target[] = [];
  for (const { path, memberOnly } of paths) {
    if (!wanted.test(path)) continue;
    for (const address of await addressesOf(api, path)) {
      found.push(memberOnly ? { address, account: 'member' } : { address });
    }
  }
  const desks = ['/admin', ...sections.map(({ path }) => `/admin/${path}`)];
  for (const address of desks) if (wanted.test(address)) found.push({ address, account: 'admin' });
  return found;
}

async function signedIn(account: NonNullable<Target['account']>) {
  const email = `${account}@arabnewyork.example`;
  return { token: await newToken(api, { email, password: `${account}-of-the-demo` }), name: account, email };
}

/** Loads lazy content, and stops animations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await nextFrames();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

async function takeAll(browser: Browser, lang: Lang, scheme: 'light' | 'dark', all: Target[]): Promise<void> {
  const accounts = { member: await signedIn('member'), admin: await signedIn('admin') };
  for (const account of [undefined, 'member', 'admin'] as const) {
    const ours = all.filter((target) => target.account === account);
    if (ours.length === 0) continue;
    const context = await browser.newContext({
      baseURL: base,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // The welcome dialog opens at a random moment.
    await page.route('**/welcome_screen', (route) => route.fulfill({ json: { data: {} } }));
    if (account) await beMember(page, accounts[account]);
    for (const { address } of ours) {
      for (const width of values.widths.split(',').map(Number)) {
        await page.setViewportSize({ width, height: 900 });
        const separator = address.includes('?') ? '&' : '?';
        await page.goto(`${address}${separator}lang=${lang}`, { waitUntil: 'networkidle' });
        await settle(page);
        const name = `${address.replace(/[^\w-]+/g, '_')}.${lang}.${width}.${scheme}.png`;
        await page.screenshot({ path: join(folder as string, name), fullPage: true, animations: 'disabled' });
      }
    }
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: { ...(process.env as Record<string, string>), ...env },
});
const all = await targets();
for (const lang of langs.filter((one) => values.langs.includes(one))) {
  for (const scheme of ['light', 'dark'] as const) {
    if (values.schemes.includes(scheme)) await takeAll(browser, lang, scheme, all);
  }
}
await browser.close();
await api.dispose();
