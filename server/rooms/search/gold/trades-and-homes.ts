import { all, any, asked, name, offers, place, type Rule, text } from './rule.ts';

/* Trades of the New York register, and rentals: monthly rents, short stays, and advertisements in Arabic. */

const trades: [string | string[], Rule][] = [
  [['laundry', 'مغسلة ملابس', 'laundromat'], any(name(/laund/i), offers(/laundry/i))],
  ['car wash', any(name(/car ?wash/i), offers(/car wash/i))],
  [['tow truck', 'سحب سيارات'], any(name(/\btow/i), offers(/towing/i))],
  [
    ['home improvement contractor', 'تجديد منازل'],
    any(offers(/home improvement/i), name(/home improvement/i)),
  ],
  [['tobacco shop', 'smoke shop'], any(offers(/tobacco|cigarette/i), name(/tobacco|smoke/i))],
  ['supermarket', name(/super ?market|سوبر ?ماركت/i)],
  ['pharmacy', name(/pharmacy|صيدلي/i)],
  ['hotel', name(/hotel|فندق/i)],
];

const kindOf =
  (accommodation: string): Rule =>
  (row) =>
    row.accommodation === accommodation;
const apartment = kindOf('apartment');
const room = kindOf('room');
const house = kindOf('house');
const bedrooms =
  (count: number): Rule =>
  (row) =>
    row.bedrooms === count ||
    new RegExp(`\\b(${count}|${['', 'one', 'two', 'three'][count]}) ?-?(bed|br)`, 'i').test(row.name);
const studio: Rule = any(
  (row) => row.bedrooms === 0 && row.accommodation === 'apartment',
  name(/studio|استوديو/i),
);
const harlem = place('harlem', 'east-harlem');
const villa = any(name(/\bvillas?\b|فيلا/i), text(/فيلا|\sفلة\s|\sفلل\s/));

const homes: [string | string[], Rule][] = [
  [
    ['apartment astoria', 'flat in astoria', 'شقة في أستوريا', 'شقق استوريا', 'apartmant in astoria'],
    all(apartment, place('astoria')),
  ],
  [
    ['شقه للايجار في بروكلين', 'appartment brooklyn', 'sha2a brooklyn', 'apartment for rent in brooklyn'],
    all(apartment, place('brooklyn')),
  ],
  [['studio manhattan', 'استوديو مانهاتن', 'studio apartment in manhattan'], all(studio, place('manhattan'))],
  [['room in williamsburg', 'غرفة في ويليامزبرغ', 'room williamsburgh'], all(room, place('williamsburg'))],
  [
    ['2 bedroom apartment upper east side', 'two bedroom apartment upper east side'],
    all(apartment, bedrooms(2), any(place('upper-east-side'), name(/upper east/i))),
  ],
  ['شقة بغرفتي نوم في أستوريا', all(apartment, (row) => row.bedrooms === 2, place('astoria'))],
  ['3 bedroom harlem', all(bedrooms(3), any(harlem, name(/harlem/i)))],
  [['فيلا', 'villa'], villa],
  ['فيلا للايجار حي العارض', all(villa, any(name(/العارض/), text(/العارض/)))],
  [
    'بيت بخمس غرف نوم',
    all(
      house,
      any((row) => row.bedrooms === 5, name(/خمس غرف/)),
    ),
  ],
  ['loft bushwick', all(name(/loft/i), any(place('bushwick'), name(/bushwick/i)))],
  ['private room near central park', all(room, name(/central park/i))],
  ['brownstone bed stuy', all(name(/brownstone/i), any(place('bedford-stuyvesant'), name(/bed.?stuy/i)))],
  ['apartment with gym tribeca', all(apartment, name(/tribeca/i), any(name(/gym/i), text(/gym/i)))],
  ['cozy room in harlem', all(room, name(/cozy|cosy/i), any(harlem, name(/harlem/i)))],
  [
    'furnished apartment manhattan',
    all(apartment, any(name(/furnish/i), text(/furnish/i)), place('manhattan')),
  ],
  [
    'doorman elevator midtown',
    all(
      any(name(/doorman/i), text(/doorman/i)),
      any(name(/elevator/i), text(/elevator/i)),
      any(place('midtown'), name(/midtown/i)),
    ),
  ],
  [['غرف للايجار كوينز', 'rooms for rent in queens'], all(room, place('queens'))],
  ['private room bay ridge', all(room, any(place('bay-ridge'), name(/bay ridge/i)))],
  ['بيت في جدة', all(house, name(/جدة/))],
  ['penthouse', name(/penthouse/i)],
  [['townhouse brooklyn'], all(any(kindOf('townhouse'), name(/town ?house/i)), place('brooklyn'))],
  ['duplex with backyard', all(name(/duplex/i), any(name(/yard|garden/i), text(/yard/i)))],
];

export const tradesAndHomes = [...asked('business', 'business', trades), ...asked('rent', 'rental', homes)];
