import { all, any, category, name, offers } from '../../../server/rooms/search/gold/rule.ts';
import { not, says, type Topic, titled, topicsOf } from './topic.ts';

const business = topicsOf('business');

const bakery = any(
  says(
    'bakery|bakeries|bake ?shop|bakers?|bread|boulangerie|panaderia|patisserie|bagel|pastry|pastries',
    'مخبز|مخابز|مخبوزات|فرن|افران|خباز|خبز|تميس|معجنات',
  ),
  name(/bakery|bakeshop|مخبز|مخابز/i),
);

const cafe = any(
  says(
    'caf[eé]|caff[eè]|coffee|espresso|cappuccino|tea|tea ?(room|house)',
    'مقهي|مقاهي|كافية?|كوفي|قهوة|شاي|شاهي|كرك',
  ),
  name(/caf[eéè]|coffee|starbucks|dunkin|كوفي|كافي/i),
);

const tea = says('tea|tea ?(room|house|shop)|chai|karak', 'شاي|شاهي|كرك|اتاي');

const juice = any(
  says('juice|juice bar|smoothie|jugos', 'عصير|عصائر|عصاير|عصيرات|سموذي|كوكتيل'),
  name(/jamba|juice/i),
);

const iceCream = says(
  'ice[ -]?cream|gelato|gelateria|frozen yogurt|froyo|ices|yogurt|helado|baskin|carvel|h[aä]agen',
  'ايس ?كريم|ايسكريم|بوظة|جيلاتو|مثلجات|باسكن',
);

const grocery = any(
  category('groceries'),
  says(
    'deli|delicatessen|grocer(y|ies)?|super ?market|mini ?mar(t|ket)|food mart|bodega|convenience store',
    'بقالة|تموينات|سوبر ?ماركت|ميني ?ماركت|دكان|ماركت|اسواق',
  ),
);

const butcher = any(
  says('butcher shop|butchers?|meat market|pork store|carniceria', 'ملحمة|لحوم|جزار|جزارة|قصاب'),
  titled('meats'),
);

const fish = any(
  says(
    'sea ?food|fish(es)?|fish market|crab|lobster|oyster|clam|shrimp|mariscos',
    'سمك|اسماك|سماك|بحرية|مسمكة|روبيان|جمبري|سي ?فود',
  ),
  name(/sea ?food|fish|أسماك|اسماك/i),
);

const sweets = any(
  says(
    'sweet|dessert|pastry|pastries|patisserie|bakery|candy|candies|confectionery|chocolate|cake|cupcake|donut|doughnut|pie shop|cookie',
    'حلويات|حلوي|حلا|حلى|حلواني|كنافة|بقلاوة|لقيمات|كيك|دونات|شوكولا(تة)?|شكولاتة|بسبوسة|معمول',
  ),
  name(/cupcake|dessert|حلويات/i),
);

const cake = any(
  says('cake|cupcake|cake ?shop|bakery|pastry|pastries', 'كيك|كعك|تورتة|كيكات|كيكة'),
  name(/cake/i),
);

const chocolate = says('chocolate|chocolatier|cocoa|cacao', 'شوكولا(تة)?|شكولاتة|كاكاو|شوكليت');

const donuts = any(
  says('donut|doughnut|dunkin', 'دونات|دونتس|دانكن'),
  name(/do(ugh)?nut|dunkin|krispy kreme/i),
);

const nuts = all(says('nuts?', 'مكسرات|محمصة|محامص'), not(name(/coffee|cof?fee|قهو|café|cafe|roaster/i)));

const falafel = any(says('falafel', 'فلافل|طعمية'), name(/falafel|فلافل/i));

const shawarma = any(
  says('shawarma|shawerma|shawrma|d[oö]ner', 'شاورما|شاورمة|شاورمات|دونر'),
  name(/shaw[ae]?rma|شاورم/i),
);

const foul = says('foul|ful|fava', 'فول|فوال|مدمس');

const liver = says('liver', 'كبدة|كبده');

const koshary = says('koshar[yi]|kushari', 'كشري|كشري');

const pies = says(
  'pie|pie shop|fatayer|mana[ek]+[ei]sh|mankous?ha?|sambos[ae]k?',
  'فطائر|فطاير|فطيرة|معجنات|مناقيش|منقوشة|صاج|سمبوسة',
);

const greens = any(
  offers(/fruit and vegetables|خضار|farmers market|fruit & vegetable/i),
  titled(
    'vegetables?|produce|green ?grocer|farmers market|fruit (stand|market)|fruits? and vegetables?',
    'خضار|خضروات|خضره',
  ),
);

const dates = says('date', 'تمر|تمور|تمريات|رطب');

