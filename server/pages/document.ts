import { type FeedKind, feedLinks } from '../../contract/feeds.ts';
import { type Lang, locales } from '../../contract/locales.ts';
import { earlyScript } from '../http/early-script.ts';
import type { PageAssets } from './assets.ts';
import { feedTitle } from './feed-xml.ts';
import { pageWord } from './page-words.ts';

export interface DocumentParts {
  lang: Lang;
  head: string;
  body: string;
  boot: string;
  /** The feeds and calendars of the page's list. */
  feeds?: readonly FeedKind[];
  assets: PageAssets;
}

function feedLines(lang: Lang, kinds: readonly FeedKind[]): string {
  return feedLinks(lang)
    .filter(({ kind }) => kinds.includes(kind))
    .map(
      ({ kind, type, href }) =>
        `<link rel="alternate" type="${type}" title="${feedTitle(kind, lang)}" href="${href}">`,
    )
    .join('\n');
}

/** The scripts: for a built page a single one, which loads the others after the first paint. */
function scriptLines({ scripts, later }: PageAssets): string {
  const parts = later.length > 0 ? ` id="start" data-parts="${later.join(' ')}"` : '';
  return scripts
    .map((src) => `<script type="module" src="${src}" fetchpriority="low"${parts}></script>`)
    .join('\n');
}

/**
 * The message that `web/hydration/module-loader.ts` displays if a module fails to load. It must not itself need
 * loading.
 */
const failedNotice = (lang: Lang) =>
  `<div id="load-failed" role="alert" popover="manual"><p>${pageWord('loadFailed', lang)}</p><button type="button">${pageWord('loadFailedReload', lang)}</button></div>`;

/** The complete HTML of a page. Scripts are files, except for one inline script that the policy allows by hash. */
export function documentOf({ lang, head, body, boot, feeds = [], assets }: DocumentParts): string {
  const { dir } = locales[lang];
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<script>${earlyScript}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scriptLines(assets)}
<link rel="icon" href="/art/logo.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-180.png">
<link rel="manifest" href="/manifest.webmanifest?lang=${lang}">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1817" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark">
${head}
${feedLines(lang, feeds)}
</head>
<body>
<div id="root">${body}</div>
${failedNotice(lang)}
<script id="boot" type="application/json">${boot}</script>
</body>
</html>
`;
}
