import { all, any, category, name, type Rule, text } from '../../../server/rooms/search/gold/rule.ts';
import { type Topic, topicsOf, words } from './topic.ts';

const product = topicsOf('product');

const laptop = category('computers');

const car = category('cars');

const carOf = (kinds: string): Rule => all(car, any(text(words(kinds)), name(words(kinds))));

const pickup = any(
  carOf('pickup|truck|pick-up'),
  all(
    car,
    name(
      /f-?[1-4]50|silverado|sierra|\bram\b|tacoma|tundra|ranger|frontier|titan|colorado|dakota|ridgeline|canyon/i,
    ),
  ),
);

const suv = any(carOf('suv|jeep|offroad'), all(car, name(/jeep/i)));

const jeep = all(car, any(name(/jeep|wrangler|cherokee/i), text(/jeep|offroad/i)));

const van = any(
  carOf('van|mini-?van|minivan|bus'),
  all(
    car,
    name(/\bvan\b|caravan|odyssey|sienna|econoline|transit|sprinter|town (&|and) country|express|savana/i),
  ),
);

const convertible = any(carOf('convertible'), all(car, name(/convertible|cabrio|roadster|spyder/i)));

/** Cars and computers. */
export const goods: Topic[] = [
  product(laptop, {
    'dialect word': 'بيسي بورطابل (Maghreb)|لاب توب (Gulf)|لابتوب (Iraq)|بيسي (Maghreb)|لاب (Egypt)',
    'everyday word': 'notebook computer|computers|portable computer|حاسوب محمول|كمبيوتر',
    expression: 'كمبيوتر للدراسة|a computer for college',
    'Arabizi word': 'laptob|kombyuter|lab tob|7asoob',
    'misspelled kind': 'labtop|leptop|laptob|لابتب|كمبوتر|كومبيتر',
  }),
  product(car, {
    'dialect word':
      'عربية (Egypt)|طوموبيل (Maghreb)|كرهبة (Maghreb)|موتر (Gulf)|لوطو (Maghreb)|عربية (Sudan)|طنبيل (Maghreb)|موتر (Yemen)|طرمبيل (Levant)',
    'everyday word': 'automobile|used car|vehicle|auto|سيارة مستعملة|سيارات',
    expression:
      'بدي أشتري سيارة مستعملة|عايز عربية مستعملة رخيصة|looking for a cheap used car|أريد أشتري سيارة|بغيت نشري طوموبيل',
    'Arabizi word': 'sayara|siyara|3arabeya|sayyara mosta3mala|motar',
    'misspelled kind': 'vehical|automobil|usd car|سياره|سيارا|سيارت',
  }),
  product(pickup, {
    'dialect word':
      'وانيت (Gulf)|نص نقل (Egypt)|بيكم (Iraq)|كميونة (Maghreb)|بكب (Levant)|بوكسي (Sudan)|ددسن (Gulf)|ديانا (Levant)|شاص (Yemen)|ربع نقل (Egypt)|هايلوكس (Yemen)',
    'everyday word': 'pickup truck|trucks|بيك أب|شاحنة',
    expression: 'سيارة بصندوق لنقل العفش|truck to haul things',
    'misspelled kind': 'pickip truck|truk|بيكاب',
  }),
  product(suv, {
    'dialect word': 'جيب (Gulf)|كات كات (Maghreb)',
    'everyday word': 'sport utility vehicle|4x4',
    expression: 'سيارة عائلية كبيرة دفع رباعي',
  }),
  product(jeep, {
    'everyday word': 'جيب|off-roader',
    'misspelled kind': 'jeap|jeeb',
    'Arabizi word': 'jeeb',
  }),
  product(van, {
    'dialect word':
      'ميكروباص (Egypt)|كيا باص (Iraq)|فركونيت (Maghreb)|باص صغير (Levant)|فوركون (Maghreb)|هايس (Sudan)',
    'everyday word': 'minivan|people carrier|فان|حافلة صغيرة',
    'misspelled kind': 'minnivan|vann',
  }),
  product(convertible, {
    'dialect word': 'سيارة كشف (Gulf)|سيارة كشف (Levant)|ديكابوتابل (Maghreb)',
    'everyday word': 'cabriolet|سيارة مكشوفة',
    expression: 'car with an open top',
  }),
];
