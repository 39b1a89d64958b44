import type { ObjectName } from '../objects/catalogue.ts';
import { deskRoom } from './interiors-trades.ts';
import { type Photo, varying } from './photo.ts';
import { shopfront } from './shopfront.ts';

const FRONTS: readonly (readonly [string, readonly [ObjectName, ObjectName], string, string])[] = [
  [
    'restaurant',
    ['grill', 'tagine'],
    'A restaurant from the street with dishes in its windows',
    'مطعم من الشارع وأطباقه خلف الزجاج',
  ],
  [
    'bakery',
    ['bread', 'sweets'],
    'A bakery from the street with bread and sweets in its windows',
    'مخبز من الشارع وخبزه وحلوياته خلف الزجاج',
  ],
  [
    'coffee',
    ['coffee', 'dallah'],
    'A coffee house from the street with pots in its windows',
    'مقهى من الشارع ودلاله خلف الزجاج',
  ],
  [
    'grocery',
    ['groceries', 'jars'],
    'A grocery from the street with bags and jars in its windows',
    'بقالة من الشارع ومرطباناتها خلف الزجاج',
  ],
  [
    'clothing',
    ['thobe', 'coat'],
    'A clothing shop from the street with robes in its windows',
    'متجر ملابس من الشارع وأثوابه خلف الزجاج',
  ],
  [
    'jewelry',
    ['necklace', 'bracelet'],
    'A jeweler’s from the street with gold in its windows',
    'محل مجوهرات من الشارع وذهبه خلف الزجاج',
  ],
  [
    'perfume',
    ['perfume', 'flowers'],
    'A perfume shop from the street with bottles in its windows',
    'متجر عطور من الشارع وقواريره خلف الزجاج',
  ],
  [
    'books',
    ['books', 'reading'],
    'A bookshop from the street with books in its windows',
    'مكتبة من الشارع وكتبها خلف الزجاج',
  ],
  [
    'phones',
    ['phone', 'laptop'],
    'A phone shop from the street with devices in its windows',
    'متجر هواتف من الشارع وأجهزته خلف الزجاج',
  ],
  [
    'pharmacy',
    ['pharmacy', 'doctor'],
    'A pharmacy from the street with remedies in its windows',
    'صيدلية من الشارع وأدويتها خلف الزجاج',
  ],
  [
    'furniture',
    ['sofa', 'lantern'],
    'A furniture shop from the street with a sofa in its window',
    'متجر أثاث من الشارع وأريكة خلف زجاجه',
  ],
];

const DESKS: readonly (readonly [ObjectName, string, string])[] = [
  ['scales', 'A law office with scales on its desk', 'مكتب محاماة وميزان على طاولته'],
  ['passport', 'An office with a passport on its desk', 'مكتب عليه جواز سفر وكتب خلفه'],
  ['taxes', 'An office with forms and a calculator', 'مكتب عليه استمارات وآلة حاسبة'],
  ['translation', 'An office with signs in two scripts', 'مكتب عليه لافتتان بلغتين'],
  ['doctor', 'A doctor’s office with a bag on the desk', 'مكتب طبيب عليه حقيبته'],
  ['tooth', 'A dentist’s office with a model of a tooth', 'مكتب طبيب أسنان عليه مجسّم لسنّ'],
];

/** Shop fronts, and offices with the symbols of their trade. */
export const FRONT_PHOTOS: readonly Photo[] = [
  ...FRONTS.map(([trade, goods, en, ar]) =>
    varying(`front-${trade}`, (seed) => shopfront(goods, seed), { en, ar }),
  ),
  ...DESKS.map(([name, en, ar]) => varying(`desk-${name}`, (seed) => deskRoom(name, seed), { en, ar })),
];
