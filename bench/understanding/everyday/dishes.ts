import { all, any, category, name } from '../../../server/rooms/search/gold/rule.ts';
import { not, says, type Topic, topicsOf } from './topic.ts';

const business = topicsOf('business');

const burger = any(
  says('burger|hamburger|cheeseburger|mcdonald', 'برجر|برغر|بورجر|همبرجر|همبرغر'),
  name(/burger|برجر|برغر/i),
);

const pizza = any(says('pizza|pizzeria', 'بيتزا|بيتزيريا'), name(/pizz|بيتزا/i));

const pasta = says(
  'pasta|spaghetti|macaroni|italian( restaurant| food)?|trattoria|noodle',
  'باستا|مكرونة|معكرونة|سباغيتي',
);

const chicken = any(
  says(
    'chicken|pollo|fried chicken joint|wings?( joint)?|broasted|broast|kfc|popeye|rotisserie',
    'دجاج|بروست|بروستد|فروج|فراخ|كنتاكي|شواية|البيك',
  ),
  name(/chicken|wing|بروست/i),
);

const grill = any(
  says(
    'bbq|barbecue|bar-b-q(ue)?|kebab|kebob|kabob|kabab|grill|grilled|grille|smokehouse|bbq joint',
    'مشاوي|مشوي|مشويات|شواء|كباب|شواية|تكا|تكة|جريل',
  ),
  name(/kebab|kabab|grill|bbq|مشوي|مشاوي/i),
);

const sandwich = any(
  says(
    'sandwich|sandwiches|panini|sub|hero|subway|shawarma',
    'سندوتش(ات)?|سندويتش(ات)?|ساندويتش(ات)?|سندويش(ات)?|ساندوتش|شاورما',
  ),
  name(/sandwich|subway|quiznos/i),
);

const sushi = any(says('sushi|japanese|maki', 'سوشي|يابانية?'), name(/sushi/i));

const noodles = any(says('noodle|ramen|pho|udon|soba|lo mein', 'نودلز|رامن'), name(/noodle|ramen/i));

const steak = any(says('steak|steak ?house|chop ?house', 'ستيك|ستيك هاوس'), name(/steak/i));

const breakfast = says(
  'breakfast|breakfast spot|brunch|pancake|waffle|diner|bagel|ihop',
  'فطور|افطار|فطار|ريوق|ترويقة|صبوح|فطاير|بان ?كيك',
);

const hookah = any(
  says('hookah|shisha|narghile|nargile', 'شيشة|معسل|معسلات|ارجيلة|نرجيلة|جراك'),
  name(/hookah/i),
);

const rice = says(
  'kabsa|mandi|biryani|biriyani|bukhari|rice',
  'كبسة|مندي|مظبي|برياني|بخاري|بخاريه|رز|ارز|مضغوط|حنيذ',
);

const mandi = says(
  'mandi|mathbi|madhbi|haneeth|yemeni( restaurant)?',
  'مندي|مظبي|حنيذ|مضغوط|مدفون|زربيان|يمني',
);

const biryani = says(
  'biryani|biriyani|briyani|bukhari|indian( restaurant)?|pakistani( restaurant)?|afghan restaurant',
  'برياني|بخاري|بخارية',
);

const snackBar = says('buffet|cafeteria|snack ?bar|snack place', 'بوفية|بوفيهات|كافتيريا');

const catering = any(
  says('cater(er|ing)|catering', 'تجهيز حفلات|حفلات|ضيافة|متعهد|اعاشة|مطابخ|مطبخ'),
  category('catering'),
);

const vegetarian = any(says('vegetarian|vegan|veggie', 'نباتي|نباتية'), name(/vegan|veggie|vegetarian/i));

const hotDogs = says("hot ?dog|frankfurter|nathan'?s?", 'هوت ?دوج|هوت ?دوغ|هوت ?دوق');

const soup = any(says('soup', 'شوربة|شوربات|حساء'), name(/soup/i));

const salad = any(says('salad|salad place', 'سلطة|سلطات'), name(/salad/i));

