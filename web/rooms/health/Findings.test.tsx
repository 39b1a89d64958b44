import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import ar from '../../i18n/ar/index.ts';
import { isolate } from '../../i18n/isolate.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { Findings } from './Findings.tsx';

it('a finding has the direction of the page, even if it begins with a path', () => {
  const text = `${isolate('/data/map.pmtiles')}: 52 ميغابايت`;
  const html = renderToString(
    <WordsProvider value={createTranslate('ar', ar)}>
      <Findings findings={[{ name: 'map', label: 'الخريطة', level: 'ok', text }]} />
    </WordsProvider>,
  );
  expect(html).toContain(`<p>${text}</p>`);
});
