import { expect, it } from 'vitest';
import { approximate, withoutNumber } from './approximate.ts';

it.each([
  ['120 34th St', '34th St'],
  ['34th St near 30th Ave', '34th St near 30th Ave'],
  ['85-12 34th Ave', '34th Ave'],
  ['7304-A 5th Ave, Apt 4B', '5th Ave'],
  ['12 E 34th St', 'E 34th St'],
  ['34 & 36 Main St #3', 'Main St'],
  ['12 1/2 Van Brunt St', 'Van Brunt St'],
  ['No. 9, Atlantic Ave, Unit 2-C', 'Atlantic Ave'],
  ['221b Baker St', 'Baker St'],
  ['رقم 12 شارع ستاينواي، شقة 3', 'شارع ستاينواي'],
  ['Broadway', 'Broadway'],
  ['', null],
  [null, null],
])('%s is shown as %s', (street, shown) => expect(withoutNumber(street)).toBe(shown));

it('a point is rounded to some 100 m', () => {
  expect(approximate({ lat: 40.63087, lng: -74.02241 })).toEqual({ lat: 40.631, lng: -74.022 });
  expect(approximate(null)).toBeNull();
});
