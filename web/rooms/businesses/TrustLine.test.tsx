import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { TrustLine } from './TrustLine.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };

type Known = Pick<BusinessDetail, 'verifiedAt' | 'hoursConfirmedAt' | 'halal'>;

function facts(known: Known, lang: Lang): string[] {
  const html = renderToString(
    <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
      <WordsProvider value={words[lang]}>
        <TrustLine business={known as BusinessDetail} />
      </WordsProvider>
    </SiteProvider>,
  );
  return [...html.matchAll(/<span>(.*?)<\/span>/g)].map(([, text = '']) => text);
}

it('lists what is known, with its date or source', () => {
  const known: Known = {
    verifiedAt: '2026-10-07T15:00:00.000Z',
    hoursConfirmedAt: '2026-11-16T15:00:00.000Z',
    halal: { certifier: null, since: 1987 },
  };
  expect(facts(known, 'en')).toEqual([
    'Verified on October 7, 2026',
    'Hours confirmed by the owner on November 16, 2026',
    'Halal · According to the owner, since 1987',
  ]);
  expect(facts(known, 'ar')).toEqual([
    'وُثّق في 7 أكتوبر 2026',
    'أكّد صاحب المكان ساعات العمل في 16 نوفمبر 2026',
    'حلال · بحسب صاحب المكان، منذ 1987',
  ]);
  expect(facts({ verifiedAt: null, hoursConfirmedAt: null, halal: null }, 'en')).toEqual([]);
});
