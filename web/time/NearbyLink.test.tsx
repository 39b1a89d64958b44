import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { langs, locales } from '../../contract/locales.ts';
import { directoryQuery, filtersOf } from '../directory/filters.ts';
import ar from '../i18n/ar/index.ts';
import en from '../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../i18n/words.ts';
import { type Site, SiteProvider } from '../site.tsx';
import { NearbyLink } from './NearbyLink.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };

it.each(langs)('leads to mosques, and during Ramadan to restaurants, nearest first (%s)', (lang) => {
  const t = words[lang];
  const rendered = (isRamadan: boolean) =>
    renderToString(
      <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
        <WordsProvider value={t}>
          <NearbyLink point={{ lat: 40.6264, lng: -74.0299 }} isRamadan={isRamadan} />
        </WordsProvider>
      </SiteProvider>,
    );
  const addressIn = (html: string) => {
    const [, href = ''] = /href="([^"]*)"/.exec(html) ?? [];
    return new URL(href.replaceAll('&amp;', '&'), 'https://city.example');
  };
  for (const [isRamadan, label, word] of [
    [false, t('time:mosques'), t('time:mosqueWord')],
    [true, t('time:breakFast'), t('time:restaurantWord')],
  ] as const) {
    const html = rendered(isRamadan);
    const { pathname, searchParams } = addressIn(html);
    expect(html).toContain(`>${label}<`);
    expect(decodeURI(pathname)).toBe(`/search-result/${word}/business`);
    // As the page of results reads it.
    expect(directoryQuery(filtersOf(searchParams))).toMatchObject({
      near: '40.626,-74.030',
      sort: 'nearest',
    });
  }
});
