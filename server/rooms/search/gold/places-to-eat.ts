import { all, any, asked, category, name, offers, place, type Rule } from './rule.ts';

/*
 * Restaurants, cafés and food stores: the registers of New York, and the names of Riyadh (all placed in Brooklyn).
 */

const pizza = any(offers(/pizza/i), name(/pizz|بيتزا/i));
const coffee = any(category('coffee'), name(/coffee|caf[eé]|قهو|كوفي|كافي|مقه/i), offers(/coffee|café/i));
const bakery = any(category('bakeries'), name(/bake|مخبز|مخابز|فرن|أفران|افران/i));
const bread = any(offers(/^bakery/i), name(/bake|مخبز|مخابز|فرن|أفران|افران|خبز/i));
const restaurant = category('restaurants');
const halal = name(/halal|حلال/i);
const falafel = any(name(/f[ae]lafel|فلافل/i), offers(/falafel/i));
const shawarma = any(name(/shaw[ae]?rma|شاورما|شورما|شاورمة/i), offers(/shawarma/i));
const hookah = name(/hookah|shisha|شيشة|شيشه|معسل|أرجيلة/i);
const sweets = any(
  name(/حلويات|حلا|حلى|حلوى|sweet|dessert|pastr/i),
  offers(/dessert|pastry|confection|sweets/i),
);
const kunafa = name(/كناف|kunaf|knaf|kanaf/i);
const burger = any(name(/بر[جغق]ر|burger/i), offers(/burger/i));
const iceCream = any(
  offers(/ice cream/i),
  name(/ice ?cream|آيس كريم|ايس كريم|آيسكريم|ايسكريم|gelat|جيلاتو/i),
);
const juice = any(offers(/juice/i), name(/juice|عصير|عصائر|عصيرات/i));
const tea = any(name(/شاي|شاهي|\btea|تي\b/i), offers(/\btea\b/i));
const fish = any(offers(/seafood|fish/i), name(/سمك|أسماك|اسماك|بحري|fish|seafood/i));
const cuisine = (pattern: RegExp, named = pattern): Rule => any(offers(pattern), name(named));
const chinese = cuisine(/chinese/i, /chinese|صيني/i);
const indian = cuisine(/indian/i, /\bindian|هندي/i);
const egyptian = cuisine(/egyptian/i, /egypt|مصري|مصرية/i);
const lebanese = cuisine(/lebanese/i, /leban|لبنان/i);
const turkish = cuisine(/turkish/i, /turk|تركي|التركية/i);
const moroccan = cuisine(/moroccan/i, /moroc|مغربي/i);
const pakistani = cuisine(/pakistani/i, /pakistan|باكستان/i);
const afghan = cuisine(/afghan/i, /afghan|أفغان|افغان/i);
const korean = cuisine(/korean/i, /korea/i);

