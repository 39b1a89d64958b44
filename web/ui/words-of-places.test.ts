import { describe, expect, it } from 'vitest';
import ar from '../i18n/ar/index.ts';
import en from '../i18n/en/index.ts';
import { createTranslate } from '../i18n/words.ts';
import { timeWords, weekdayName } from './clock-words.ts';
import { kmOfMiles, milesOfKm, milesOfMeters, radiusMiles } from './miles.ts';
import { directionsLink, phoneWords, whatsappLink } from './phone-words.ts';

describe('times', () => {
  const english = createTranslate('en', en);
  const arabic = createTranslate('ar', ar);

  it.each([
    ['00:00', '12:00 am', '12:00 ص'],
    ['09:05', '9:05 am', '9:05 ص'],
    ['12:00', '12:00 pm', '12:00 م'],
    ['22:00', '10:00 pm', '10:00 م'],
  ])('%s is formatted as %s and %s', (clock, inEnglish, inArabic) => {
    expect(timeWords(clock, english)).toBe(inEnglish);
    expect(timeWords(clock, arabic)).toBe(inArabic);
  });

  it('weekdays have names in both languages', () => {
    expect(weekdayName('mon', 'en')).toBe('Monday');
    expect(weekdayName('sun', 'en')).toBe('Sunday');
    expect(weekdayName('fri', 'ar')).toBe('الجمعة');
  });
});

describe('distances', () => {
  it('are in miles, never zero', () => {
    expect([0, 644, 4828, 15_000, 32_187].map(milesOfMeters)).toEqual([0.1, 0.4, 3, 9.3, 20]);
  });

  it('for filters are parsed from an address as whole miles', () => {
    expect(radiusMiles.map((miles) => milesOfKm(kmOfMiles(miles)))).toEqual([...radiusMiles]);
  });
});

describe('phone numbers', () => {
  it('are formatted if domestic, and unchanged if foreign', () => {
    expect(phoneWords('+17185550142')).toBe('(718) 555-0142');
    expect(phoneWords('+442071234567')).toBe('+442071234567');
    expect(whatsappLink('+17185550142')).toBe('https://wa.me/17185550142');
  });
});

it('directions lead to the point, else to the address', () => {
  const address = '6912 5th Ave, Brooklyn';
  expect(directionsLink({ point: { lat: 40.63, lng: -74.02 }, address })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=40.63%2C-74.02',
  );
  expect(directionsLink({ point: null, address })).toContain('destination=6912%205th%20Ave%2C%20Brooklyn');
});
