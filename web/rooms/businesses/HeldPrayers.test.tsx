import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HeldPrayers as Held } from '../../../contract/congregation.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { HeldPrayers } from './HeldPrayers.tsx';

const unstated = { iqama: null, after: null };
const prayers: Held = {
  times: [
    { prayer: 'fajr', begins: '05:41', iqama: '06:00', after: null },
    { prayer: 'dhuhr', begins: '11:44', iqama: '11:59', after: 15 },
    { prayer: 'asr', begins: '14:14', ...unstated },
    { prayer: 'maghrib', begins: null, iqama: null, after: 5 },
    { prayer: 'isha', begins: null, ...unstated },
  ],
  friday: [
    { at: '12:45', lang: 'ar' },
    { at: '13:30', lang: null },
  ],
};

/** The cells of each row, and the items of the list. */
function rendered(held: Held, lang: 'en' | 'ar') {
  const html = renderToStaticMarkup(
    <WordsProvider value={createTranslate(lang, lang === 'en' ? en : ar)}>
      <HeldPrayers prayers={held} />
    </WordsProvider>,
  );
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
      inner
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  return { rows: texts('tr'), fridays: texts('li'), hasTable: html.includes('<table') };
}

it('lists each adhan beside the iqama, and the Friday prayers', () => {
  expect(rendered(prayers, 'en')).toEqual({
    rows: [
      'Prayer Adhan Iqama',
      'Fajr 5:41 am 6:00 am',
      'Dhuhr 11:44 am 11:59 am 15 min after the adhan',
      'Asr 2:14 pm –',
      'Maghrib – 5 min after the adhan',
      'Isha – –',
    ],
    fridays: ['12:45 pm, sermon in Arabic', '1:30 pm'],
    hasTable: true,
  });
  expect(rendered(prayers, 'ar').rows[1]).toContain('الفجر');
  expect(rendered(prayers, 'ar').fridays[0]).toContain('العربية');
});

it('has no table where only Friday prayers are stated', () => {
  const times = prayers.times.map((time) => ({ ...time, ...unstated }));
  expect(rendered({ ...prayers, times }, 'en')).toMatchObject({ rows: [], hasTable: false });
});