const dishes: [string | string[], Rule][] = [
  [['pizza', 'بيتزا', 'piza', 'pitza'], pizza],
  [['pizza in astoria', 'astoria pizza'], all(pizza, place('astoria'))],
  ['pizza near bensonhurst', all(pizza, place('bensonhurst'))],
  ['بيتزا في برونكس', all(pizza, place('bronx'))],
  [['falafel', 'felafel', 'فلافل'], falafel],
  ['falafel manhattan', all(falafel, place('manhattan'))],
  [['shawarma', 'شاورما', 'shawerma'], shawarma],
  ['shawrma in queens', all(shawarma, place('queens'))],
  [['kebab', 'كباب', 'kabab'], any(name(/k[ae]b[ao]b|كباب/i), offers(/kebab|doner/i))],
  ['gyro', name(/gyro/i)],
  [['burger', 'برجر', 'برغر', 'burgar'], burger],
  [['broast', 'بروست', 'بروستد'], name(/broast|بروست/i)],
  [['fried chicken bronx'], all(any(offers(/chicken/i), name(/chicken/i)), place('bronx'))],
  ['halal chicken', all(halal, any(name(/chicken|دجاج/i), offers(/chicken/i)))],
  [['sushi'], any(name(/sushi|سوشي/i), offers(/sushi|japanese/i))],
  [['mandi', 'مندي'], name(/mandi|مندي/i)],
  [['knafeh', 'كنافة', 'kunafa', 'كنافه'], kunafa],
  ['مشويات', name(/مشوي|مشاو|mashaw/i)],
  ['مشاوي', name(/مشوي|مشاو|mashaw|grill|bbq|barbe/i)],
  [['حلويات', '7alawiyat'], sweets],
  [['ice cream brooklyn'], all(iceCream, place('brooklyn'))],
  [['ايس كريم', 'آيسكريم'], iceCream],
  [['juice bar'], juice],
  [['عصير', '3aseer'], juice],
  ['شاي', tea],
  [['سمك', 'samak'], fish],
  ['مأكولات بحرية', fish],
  ['seafood sheepshead bay', all(fish, place('sheepshead-bay'))],
  ['فوال', name(/فوال|فول/)],
  ['bagels upper west side', all(any(name(/bagel/i), offers(/bagel/i)), place('upper-west-side'))],
  [['donuts', 'دونات'], any(name(/do(ugh)?nut|دونات|دونتس/i), offers(/donut/i))],
  ['hummus place', name(/hummus place/i)],
  ['humus place', name(/hummus place/i)],
  ['steakhouse in midtown', all(any(offers(/steak/i), name(/steak/i)), place('midtown'))],
];

const kitchens: [string | string[], Rule][] = [
  [['italian restaurant astoria'], all(offers(/italian/i), place('astoria'))],
  [['egyptian food in astoria'], all(egyptian, place('astoria'))],
  [['مطعم مصري', 'egyptian restaurant'], egyptian],
  [['lebanese restaurant', 'مطعم لبناني', 'مطاعم لبنانية'], lebanese],
  [['turkish restaurant manhattan'], all(turkish, place('manhattan'))],
  [['مطعم تركي'], turkish],
  [['moroccan restaurant', 'مطعم مغربي'], moroccan],
  [['yemeni restaurant', 'مطعم يمني'], any(all(name(/yemen|يمن/i), restaurant), offers(/yemen/i))],
  ['chinese food flushing', all(chinese, place('flushing'))],
  ['chinese restaurant sunset park', all(chinese, place('sunset-park'))],
  ['مطعم صيني', chinese],
  [['indian restaurant jackson heights', 'مطعم هندي في جاكسون هايتس'], all(indian, place('jackson-heights'))],
  ['best thai food park slope', all(cuisine(/thai/i), place('park-slope'))],
  ['mexican restaurant bushwick', all(cuisine(/mexican/i), place('bushwick'))],
  [['greek restaurant astoria', 'مطعم يوناني في استوريا'], all(cuisine(/greek/i), place('astoria'))],
  ['korean bbq', all(korean, any(name(/bbq|barbe/i), offers(/barbe/i)))],
  ['irish pub', all(offers(/irish/i), name(/pub|bar|tavern|irish/i))],
  ['vegetarian restaurant', any(offers(/vegetarian/i), name(/veget|vegan/i))],
  ['مطعم باكستاني', pakistani],
  ['مطعم افغاني', afghan],
  [['مطعم بخاري', 'bukhari restaurant', 'bukhary'], name(/bukhar|بخاري/i)],
  [['مطبخ', 'ma6bakh', 'matbakh'], name(/مطبخ|مطابخ|kitchen|matbakh/i)],
  [
    'russian restaurant brighton',
    all(
      cuisine(/russian/i),
      any(name(/brighton/i), (row) => /brighton/i.test(row.street)),
    ),
  ],
  [
    'kosher deli',
    any(all(offers(/kosher/i), name(/deli/i)), all(name(/kosher/i), any(name(/deli/i), offers(/deli/i)))),
  ],
];

