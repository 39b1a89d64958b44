import { defaultLang } from '../../contract/locales.ts';
import type { Site } from '../site.tsx';
import type { Absolute } from './values.ts';

/** The URL of a page includes its language; pictures have one URL for all languages. */
export function absoluteOn({ lang, publicUrl }: Pick<Site, 'lang' | 'publicUrl'>): Absolute {
  return (path) => {
    const address = new URL(path, publicUrl);
    if (lang !== defaultLang && !path.startsWith('/media/')) address.searchParams.set('lang', lang);
    return address.href;
  };
}
