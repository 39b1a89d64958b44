import { describe, expect, it } from 'vitest';
import { knownStreet } from './known-streets.ts';
import { arabicStreetNames, streetNames } from './street-names.ts';

const streetOf = (address: string | null) => {
  const known = knownStreet(address);
  return known && (known.near ? `${known.name} near ${known.near}` : known.name);
};

describe('a named street', () => {
  it.each([
    ['٣٠-١٢ شارع ستاينواي', 'Steinway St'],
    ['شارع ستاينواي 30', 'Steinway St'],
    ['شارع ستاينواي، رقم ٣٠-١٢', 'Steinway St'],
    ['بناية 30، شارع ستاينواي', 'Steinway St'],
    ['رقم 12 شارع ستاينواي، شقة 3', 'Steinway St'],
    ['Steinway St 30-12', 'Steinway St'],
    ['Apt 4B, 30-12 Steinway St', 'Steinway St'],
    ['۳۰ Steinway St', 'Steinway St'],
    ['３０ Ｓｔｅｉｎｗａｙ Ｓｔ', 'Steinway St'],
    ['30–12 STEINWAY STREET., 2nd floor', 'Steinway St'],
    ['34 & 36 Main St #3', 'Main St'],
    ['12 1/2 Van Brunt St', 'Van Brunt St'],
    ['No. 9, Atlantic Ave, Unit 2-C', 'Atlantic Ave'],
    ['158 Atlantic Ave, Atlantic Avenue', 'Atlantic Ave'],
    ['34 St Marks Pl', 'St Marks Pl'],
    ["34 St. Mark's Place", 'St Marks Pl'],
    ['10 Court St', 'Court St'],
    ['Broadway 30', 'Broadway'],
    ['شقة 4B أتلانتيك أفنيو', 'Atlantic Ave'],
    ['Crescent Ave near E 187th St', 'Crescent Ave near E 187th St'],
    ['شارع ستاينواي قرب برودواي 30', 'Steinway St'],
  ])('%s is published as %s', (address, published) => expect(streetOf(address)).toBe(published));
});

describe('a numbered street', () => {
  it.each([
    ['30-12 34th St', '34th St'],
    ['30 34 St', '34th St'],
    ['30-12 34 St, Astoria NY 11103', '34th St'],
    ['412 77th Street', '77th St'],
    ['12 E 34th St', 'E 34th St'],
    ['Apt E 34th St', '34th St'],
    ['7304-A 5th Ave, Apt 4B', '5th Ave'],
    ['Fifth Avenue 30', '5th Ave'],
    ['30-12 72 Rd', '72nd Rd'],
    ['30 Beach 20th St', 'Beach 20th St'],
    ['Avenue U 1234', 'Ave U'],
    ['34th St near 30th Ave', '34th St near 30th Ave'],
    ['34 St near 30 Ave', '34th St near 30th Ave'],
    ['شارع 34', '34th St'],
    ['شارع ٣٤، بناية ٣٠', '34th St'],
    ['٣٠-١٢ شارع ٣٤', '34th St'],
    ['شارع 34 شرق', 'E 34th St'],
    ['الشارع الرابع والثلاثون، شقة ٥', '34th St'],
    ['الجادة الخامسة 30', '5th Ave'],
    ['الشارع الخامس عشر', '15th St'],
  ])('%s is published as %s', (address, published) => expect(streetOf(address)).toBe(published));
});

describe('nothing is published', () => {
  it.each([
    ['of a street that nobody listed', '221b Baker St'],
    ['where the number may be that of the house', 'شارع 30 ستاينواي'],
    ['where the name comes before', 'ستاينواي شارع 30'],
    ['where the name comes behind', 'شارع 30، ستاينواي'],
    ['where a name follows', '34 St Foo Pl'],
    ['of two numbers about a type', '30 Street 34'],
    ['of a number behind the type', '34 St 30'],
    ['of a flat behind a numbered avenue', '30 12 Ave D'],
    ['of a house number with a dash', 'شارع 30-12'],
    ['of numbers joined by a dash', '3012-34th St'],
    ['of a building', 'Building 30'],
    ['of a house in a court', '10 Court'],
    ['of a number alone', '30'],
    ['of a number of no street', '3012 St'],
    ['of an unknown street that meets a known one', 'Foo St near 5th Ave'],
    ['of nothing', ''],
    ['of no address', null],
  ])('%s: %s', (_, address) => expect(knownStreet(address)).toBeNull());
});

it('never publishes a house number, in any order, script or spelling', () => {
  const houses = [
    '30',
    '30-12',
    '٣٠-١٢',
    '۳۰',
    '30–12',
    '30 - 12',
    '30/12',
    '30A',
    '30 1/2',
    '#30',
    'No. 30',
  ];
  const arabicHouses = ['رقم 30', 'بناية ٣٠', 'منزل رقم 30', 'شقة 30', '٣٠أ', '30'];
  const streets = ['Steinway St', 'Foo St', '34th St', 'Avenue U', 'Broadway', '', 'Mystery', 'W 125th St'];
  const arabicStreets = ['شارع ستاينواي', 'شارع فلان', 'الشارع الرابع والثلاثون', 'ستاينواي', 'حي أستوريا'];
  const written = [
    ...houses.flatMap((house) => streets.map((street) => [house, street])),
    ...[...houses, ...arabicHouses].flatMap((house) => arabicStreets.map((street) => [house, street])),
  ];
  const orders = [
    ([house, street]: string[]) => `${house} ${street}`,
    ([house, street]: string[]) => `${street} ${house}`,
    ([house, street]: string[]) => `${house}, ${street}`,
    ([house, street]: string[]) => `${street}، ${house}`,
    ([house, street]: string[]) => `Apt 12, ${house} ${street}, Astoria 11103`,
    ([house, street]: string[]) => `شقة 12، ${street} ${house}، أستوريا`,
  ];
  const published = written.flatMap((parts) =>
    orders.map((order) => [order(parts), JSON.stringify(knownStreet(order(parts)))] as const),
  );
  expect(published.filter(([, street]) => /(?<!\d)(30|12|11103)(?!\d)/.test(street ?? ''))).toEqual([]);
  expect(published.length).toBeGreaterThan(800);
});

it('every listed street is recognized after a house number, and has no digits in its name', () => {
  const lost = streetNames.filter((name) => knownStreet(`30-12 ${name}, Apt 4`)?.name !== name);
  expect(lost).toEqual([]);
  expect(streetNames.filter((name) => /\d/.test(name))).toEqual([]);
  expect(streetNames.length).toBeGreaterThan(1_000);
});

it('every Arabic spelling is recognized as its street', () => {
  const lost = arabicStreetNames.filter(
    ([spelling, name]) => knownStreet(`شارع ${spelling} 30`)?.name !== name,
  );
  expect(lost).toEqual([]);
});
