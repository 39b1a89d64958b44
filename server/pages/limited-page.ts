import { type Lang, locales } from '../../contract/locales.ts';
import { escapeXml } from '../http/escape-xml.ts';
import type { PageAssets } from './assets.ts';
import { pageRequestOf } from './cache/page-request.ts';
import { pageWord } from './page-words.ts';
import type { PageRenderer } from './renderer.ts';

/** A page without the application and its reads, styled like the offline page. */
function plainHtml(
  lang: Lang,
  { styles }: PageAssets,
  [title, text]: readonly [Parameters<typeof pageWord>[0], Parameters<typeof pageWord>[0]],
): string {
  const word = (key: Parameters<typeof pageWord>[0]) => escapeXml(pageWord(key, lang));
  return `<!doctype html>
<html lang="${lang}" dir="${locales[lang].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${word(title)}</title>
<meta name="robots" content="noindex">
${[...styles, '/offline.css'].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="icon" href="/icons/192.png" type="image/png">
<meta name="color-scheme" content="light dark">
</head>
<body class="offline">
<header><a href="/"><img src="/icons/192.png" width="56" height="56" alt="${word('limitedHome')}"></a></header>
<main>
<section>
<h1>${word(title)}</h1>
<p>${word(text)}</p>
<p><a class="btn p" href="">${word('offlineAgain')}</a></p>
</section>
</main>
</body>
</html>
`;
}

/** The page for addresses that exceed their rendering limit: rendering it costs almost nothing. */
export const limitedHtml = (lang: Lang, assets: PageAssets): string =>
  plainHtml(lang, assets, ['limitedTitle', 'limitedText']);

/** The page for requests that are rejected during overload. */
export const overloadedPage =
  ({ assets }: Pick<PageRenderer, 'assets'>) =>
  (request: Request): { html: string; lang: Lang } => {
    const { lang } = pageRequestOf(request);
    return { html: plainHtml(lang, assets(lang, []), ['overloadedTitle', 'overloadedText']), lang };
  };

/** The page for a form that was sent, without scripts, while the site is in maintenance mode. */
export const maintenanceHtml = (lang: Lang, assets: PageAssets): string =>
  plainHtml(lang, assets, ['maintenanceTitle', 'maintenanceText']);
