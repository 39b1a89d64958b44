import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Lang, locales } from '../../contract/locales.ts';
import ar from '../i18n/ar/index.ts';
import en from '../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../i18n/words.ts';
import { type Site, SiteProvider } from '../site.tsx';
import { Rating } from './Rating.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };

function said(business: Parameters<typeof Rating>[0]['business'], lang: Lang): string {
  const html = renderToString(
    <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
      <WordsProvider value={words[lang]}>
        <Rating business={business} />
      </WordsProvider>
    </SiteProvider>,
  );
  return html.replace(/<!-- -->|<svg.*?<\/svg>|<[^>]+>/g, '');
}

const hoursConfirmedAt = '2026-11-20T17:00:00.000Z';

it.each<[Parameters<typeof said>[0], string, string]>([
  [{ reviewCount: 0, rating: null }, 'No reviews yet', 'لا تقييمات بعد'],
  [
    { reviewCount: 0, rating: null, hoursConfirmedAt },
    'No reviews yet·Hours confirmed Nov 20',
    'لا تقييمات بعد·ساعات العمل مؤكدة 20 نوفمبر',
  ],
  [
    { reviewCount: 12, rating: 4.6, hoursConfirmedAt },
    '4.6(12)·Hours confirmed Nov 20',
    '4.6(12)·ساعات العمل مؤكدة 20 نوفمبر',
  ],
  [{ reviewCount: 3, rating: null, hoursConfirmedAt: null }, 'New3 reviews so far', 'جديد3 تقييمات حتى الآن'],
])('%j', (business, english, arabic) => {
  expect(said(business, 'en')).toBe(english);
  expect(said(business, 'ar')).toBe(arabic);
});
