import { defaultLang, langs, locales } from '../../contract/locales.ts';
import { sharedSize, sitePicturePath } from '../../contract/sharing.ts';
import { safeJson } from '../hydration/boot.ts';
import type { PageHead } from '../loading.ts';
import type { StructuredData } from '../structured-data/values.ts';
import { addressOf, fullTitle, type HeadSource } from './head.ts';

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function meta(name: 'name' | 'property', key: string, content: string | number): string {
  return `<meta ${name}="${key}" content="${escapeHtml(String(content))}">`;
}

/** Title, description, languages, sharing and structured data. Written by the server only. */
export function headHtml(
  source: HeadSource,
  head: PageHead,
  structuredData: readonly (StructuredData | null)[],
): string {
  const { site, state } = source;
  const title = fullTitle(head, state);
  const { description } = head;
  const address = (lang: string) => addressOf(site.publicUrl, head.canonical, lang);
  const alternate = (name: string, lang: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(address(lang))}">`;
  const image = new URL(head.image ?? sitePicturePath(site.lang), site.publicUrl).href;
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address(site.lang))}">`,
    ...(head.noindex
      ? [meta('name', 'robots', 'noindex')]
      : [...langs.map((lang) => alternate(lang, lang)), alternate('x-default', defaultLang)]),
    meta('property', 'og:type', head.isArticle ? 'article' : 'website'),
    meta('property', 'og:site_name', state.settings.generalSettings.data?.name ?? ''),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(site.lang)),
    meta('property', 'og:locale', locales[site.lang].openGraph),
    ...langs
      .filter((lang) => lang !== site.lang)
      .map((lang) => meta('property', 'og:locale:alternate', locales[lang].openGraph)),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', sharedSize.width),
    meta('property', 'og:image:height', sharedSize.height),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData.flatMap((item) =>
      item ? [`<script type="application/ld+json">${safeJson(item)}</script>`] : [],
    ),
  ];
  return lines.join('\n');
}
