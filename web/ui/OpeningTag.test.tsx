import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Opening } from '../../contract/hours.ts';
import { type Lang, locales } from '../../contract/locales.ts';
import ar from '../i18n/ar/index.ts';
import en from '../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../i18n/words.ts';
import { type Site, SiteProvider } from '../site.tsx';
import { OpeningTag } from './OpeningTag.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };

function said(opening: Opening, lang: Lang, short = false): string {
  const site = { lang, dir: locales[lang].dir } as Site;
  const html = renderToString(
    <SiteProvider value={site}>
      <WordsProvider value={words[lang]}>
        <OpeningTag opening={opening} short={short} />
      </WordsProvider>
    </SiteProvider>,
  );
  return html
    .replace(/<\/span><span>/g, ' ')
    .replace(/<!-- -->|<\/?span[^>]*>/g, '')
    .replace(/<bdi>(.*?)<\/bdi>/g, '[$1]');
}

const closed = (inDays: number): Opening => ({ state: 'closed', day: 'fri', time: '09:00', inDays });

it.each<[Opening, string, string]>([
  [{ state: 'open', until: '22:00' }, 'Open now until [10:00 pm]', 'مفتوح الآن حتى [10:00 م]'],
  [{ state: 'open', until: null }, 'Open now', 'مفتوح الآن'],
  [closed(0), 'Closed · opens [9:00 am]', 'مغلق · يفتح [9:00 ص]'],
  [closed(1), 'Closed · opens tomorrow [9:00 am]', 'مغلق · يفتح غدًا [9:00 ص]'],
  [closed(3), 'Closed · opens Friday [9:00 am]', 'مغلق · يفتح الجمعة [9:00 ص]'],
  [
    { ...closed(9), date: '2027-08-13' } as Opening,
    'Closed · opens Aug 13 [9:00 am]',
    'مغلق · يفتح 13 أغسطس [9:00 ص]',
  ],
  [{ state: 'temporarily_closed', until: null }, 'Temporarily closed', 'مغلق مؤقتًا'],
  [
    { state: 'temporarily_closed', until: '2027-06-01' },
    'Temporarily closed until [Jun 1, 2027]',
    'مغلق مؤقتًا حتى [1 يونيو 2027]',
  ],
  [{ state: 'always' }, 'Open 24/7', 'مفتوح على مدار الساعة'],
  [{ state: 'shut' }, 'Closed', 'مغلق'],
  [{ state: 'unknown' }, '', ''],
])('%j is formatted in both languages, with isolated times', (opening, english, arabic) => {
  expect(said(opening, 'en')).toBe(english);
  expect(said(opening, 'ar')).toBe(arabic);
});

it('on a picture the tag is short', () => {
  expect(said({ state: 'open', until: '22:00' }, 'en', true)).toBe('Open now');
  expect(said(closed(0), 'en', true)).toBe('Opens [9:00 am]');
});
