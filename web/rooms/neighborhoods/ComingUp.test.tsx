import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EventCard } from '../../../contract/events.ts';
import { langs, locales } from '../../../contract/locales.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { ComingUp } from './ComingUp.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const event = {
  id: 7,
  slug: 'evening-of-oud',
  title: 'Evening of oud',
  lang: 'en',
  venue: 'Mokha House',
  next: { startsAt: '2026-12-04T01:00:00.000Z', endsAt: null },
};

it.each(langs)('marks canceled events only, and has the day of the city (%s)', (lang) => {
  const rendered = (state: EventCard['state']) =>
    renderToString(
      <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
        <WordsProvider value={words[lang]}>
          <ComingUp events={[{ ...event, state } as EventCard]} />
        </WordsProvider>
      </SiteProvider>,
    );
  expect(rendered('cancelled')).toContain(words[lang]('event-cards:cancelled'));
  expect(rendered('on')).not.toContain(words[lang]('event-cards:cancelled'));
  // One in the morning in UTC is the evening before in New York.
  expect(rendered('on')).toContain('<b>3</b>');
});