const doors: [string | string[], Rule][] = [
  [['halal', 'حلال', '7alal'], any(halal, offers(/halal/i))],
  [
    ['halal restaurant brooklyn', 'halal mat3am brooklyn'],
    all(any(halal, offers(/halal/i)), restaurant, place('brooklyn')),
  ],
  [['halal mat3am', 'مطعم حلال'], all(any(halal, offers(/halal/i)), restaurant)],
  [['hookah lounge', 'شيشة', 'shisha'], hookah],
  ['hookah in brooklyn', all(hookah, place('brooklyn'))],
  ['bakery in bay ridge', all(bakery, place('bay-ridge'))],
  [['bakery in bay rdige', 'مخبز في باي ريدج', 'فرن باي ريدج'], all(bakery, place('bay-ridge'))],
  ['مخبز', bread],
  ['afran', any(bread, bakery)],
  ['coffee shop williamsburg', all(coffee, place('williamsburg'))],
  [['قهوة', '2ahwa', 'coffe'], coffee],
  [['مقهى في بروكلين', 'كافيه بروكلين'], all(coffee, place('brooklyn'))],
  ['cafe 86th street', all(coffee, (row) => /\b86/.test(row.street))],
  ['restaurant steinway street', all(restaurant, (row) => /steinway/i.test(row.street))],
  ['restaurants 11209', all(restaurant, (row) => row.zip === '11209')],
  ['diner in queens', all(name(/diner/i), place('queens'))],
  [['catering', 'تجهيز ولائم'], any(category('catering'), name(/cater|ولائم/i))],
];

const names: [string | string[], Rule][] = [
  [['joes pizza', "joe's pizza"], name(/joe'?s.*pizza/i)],
  ["Joe's Pizza Brooklyn", all(name(/joe'?s.*pizza/i), place('brooklyn'))],
  [['starbucks', 'starbaks', 'ستاربكس'], name(/star ?b[ua]c?ks|ستاربكس/i)],
  [['dunkin donuts queens', 'dunkn donuts queens'], all(name(/dunkin/i), place('queens'))],
  [['دانكن دونتس'], name(/dunkin|دانكن/i)],
  ['mcdonalds harlem', all(name(/mc ?donald/i), place('harlem', 'east-harlem'))],
  [['ماكدونالدز', 'mcdonalds', 'macdonalds'], name(/ma?c ?donald|ماكدونالد/i)],
  ['burger king bronx', all(name(/burger king/i), place('bronx'))],
  [['kfc', 'كنتاكي'], name(/\bkfc\b|kentucky|كنتاكي/i)],
  ['kennedy fried chicken', name(/kennedy/i)],
  [['popeyes', 'popeye'], name(/popeye/i)],
  [['shake shack', 'shack shake'], name(/shake shack/i)],
  ['بيتزا هت', name(/pizza hut|بيتزا هت/i)],
  [['دومينوز', 'domino pizza'], name(/domino|دومينوز/i)],
  [['باسكن روبنز', 'baskin robins'], name(/baskin|باسكن/i)],
  [['البيك', 'al baik', 'albaik'], name(/البيك|al ?baik/i)],
  [['هرفي', 'herfy'], name(/هرفي|herfy/i)],
  ['the halal guys', name(/halal guys/i)],
  ['kabab cafe', name(/kabab cafe/i)],
  ['damascus bakery', name(/damascus bread/i)],
  ['مطعم بوابة دمشق', name(/damascus gate|بوابة دمشق/i)],
  [['karam bay ridge', 'كرم باي ريدج'], all(name(/^karam|كرم/i), place('bay-ridge'))],
  ['cedars pastry', name(/cedars pastry/i)],
  ['yemen cafe', all(name(/yemen/i), name(/caf|coffee/i))],
  ['little moroco', name(/little morocco/i)],
  [['arabian nights', 'arabian night hookah'], name(/arabian nights/i)],
];

export const placesToEat = [dishes, kitchens, doors, names].flatMap((questions) =>
  asked('business', 'business', questions),
);
