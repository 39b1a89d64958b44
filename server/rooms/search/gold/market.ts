import { all, any, asked, category, name, type Rule, text } from './rule.ts';

/* Products: used cars, furniture, laptops, and clothes with accessories. */

const type =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.type);
const brand =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.brand);
const color =
  (pattern: RegExp): Rule =>
  (row) =>
    pattern.test(row.color) || pattern.test(row.name);
const car = category('cars');
const computer = category('computers');
const bag = any(type(/bag|clutch|backpack/i), name(/\bbags?\b|handbag|backpack/i));
const shoes = any(type(/shoe|heel|flat|sandal|flip/i), name(/shoe/i));
const women = any(name(/women/i), text(/for women/i));
const dress = any(type(/dress/i), name(/dress/i));
const watch = any(type(/watch/i), name(/watch/i));
const perfume = any(type(/perfume/i), name(/perfume|eau de|edt|edp|fragrance/i));
const chair = any(name(/chair/i), text(/^chairs/i));

const things: [string | string[], Rule][] = [
  [['toyota camry', 'toyota camri', 'تويوتا كامري'], name(/toyota.*camry/i)],
  ['honda civic 2012', all(name(/honda civic/i), name(/2012/))],
  [['ford f150', 'ford f-150'], name(/ford f-?150/i)],
  [['سيارة تويوتا', 'toyota car'], all(brand(/toyota/i), car)],
  ['red jeep wrangler', all(name(/wrangler/i), color(/red/i))],
  ['pickup truck', all(car, any(text(/pickup|truck/i), name(/pickup|truck/i)))],
  ['used bmw', all(brand(/bmw/i), (row) => row.condition === 'used')],
  [['chevrolet silverado', 'chevy silverado', 'chevrolet silverrado'], name(/silverado/i)],
  [['mercedes', 'مرسيدس'], any(brand(/mercedes/i), name(/mercedes/i))],
  ['nissan altima', name(/altima/i)],
  [['laptop', 'لابتوب', 'labtop'], computer],
  [['dell laptop', 'لابتوب ديل'], all(computer, brand(/dell/i))],
  ['gaming laptop', all(computer, any(type(/gaming/i), name(/gaming/i)))],
  ['lenovo 8gb ssd', all(computer, brand(/lenovo/i), name(/8gb/i), name(/ssd/i))],
  ['hp notebook 15.6', all(brand(/^hp$/i), name(/notebook 15\.6/i))],
  [['sofa', 'كنبة', 'couch'], name(/sofa/i)],
  ['sofa bed', name(/sofa.?bed/i)],
  ['bookcase', name(/bookcase/i)],
  ['corner desk ikea', all(name(/corner desk/i), brand(/ikea/i))],
  ['wardrobe', any(name(/wardrobe/i), text(/^wardrobe/i))],
  [['كرسي', 'chair', 'كراسي'], chair],
  ['bed frame', name(/bed frame/i)],
  [['nike shoes', 'حذاء نايك', 'nike shoos'], all(name(/nike/i), shoes)],
  [['womens watch', 'ساعة يد نسائية', "women's watches"], all(watch, women)],
  [['black handbag', 'حقيبة سوداء'], all(bag, color(/black/i))],
  [['perfume', 'عطر', 'parfume'], perfume],
  ['blue jeans', all(any(type(/jeans/i), name(/jeans/i)), color(/blue/i))],
  [['puma t-shirt', 'puma tshirt'], all(name(/puma/i), any(type(/tshirt/i), name(/t-?shirt|\btee/i)))],
  [['sunglasses', 'نظارات شمسية', 'sun glasses'], any(type(/sunglasses/i), name(/sunglass/i))],
  [['red dress', 'فستان احمر'], all(dress, color(/red|maroon/i))],
  [
    'mens leather wallet',
    all(
      any(type(/wallet/i), name(/wallet/i)),
      name(/leather/i),
      any(name(/\bmen\b|men's/i), text(/for men/i)),
    ),
  ],
  ['adidas running shoes', all(name(/adidas/i), any(name(/running/i), type(/sports shoes/i)))],
  [['lipstick', 'أحمر شفاه'], any(type(/lipstick|lip/i), name(/lipstick/i))],
];

export const market = asked('product', 'product', things);
