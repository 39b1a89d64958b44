import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boot } from '../../web/hydration/boot.ts';
import { earlyScriptSource } from '../http/early-script.ts';
import { pageSite } from '../testing/page-site.ts';
import type { TestSite } from '../testing/test-site.ts';
import { thirdPartySettings } from '../testing/third-party-settings.ts';

/* Third-party services: each one appears in pages and the policy only if it is configured. */

const sites: TestSite[] = [];
async function siteWith(settings: Record<string, string>): Promise<TestSite> {
  const site = await pageSite(() => import('../../web/entry.server.tsx'), { settings });
  sites.push(site);
  return site;
}
afterAll(() => Promise.all(sites.map((site) => site.close())));

interface Page {
  html: string;
  policy: string;
  thirdParties: Record<string, string> | undefined;
}

async function pageOf(site: TestSite, lang: string): Promise<Page> {
  const response = await site.ask(`/Our-Service?lang=${lang}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  const boot = /<script id="boot" type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? '';
  const { site: facts } = JSON.parse(boot) as Boot;
  return {
    html,
    policy: response.headers.get('content-security-policy') ?? '',
    thirdParties: facts.thirdParties as Record<string, string> | undefined,
  };
}

const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT } = thirdPartySettings;
const services = [
  ['maps', { GOOGLE_MAPS_KEY: thirdPartySettings.GOOGLE_MAPS_KEY }, thirdPartySettings.GOOGLE_MAPS_KEY],
  ['chat', { CHAT_WIDGET_ID: thirdPartySettings.CHAT_WIDGET_ID }, thirdPartySettings.CHAT_WIDGET_ID],
  ['pixel', { PIXEL_ID: thirdPartySettings.PIXEL_ID }, thirdPartySettings.PIXEL_ID],
  ['push', { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT }, PUSH_PUBLIC_KEY],
] as const;
const origins = {
  maps: /googleapis|gstatic|google\.com|ggpht|unsafe-inline' https:\/\/fonts/,
  chat: /crisp/,
  pixel: /facebook/,
  // The browser itself connects to its push service.
  push: /(?!)/,
};

let plain: TestSite;
beforeAll(async () => {
  plain = await siteWith({});
});

describe.each(['en', 'ar'])('in %s', (lang) => {
  it('without settings none appears', async () => {
    const { html, policy, thirdParties } = await pageOf(plain, lang);
    expect(thirdParties).toBeUndefined();
    expect(html).not.toContain('"thirdParties"');
    expect(html).not.toMatch(/crisp|fbq|facebook\.com\/tr|googleapis|vapid/i);
    expect(html).not.toMatch(/Cookies and services|ملفات الارتباط والخدمات/);
    const film = "frame-src 'self' https://www.youtube-nocookie.com;";
    expect(policy).toContain(film);
    expect(policy.replace(film, '')).not.toMatch(/https?:/);
    expect(policy).toContain(`script-src 'self' ${earlyScriptSource};`);
    expect(policy).toContain("style-src 'self';");
  });
});

it.each(services)('only %s appears if only that is configured', async (name, settings, value) => {
  const site = await siteWith(settings);
  const { policy, thirdParties } = await pageOf(site, 'en');
  expect(thirdParties).toEqual({ [name]: value });
  for (const [other, pattern] of Object.entries(origins)) {
    if (other === name && name !== 'push') expect(policy).toMatch(pattern);
    else expect(policy).not.toMatch(pattern);
  }
  expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe-inline|script-src [^;]*\*/);
});

it('third-party scripts are allowed for maps only', async () => {
  const { policy, html } = await pageOf(await siteWith(thirdPartySettings), 'ar');
  expect(policy).toContain(
    `script-src 'self' ${earlyScriptSource} https://maps.googleapis.com https://maps.gstatic.com;`,
  );
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://go.crisp.chat");
  expect(html).not.toContain(PUSH_PRIVATE_KEY);
  expect(html).not.toContain('push@city.example');
});
