import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { newAlertPath } from '../../../contract/alert-values.ts';
import { langs, locales } from '../../../contract/locales.ts';
import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import { neighborhoodPath } from '../../addresses.ts';
import { NewAlertLink } from '../../alerts/NewAlertLink.tsx';
import { ScriptlessAlertsProvider } from '../../alerts/scriptless.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { ToastProvider } from '../../ui/Toasts.tsx';
import { NeighborhoodHero } from './NeighborhoodHero.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const Nothing = () => null;
const area = {
  ...{ id: 7, slug: 'bay-ridge', name: 'Bay Ridge', parent: 'Brooklyn', shape: null, stations: [] },
  ...{ places: 0, homes: 0, jobs: 0, products: 0 },
  otherName: { text: 'باي ريدج', lang: 'ar' },
} as unknown as Neighborhood;

it.each(langs)('offers an alert for the area, and without scripts a link to its form (%s)', (lang) => {
  const path = neighborhoodPath(area.slug);
  const rendered = renderToString(
    <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
      <WordsProvider value={words[lang]}>
        <ToastProvider>
          <ScriptlessAlertsProvider value={{ Link: NewAlertLink, Forms: Nothing }}>
            <StaticRouter location={path}>
              <NeighborhoodHero area={area} />
            </StaticRouter>
          </ScriptlessAlertsProvider>
        </ToastProvider>
      </WordsProvider>
    </SiteProvider>,
  );
  const label = words[lang]('neighborhoods:alert');
  expect(rendered).toMatch(new RegExp(`<button[^>]*>(<svg.*?</svg>)${label}</button>`));
  const link = newAlertPath({ list: 'search', path, query: 'city=7' }).replaceAll('&', '&amp;');
  expect(rendered).toContain(`href="${link}" rel="nofollow"`);
});
