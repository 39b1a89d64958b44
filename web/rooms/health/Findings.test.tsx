import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import ar from '../../i18n/ar/index.ts';
import { isolate } from '../../i18n/isolate.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { Findings } from './Findings.tsx';

it('a finding has the direction of the page, even if it begins with a path', () => {
  const text = `${isolate('/data/map.pmtiles')}: 52 ميغابايت`;
  const html = renderToString(
    <SiteProvider value={{ lang: 'ar', dir: 'rtl' } as Site}>
      <WordsProvider value={createTranslate('ar', ar)}>
        <Findings findings={[{ name: 'map', label: 'الخريطة', level: 'ok', text }]} />
      </WordsProvider>
    </SiteProvider>,
  );
  expect(html).toContain(`<p dir="rtl">${text}</p>`);
});
