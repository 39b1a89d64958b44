import { expect, it } from 'vitest';
import { congregationSchema, mayHoldPrayers } from './congregation.ts';

const friday = [{ at: '13:00' }];

it('completes times of prayer with what is not stated', () => {
  expect(congregationSchema.parse({ iqama: { fajr: { at: '06:00' }, asr: { after: 0 } }, friday })).toEqual({
    iqama: {
      fajr: { at: '06:00', after: null },
      dhuhr: null,
      asr: { at: null, after: 0 },
      maghrib: null,
      isha: null,
    },
    friday: [{ at: '13:00', lang: null }],
  });
});

it.each([
  [{ iqama: {}, friday: [] }, '', 'field.congregation'],
  [{ iqama: { fajr: {} }, friday }, 'iqama.fajr', 'field.iqama'],
  [{ iqama: { fajr: { at: '06:00', after: 5 } }, friday }, 'iqama.fajr', 'field.iqama'],
  [{ iqama: { fajr: { at: '25:00' } }, friday }, 'iqama.fajr.at', 'field.iqama'],
  [{ iqama: { fajr: { after: 121 } }, friday }, 'iqama.fajr.after', 'field.too_big'],
  [{ iqama: {}, friday: [{ at: '' }] }, 'friday.0.at', 'field.friday'],
  [{ iqama: {}, friday: [...friday, { at: '13:00', lang: 'ar' }] }, 'friday', 'field.friday_same'],
  [{ iqama: {}, friday: [{ at: '13:00', lang: 'xx' }] }, 'friday.0.lang', 'field.choice'],
  [
    { iqama: {}, friday: ['1', '2', '3', '4', '5'].map((hour) => ({ at: `1${hour}:00` })) },
    'friday',
    'field.too_big',
  ],
])('refuses %j', (given, path, message) => {
  const issues = congregationSchema.safeParse(given).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message]);
});

it('belongs to the category of communities, where there is one', () => {
  expect(mayHoldPrayers('community', ['community', 'restaurants'])).toBe(true);
  expect(mayHoldPrayers('restaurants', ['community', 'restaurants'])).toBe(false);
  expect(mayHoldPrayers('faith', ['faith', 'restaurants'])).toBe(true);
});