/** Food, as ordered at a counter: in a dialect, with typos and in Latin letters. */
export const food: Topic[] = [
  business(bakery, {
    'dialect word':
      'فرن (Levant)|مخبزة (Maghreb)|كوشة (Maghreb)|خباز (Gulf)|عيش بلدي (Egypt)|صمون (Iraq)|مخبازة (Yemen)|طابونة (Sudan)',
    'everyday word': 'bakery|bakers|fresh bread|مخبز|أفران|خبز|مخبوزات|baked goods',
    expression:
      'محل يبيع خبز|فرن عيش قريب مني|وين ألاقي خبز طازج|where can I buy bread|shop that bakes bread|مكان أشتري منه عيش',
    'Arabizi word': 'ma5baz|makhbaz|forn|afran|makhabez',
    'misspelled kind': 'bakry|bakerry|bekery|مخبظ|مخبر خبز|مخابذ',
  }),
  business(cafe, {
    'dialect word':
      'چايخانة (Iraq)|جايخانة (Iraq)|كوفي شوب (Gulf)|قهوجي (Levant)|كهوة (Iraq)|مقهاية (Yemen)|بن (Yemen)|جبنة بن (Sudan)',
    'everyday word': 'coffee shop|coffeehouse|espresso bar|مقهى|كافيه|كوفي|مقاهي',
    expression:
      'مكان أشرب فيه قهوة|نقعد نشرب قهوة وين|a place to drink coffee|somewhere for a cup of coffee|عايز أشرب قهوة',
    'Arabizi word': '2ahwa|ahwa|gahwa|kahwa|maqha|ma2ha|kafeh',
    'misspelled kind': 'cofee|coffe shop|caffee|مقها|كافييه|قهوا',
  }),
  business(tea, {
    'dialect word': 'چاي (Iraq)|جاي (Iraq)|أتاي (Maghreb)|شاهي (Gulf)|شاهي عدني (Yemen)|تاي (Maghreb)',
    'everyday word': 'tea house|tearoom|شاي كرك',
    'Arabizi word': 'shai|shay|chai karak|shahi',
    'misspelled kind': 'tee room|شاى',
  }),
  business(juice, {
    'dialect word': 'عصاير (Egypt)|جوس (Gulf)|شربت (Iraq)|عصيرات (Gulf)',
    'everyday word': 'smoothies|fresh juice|عصائر|سموذي',
    expression: 'محل عصير فريش|place for a fresh juice|بدي أشرب عصير برتقال',
    'Arabizi word': '3aseer|3asir|aseer|3asayer',
    'misspelled kind': 'jucie|smoothy|عصيير|عسير فواكه',
  }),
  business(iceCream, {
    'dialect word':
      'بوظة (Levant)|جيلاتي (Egypt)|دوندرمة (Iraq)|دندرمة (Iraq)|كلاص (Maghreb)|لاكلاص (Maghreb)|آيسكريم (Gulf)',
    'everyday word': 'gelato|frozen yogurt|آيس كريم|مثلجات|بوظه',
    expression: 'بدي آكل بوظة|place to take the kids for ice cream|محل آيس كريم للأطفال',
    'Arabizi word': 'bouza|booza|ays krim|jelati',
    'misspelled kind': 'icecreem|ice creme|gellato|ايس كريمم|أيس كرم',
  }),
  business(grocery, {
    'dialect word':
      'دكانة (Levant)|دكان (Iraq)|طبلية (Sudan)|حانوت (Maghreb)|بقال (Egypt)|سمانة (Levant)|عطار (Maghreb)|تموينات (Gulf)|كنتين (Sudan)|برادة (Gulf)',
    'everyday word':
      'grocery store|corner store|supermarket|convenience store|food store|بقالة|سوبرماركت|ميني ماركت|مواد غذائية',
    expression:
      'محل مواد غذائية|وين أشتري أغراض البيت|where to buy milk and eggs|محل أتسوق منه أكل للبيت|store for groceries',
    'Arabizi word': 'ba2ala|bagala|baqala|dokkan|dukkan|super markt',
    'misspelled kind': 'grocry|grocerie|supermarkit|بقاله|سوبرمركت|دكااان',
  }),
  business(butcher, {
    'dialect word':
      'لحام (Levant)|جزار (Egypt)|قصاب (Iraq)|ملحمة (Levant)|قصابة (Iraq)|جزارة (Sudan)|مجزرة (Maghreb)',
    'everyday word': 'meat shop|butcher shop|لحوم طازجة',
    expression: 'محل يبيع لحم حلال طازج|place to buy fresh meat',
    'Arabizi word': 'ml7ama|mal7ameh|la7oum|gazzar',
    'misspelled kind': 'bucher|butchar|ملحمه',
  }),
  business(fish, {
    'dialect word': 'سماك (Egypt)|سمچ (Iraq)|سمج (Gulf)|حوت (Maghreb)|مسمكة (Levant)|جمبري (Egypt)',
    'everyday word': 'fish restaurant|shellfish|مأكولات بحرية|مطعم سمك|أسماك',
    expression: 'مطعم يعمل سمك مشوي|I want to eat fish|محل سمك مقلي',
    'Arabizi word': 'samak|samek|asmak|mat3am samak',
    'misspelled kind': 'seefood|sea fud|ماكولات بحريه|سمكك',
  }),
  business(sweets, {
    'dialect word':
      'حلواني (Egypt)|حلاوة (Iraq)|باتيسري (Maghreb)|حلى (Gulf)|حلويات شامية (Levant)|تحلية (Sudan)|باسطة (Sudan)',
    'everyday word': 'sweet shop|desserts|pastries|حلويات|حلو',
    expression: 'محل حلويات للعيد|somewhere to get something sweet|عايز حاجة حلوة',
    'Arabizi word': '7alawiyat|7alaweyat|halawiyat|7elwayat|7elo',
    'misspelled kind': 'desert shop|swets|pasteries|حلوايات|حلويا',
  }),
  business(cake, {
    'dialect word': 'تورتة (Egypt)|گاتو (Levant)|طرطة (Maghreb)',
    'everyday word': 'birthday cake|cake shop|كيك عيد ميلاد',
    expression: 'محل يعمل تورتة عيد ميلاد|someone to bake a wedding cake',
    'Arabizi word': 'keka|torta',
    'misspelled kind': 'cack shop|cakee|كييك',
  }),
  business(chocolate, {
    'dialect word': 'شكلاطة (Maghreb)|شيكولاتة (Egypt)',
    'everyday word': 'chocolatier|شوكولاتة',
    'misspelled kind': 'choclate|chocolat shop|شوكلاته',
  }),
  business(donuts, {
    'everyday word': 'doughnuts|دونات',
    'misspelled kind': 'doghnut|donnut|دوناتز',
    'Arabizi word': 'donats',
  }),
  business(nuts, {
    'dialect word': 'كرزات (Iraq)|موالح (Levant)|مقلى لب (Egypt)|محمصة (Levant)|قلوبات (Levant)',
    'Arabizi word': 'mukassarat|mo7amasa',
    expression: 'محل يبيع مكسرات وقهوة',
  }),
  business(falafel, {
    'dialect word': 'طعمية (Egypt)|طعميه (Sudan)',
    'Arabizi word': 'falafil|ta3meya|felafel',
    'misspelled kind': 'falafal|falaffel|فلافيل',
    expression: 'محل طعمية سخنة',
  }),
  business(shawarma, {
    'dialect word': 'گص (Iraq)|كص (Iraq)|شاورمة (Levant)|شورمة (Maghreb)',
    'Arabizi word': 'shawerma|chawarma|shawrma',
    'misspelled kind': 'shwarma|shawarama|شورما|شاورمى',
    expression: 'وين أحلى شاورما',
  }),
  business(foul, {
    'dialect word': 'فول مدمس (Egypt)|فوال (Gulf)|باقلاء (Iraq)|باجلا (Iraq)|بيصارة (Maghreb)',
    'Arabizi word': 'fool|fowal',
    expression: 'فول وطعمية للفطار',
  }),
  business(liver, {
    'dialect word': 'كبدة إسكندراني (Egypt)|معلاق (Levant)',
    'Arabizi word': 'kebda',
    'everyday word': 'كبدة',
  }),
  business(koshary, {
    'everyday word': 'kushari|كشرى',
    'Arabizi word': 'koshari|kosharee',
    'misspelled kind': 'كشررى',
  }),
  business(pies, {
    'dialect word':
      'فطاير (Egypt)|مناقيش (Levant)|مناكيش (Levant)|فطيرة (Gulf)|سنبوسة (Yemen)|بوريك (Maghreb)',
    'Arabizi word': 'fatayer|manakish|man2oushe|sambosa',
    'misspelled kind': 'فطائير|منقوشه',
  }),
  business(greens, {
    'dialect word': 'خضرجي (Levant)|خضري (Egypt)|مخضر (Iraq)',
    'everyday word': 'greengrocer|fruit stand|produce market',
    expression: 'محل يبيع خضرة وفاكهة',
    'Arabizi word': 'khodar|5odar|fawakeh',
  }),
  business(dates, { 'everyday word': 'تمور|رطب', 'Arabizi word': 'tmoor|tamr', expression: 'محل تمر فاخر' }),
];
