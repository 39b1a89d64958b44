import type { BusinessCard } from '../../../contract/businesses.ts';
import { type EmbedOptions, embedThumbnail } from '../../../contract/embeds.ts';
import { locales } from '../../../contract/locales.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { escapeXml } from '../../http/escape-xml.ts';
import { pageWord } from '../page-words.ts';

export interface EmbedContent {
  businesses: BusinessCard[];
  /** Name of the neighborhood in the language of the list; undefined for the whole city. */
  area: string | undefined;
  siteName: string;
  /** Absolute address of all that the list was chosen from. */
  moreUrl: string;
}

/** Sheets in `web/public` and of the build that the list is styled by. */
export interface EmbedPage {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  styles: readonly string[];
}

/** The smallest variant that is sharp at twice the size of a thumbnail, in the format that every browser reads. */
function thumbnail({ url, variants }: Picture): string {
  const sharp = variants
    .filter(({ type, width }) => type === 'image/webp' && width >= 2 * embedThumbnail)
    .toSorted((a, b) => a.width - b.width);
  return sharp[0]?.url ?? url;
}

/** Its photo or its logo, else the drawing with its initial that its card has. */
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
 * A list of businesses as a whole document for a frame of another site. It has no script, sends nothing, and opens its
 * links in a new tab, because pages of the site refuse frames.
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
