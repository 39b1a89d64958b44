import { defaultLang, langs } from '../../contract/locales.ts';
import { escapeXml } from '../http/escape-xml.ts';
import type { SitemapFile, SitemapPage } from '../rooms/sitemap/service.ts';
import { pageAddress } from './page-address.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function dated(lastmod: Date | undefined): string {
  return lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
}

/** The index: one entry per file. */
export function sitemapIndexXml(files: readonly SitemapFile[], publicUrl: string): string {
  const entries = files.map(
    ({ kind, number, lastmod }) =>
      `<sitemap><loc>${publicUrl}/sitemaps/${kind}-${number}.xml</loc>${dated(lastmod)}</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
}

/** A file: a URL for each language of a page, with alternate links to all languages. */
export function sitemapXml(pages: readonly SitemapPage[], publicUrl: string): string {
  const entries = pages.map(({ path, lastmod }) => {
    const addresses = langs.map((lang) => ({ lang, href: escapeXml(pageAddress(publicUrl, path, lang)) }));
    const link = (name: string, href: string | undefined) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
    const links = [
      ...addresses.map(({ lang, href }) => link(lang, href)),
      link('x-default', addresses.find(({ lang }) => lang === defaultLang)?.href),
    ].join('');
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${dated(lastmod)}${links}</url>\n`).join('');
  });
  return (
    `${DECLARATION}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
    `${entries.join('')}</urlset>\n`
  );
}
