import { defaultLang, langs, locales, otherLang } from '../../contract/locales.ts';
import { escapeXml } from '../http/escape-xml.ts';
import type { PageAssets } from './assets.ts';
import { pageWord } from './page-words.ts';

/** Files in `web/public` that the page uses. */
export const offlineFiles = ['/offline.css', '/offline.js'];

function part(lang: (typeof langs)[number], isFirst: boolean): string {
  const word = (key: Parameters<typeof pageWord>[0]) => escapeXml(pageWord(key, lang));
  const heading = isFirst ? 'h1' : 'h2';
  return `<section lang="${lang}" dir="${locales[lang].dir}">
<${heading}>${word('offlineTitle')}</${heading}>
<p>${word('offlineText')}</p>
<p><a class="btn p" href="">${word('offlineAgain')}</a></p>
<p class="offline-saved" hidden>${word('offlineSaved')}</p>
</section>`;
}

/**
 * The page that a browser caches for use without network. It has the text in every language, since the requested
 * one is unknown then, and lists the pages that were opened before.
 */
export function offlineHtml(name: Record<(typeof langs)[number], string>, assets: PageAssets): string {
  const styles = [...assets.styles, ...offlineFiles.filter((file) => file.endsWith('.css'))];
  const other = otherLang(defaultLang);
  return `<!doctype html>
<html lang="${defaultLang}" dir="${locales[defaultLang].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeXml(pageWord('offlineTitle', defaultLang))} · ${escapeXml(pageWord('offlineTitle', other))}</title>
<meta name="robots" content="noindex">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="icon" href="/icons/192.png" type="image/png">
<meta name="color-scheme" content="light dark">
<script defer src="/offline.js"></script>
</head>
<body class="offline">
<header><a href="/"><img src="/icons/192.png" width="56" height="56" alt=""> ${langs
    .map((lang) => `<span lang="${lang}" dir="${locales[lang].dir}">${escapeXml(name[lang])}</span>`)
    .join(' · ')}</a></header>
<main>
${langs.map((lang, index) => part(lang, index === 0)).join('\n')}
<ul id="saved-pages" hidden></ul>
</main>
</body>
</html>
`;
}