const crepe = any(says('cr[eê]pe|cr[eê]perie|waffle|pancake', 'كريب|كريبات|وافل'), name(/cr[eê]pe/i));

const truck = says(
  'food ?truck|food ?stand|food ?cart|truck|cart|concession',
  'عربة|فود ?ترك|فود ?تراك|سيارة|كشك',
);

const buffet = says('buffet', 'بوفيه|بوفية');

const bar = all(
  any(says('bar|pub|tavern|saloon|taproom|beer|ale ?house|brewery|gastropub|irish pub'), name(/pub|tavern/i)),
  not(says('(juice|snack|salad|sushi|coffee|espresso|candy|yogurt|smoothie|tea|hummus|falafel|milk) ?bar')),
);

const bubbleTea = says('bubble tea|boba|tea room', 'بابل تي|بوبا');

/** Dishes, and the restaurants that serve them. */
export const dishes: Topic[] = [
  business(burger, {
    'everyday word': 'hamburgers|همبرغر|برغر',
    'Arabizi word': 'borgar|berger',
    'misspelled kind': 'burgur|hamburguer|برقر|همبورجر',
  }),
  business(pizza, {
    'everyday word': 'pizzeria|slice of pizza|بيتزا',
    'Arabizi word': 'bitza|betza|pitza',
    'misspelled kind': 'piza|pizzaria|pizzza|بيزا|بيتزه',
    expression: 'محل يعمل بيتزا ويوصل',
  }),
  business(pasta, {
    'dialect word': 'مكرونة (Egypt)|معكرونة (Levant)|مقرونة (Maghreb)|معكرونا (Iraq)',
    'Arabizi word': 'makarona|ma3karona',
    'everyday word': 'spaghetti|macaroni',
  }),
  business(chicken, {
    'dialect word':
      'فراخ (Egypt)|جاج (Levant)|دياي (Gulf)|جداد (Sudan)|فروج (Levant)|فرارج (Levant)|بروست (Gulf)',
    'everyday word': 'fried chicken|wings|دجاج',
    expression: 'مكان فراخ مشوية|place that does roast chicken',
    'Arabizi word': 'farakh|dajaj|djej|frakh|dejaj',
    'misspelled kind': 'chiken|fryed chicken|دجااج|بروسته',
  }),
  business(grill, {
    'dialect word':
      'كبابجي (Egypt)|تكة (Iraq)|شواية (Maghreb)|مشاوي (Levant)|كباب عراقي (Iraq)|مشكاكي (Gulf)|شية (Sudan)|أقاشي (Sudan)',
    'everyday word': 'grilled meat|kabobs|barbeque|مشويات|شواء',
    expression: 'مطعم لحم على الفحم|place with meat off the charcoal',
    'Arabizi word': 'mashawi|mshawe|mashwiyat|kebab|kbab',
    'misspelled kind': 'barbaque|kabab grll|مشوايات|مشاوى|كبااب',
  }),
  business(sandwich, {
    'dialect word': 'سندوتشات (Egypt)|لفة (Iraq)|كاسكروط (Maghreb)|سندويش (Levant)',
    'Arabizi word': 'sandwitsh|sandawish',
    'misspelled kind': 'sandwhich|sandwitch|sanwich|سندوش',
    'everyday word': 'subs|hoagie',
  }),
  business(sushi, {
    'everyday word': 'raw fish rolls|سوشي',
    'misspelled kind': 'shushi|سوشى',
    'Arabizi word': 'soshi',
  }),
  business(noodles, {
    'everyday word': 'ramen noodles|نودلز',
    'misspelled kind': 'noodels|نودلس',
    'dialect word': 'أندومي (Iraq)',
  }),
  business(steak, {
    'everyday word': 'steak house|ستيك',
    'misspelled kind': 'stake house|steack',
    expression: 'somewhere for a good piece of beef',
  }),
  business(breakfast, {
    'dialect word': 'ريوق (Gulf)|فطار (Egypt)|ترويقة (Levant)|صبوح (Yemen)|فطور الصباح (Maghreb)',
    'everyday word': 'brunch|فطور',
    expression: 'مكان نفطر فيه الصبح|where to eat in the morning',
    'Arabizi word': 'fotoor|ftour',
    'misspelled kind': 'brekfast|breakfest',
  }),
  business(hookah, {
    'dialect word': 'أرجيلة (Levant)|نركيلة (Iraq)|أركيلة (Levant)|قدو (Gulf)|مداعة (Yemen)|معسل (Gulf)',
    'everyday word': 'hookah lounge|hubbly bubbly|water pipe|shisha bar',
    expression: 'مكان أدخن فيه شيشة|place to smoke hookah|قهوة فيها أرجيلة',
    'Arabizi word': 'shesha|argile|arguileh|argeela|nargila|m3assel',
    'misspelled kind': 'hooka|hookha lounge|شيشا|ارقيلة',
  }),
  business(rice, {
    'dialect word': 'تمن (Iraq)|عيش ولحم (Gulf)',
    'Arabizi word': 'roz|ruz|kabsa',
    'misspelled kind': 'كبسه|ارزز',
    expression: 'رز مع لحم خروف',
  }),
  business(mandi, {
    'dialect word': 'زربيان (Yemen)|حنيذ (Yemen)|مظبي (Yemen)|زرب (Levant)|مندي (Yemen)|مضغوط (Gulf)',
    'Arabizi word': 'mandi|mendy|7aneeth|maz8ot',
    'misspelled kind': 'مندى|حنيد',
  }),
  business(biryani, {
    'dialect word': 'برياني (Iraq)|بخاري (Gulf)',
    'Arabizi word': 'biryany|bryani|bukhary',
    'misspelled kind': 'biriany|bryiani|بريانى|بريانني',
  }),
  business(snackBar, {
    'dialect word': 'بوفية (Gulf)|بوفيه (Yemen)|كفتيريا (Sudan)|كافيتيريا (Yemen)',
    'everyday word': 'cafeteria|snack bar|كافتيريا',
    'Arabizi word': 'bofeh|kafeteria|boofia',
    'misspelled kind': 'caffeteria|cafateria|كفتريا',
  }),
  business(catering, {
    'dialect word': 'طبخ عزايم (Levant)|بوفيه أفراح (Egypt)|ضيافة (Gulf)',
    'everyday word': 'caterer|تموين حفلات',
    expression:
      'حدا يطبخ لعرس|food for a wedding party|نبي أحد يسوي أكل للعزيمة|someone to cook for my party',
    'misspelled kind': 'catring|caterring',
  }),
  business(vegetarian, {
    'everyday word': 'no meat|plant based food|نباتي',
    expression: 'مطعم بدون لحم|restaurant without meat',
    'misspelled kind': 'vegiterian|vegetarien|نباتى',
  }),
  business(hotDogs, { 'everyday word': 'frankfurters|هوت دوغ', 'misspelled kind': 'hotdawg|هوتدوق' }),
  business(soup, {
    'dialect word': 'شوربا (Iraq)|حريرة (Maghreb)|مرقة (Iraq)',
    'Arabizi word': 'shorba',
    'misspelled kind': 'soop',
  }),
  business(salad, {
    'dialect word': 'زلاطة (Iraq)|صلاطة (Maghreb)|سلاطة (Egypt)',
    'misspelled kind': 'sallad',
    'Arabizi word': 'salata',
  }),
  business(crepe, { 'everyday word': 'creperie|waffles|كريب', 'misspelled kind': 'creps|waffels' }),
  business(truck, {
    'dialect word': 'عربية أكل (Egypt)|فود ترك (Gulf)',
    'everyday word': 'food cart',
    expression: 'سيارة تبيع أكل بالشارع',
  }),
  business(buffet, {
    'everyday word': 'all you can eat|بوفيه مفتوح',
    'misspelled kind': 'buffay|buffey',
  }),
  business(bar, {
    'everyday word': 'tavern|pub',
    expression: 'place to have a beer',
    'misspelled kind': 'tavren',
  }),
  business(bubbleTea, { 'everyday word': 'boba|tapioca tea', 'misspelled kind': 'buble tea' }),
];
