import { expect, it } from 'vitest';
import { langs } from '../../../contract/locales.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate } from '../../i18n/words.ts';
import type { HeadContext } from '../../loading.ts';
import { neighborhoodStructuredData, overviewStructuredData } from './neighborhood-structured-data.ts';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const names = { en: 'Bay Ridge', ar: 'باي ريدج' };
const parents = { en: 'Brooklyn', ar: 'بروكلين' };

function contextOf(lang: 'en' | 'ar', isFound = true): HeadContext {
  const area = {
    ...{ id: 7, slug: 'bay-ridge', name: names[lang], parent: parents[lang] },
    point: { lat: 40.6264, lng: -74.0299 },
    otherName: { text: names[lang === 'en' ? 'ar' : 'en'], lang: lang === 'en' ? 'ar' : 'en' },
  };
  return {
    state: { business: { neighborhood: { data: isFound ? area : null }, neighborhoods: { data: [area] } } },
    site: { lang, publicUrl: 'https://city.example' },
    t: words[lang],
  } as unknown as HeadContext;
}

it.each(langs)(
  'a neighborhood is a place in its borough, with both names and its breadcrumbs (%s)',
  (lang) => {
    const query = lang === 'en' ? '' : '?lang=ar';
    const [place, crumbs] = neighborhoodStructuredData(contextOf(lang));
    expect(place).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Place',
      name: names[lang],
      alternateName: names[lang === 'en' ? 'ar' : 'en'],
      url: `https://city.example/Neighborhood/bay-ridge${query}`,
      geo: { '@type': 'GeoCoordinates', latitude: 40.6264, longitude: -74.0299 },
      containedInPlace: { '@type': 'Place', name: parents[lang] },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: words[lang]('neighborhoods:title') },
        { position: 2, name: parents[lang] },
        { position: 3, name: names[lang] },
      ],
    });
  },
);

it('an unknown neighborhood has none, and the overview lists all', () => {
  expect(neighborhoodStructuredData(contextOf('en', false))).toEqual([]);
  expect(overviewStructuredData(contextOf('ar'))).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: 'https://city.example/Neighborhood/bay-ridge?lang=ar' }],
    },
  ]);
});
