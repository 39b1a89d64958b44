import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedAddress, readEmbed } from '../../../contract/embeds.ts';
import { pageSite, pagesNamed, publicUrl } from '../../testing/page-site.ts';
import type { TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await pageSite(pagesNamed('/'));
  await site.addBusinesses(
    { name: { en: 'Bab Touma Bakery', ar: 'مخبز باب توما' } },
    { name: { en: '<script>alert(1)</script> & "Sons"' } },
    { name: { en: 'Waiting Bakery' }, status: 'pending' },
    { name: { en: 'Closed Bakery' }, status: 'closed' },
  );
});
afterAll(() => site.close());

const list = (options: Record<string, string> = {}) => site.ask(embedAddress(readEmbed(options)));

describe('a list for frames of other sites', () => {
  it('has published businesses, in the language of its URL, with links to their pages', async () => {
    const english = await (await list({ lang: 'en' })).text();
    expect(english).toContain('<html lang="en" dir="ltr"');
    expect(english).toContain('Bab Touma Bakery');
    expect(english).toMatch(new RegExp(`href="${publicUrl}/MarketProfile/\\d+/[^"]+\\?lang=en"`));
    const arabic = await (await list({ lang: 'ar' })).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('مخبز باب توما');
    for (const html of [english, arabic]) expect(html).not.toMatch(/Waiting Bakery|Closed Bakery/);
  });

  it('may be framed by any site, unlike the rest of the site', async () => {
    const policy = (await list()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    const page = await site.ask('/');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('runs no script, submits no form, and sets no cookie', async () => {
    const response = await list();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('script-src');
    expect(response.headers.get('set-cookie')).toBeNull();
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('is limited to the search terms of its URL', async () => {
    const html = await (await list({ q: 'bakery' })).text();
    expect(html).toContain('Bab Touma Bakery');
    expect(html).not.toContain('Sons');
    expect(html).toContain(`${publicUrl}/search-result/bakery/store?lang=en`);
    expect(await (await list({ q: 'xylophone zzz' })).text()).toContain('No businesses here yet.');
  });

  it('ignores unknown parameters', async () => {
    const response = await site.ask(
      '/embed/businesses?count=1e9&scheme=url(x)&lang=xx&neighborhood=%22%3E%3Cb%3E&q=%00%F0%9F%A5%96',
    );
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/url\(x\)|<b>"/);
  });
});

it('the URL of a list is parsed as it was generated', () => {
  const options = {
    lang: 'ar',
    words: 'خبز & حلوى',
    neighborhood: 'bay-ridge',
    count: 10,
    scheme: 'dark',
  } as const;
  const { searchParams } = new URL(embedAddress(options), publicUrl);
  expect(readEmbed(Object.fromEntries(searchParams))).toEqual(options);
});
