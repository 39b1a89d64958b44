import { type Lang, locales } from '../../contract/locales.ts';
import { pageWord } from './page-words.ts';

/** `--primary` and `--bg` of the light scheme in `web/styles/tokens.css`; a test compares them. */
export const manifestColors = { theme: '#0b6f69', background: '#ffffff' };

/** The share target of other apps, which the service worker handles (`web/service-worker/share-target.ts`). */
export const sharePath = '/form/quick/share';

export interface ManifestSource {
  lang: Lang;
  name: string;
  description: string;
}

const png = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
export function manifestOf({ lang, name, description }: ManifestSource): object {
  const shortcut = (words: string, url: string) => ({
    name: words,
    url,
    icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name,
    short_name: name,
    ...(description && { description }),
    lang,
    dir: locales[lang].dir,
    start_url: `/?lang=${lang}`,
    scope: '/',
    display: 'standalone',
    theme_color: manifestColors.theme,
    background_color: manifestColors.background,
    icons: [png('192', 192, 'any'), png('512', 512, 'any'), png('maskable-512', 512, 'maskable')],
    shortcuts: [
      // The id of the search field on the home page.
      shortcut(pageWord('shortcutSearch', lang), `/?lang=${lang}#hero-what`),
      shortcut(pageWord('shortcutAdd', lang), `/add-business?lang=${lang}`),
      shortcut(pageWord('shortcutSell', lang), `/form/quick?lang=${lang}`),
      shortcut(pageWord('shortcutMessages', lang), `/messages?lang=${lang}`),
    ],
    // Content shared from other apps opens the short form (https://w3c.github.io/web-share-target/).
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'photos', accept: ['image/*'] }],
      },
    },
  };
}
