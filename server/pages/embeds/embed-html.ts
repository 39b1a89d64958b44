import type { BusinessCard } from '../../../contract/businesses.ts';
import { type EmbedOptions, embedThumbnail } from '../../../contract/embeds.ts';
import { locales } from '../../../contract/locales.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { escapeXml } from '../../http/escape-xml.ts';
import { pageWord } from '../page-words.ts';

export interface EmbedContent {
  businesses: BusinessCard[];
  /** The name of the neighborhood in the language of the list; undefined for the whole city. */
  area: string | undefined;
  siteName: string;
  /** The absolute URL of the full list. */
  moreUrl: string;
}

/** Style sheets of `web/public` and of the build. */
export interface EmbedPage {
  /** The origin of the site, without a trailing slash. */
  publicUrl: string;
  styles: readonly string[];
}

/** The smallest variant that is sharp at twice the size of a thumbnail, in a format that every browser supports. */
function thumbnail({ url, variants }: Picture): string {
  const sharp = variants
    .filter(({ type, width }) => type === 'image/webp' && width >= 2 * embedThumbnail)
    .toSorted((a, b) => a.width - b.width);
  return sharp[0]?.url ?? url;
}

/** Its photo or logo, otherwise the drawing with its initial as on its card. */
function pictureOf({ id, name, photo, logo }: BusinessCard): string {
  const picture = photo ?? logo;
  const [initial = ''] = name;
  return picture ? thumbnail(picture) : `/art/badge/${id}.svg?letter=${encodeURIComponent(initial)}`;
}

function row(business: BusinessCard, { lang }: EmbedOptions, publicUrl: string): string {
  const { id, slug, name, category, area, opening, rating, reviewCount } = business;
  const href = `${publicUrl}/MarketProfile/${id}/${encodeURIComponent(slug)}?lang=${lang}`;
  const isOpen = opening.state === 'open' || opening.state === 'always';
  const where = `${escapeXml(category.name)} · ${escapeXml(area.name)}`;
  const size = `width="${embedThumbnail}" height="${embedThumbnail}"`;
  return `<li><a href="${escapeXml(href)}" target="_blank" rel="noopener">
<img src="${escapeXml(pictureOf(business))}" ${size} alt="" loading="lazy">
<span class="name"><b lang="${business.lang}" dir="auto">${escapeXml(name)}</b>${
    rating === null
      ? ''
      : ` <span class="rating"><span aria-hidden="true">★</span> ${rating.toFixed(1)} <small>(${reviewCount})</small></span>`
  }</span>
<span class="where">${isOpen ? `<span class="open">${escapeXml(pageWord('embedOpen', lang))}</span> · ` : ''}${where}</span>
</a></li>`;
}

/**
 * A list of businesses as a complete document for iframes on other sites. It has no script, sends nothing, and
 * opens links in a new tab, because pages of the site deny framing.
 */
export function embedHtml(
  options: EmbedOptions,
  content: EmbedContent,
  { publicUrl, styles }: EmbedPage,
): string {
  const { lang, scheme } = options;
  const { businesses, area, siteName, moreUrl } = content;
  const title = options.words || pageWord('embedTitle', lang);
  const heading = area === undefined ? title : `${title} · ${area}`;
  const sheets = [...styles, '/embed.css'].map((href) => `<link rel="stylesheet" href="${escapeXml(href)}">`);
  const more = pageWord('embedMore', lang).replace('{{name}}', () => siteName);
  return `<!doctype html>
<html lang="${lang}" dir="${locales[lang].dir}"${scheme === 'auto' ? '' : ` data-scheme="${scheme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${scheme === 'auto' ? 'light dark' : scheme}">
${sheets.join('\n')}
</head>
<body class="embed">
<h1 dir="auto">${escapeXml(heading)}</h1>
${
  businesses.length > 0
    ? `<ul>\n${businesses.map((business) => row(business, options, publicUrl)).join('\n')}\n</ul>`
    : `<p>${escapeXml(pageWord('embedNone', lang))}</p>`
}
<a class="more" href="${escapeXml(moreUrl)}" target="_blank" rel="noopener">${escapeXml(more)}</a>
</body>
</html>
`;
}
