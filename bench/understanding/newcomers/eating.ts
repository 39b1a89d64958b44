import { all, any, category, place } from '../../../server/rooms/search/gold/rule.ts';
import { says, titled } from '../everyday/topic.ts';
import { lookingFor, type NewcomerTopic } from './topic.ts';

const business = lookingFor('business');

const pizza = says('pizza|pizzeria|pizzas', 'بيتزا|بيتزاريا|بيتسا');
const coffee = any(
  category('coffee'),
  says('coffee|café|cafe|espresso|roaster|tea', 'قهوة|كافيه|كوفي|مقهى|مقاهي|كوفيه|محمصة'),
);
const seafood = says(
  'seafood|fish|oyster|lobster|crab|clam|shrimp|sea food',
  'سمك|اسماك|بحري|بحرية|بحريات|سي فود|الأسماك|جمبري|روبيان',
);
const grill = says(
  'grill|grilled|barbecue|bbq|kebab|kabab|kebob|steak|steakhouse|mashawi|turkish|skewer|churrasco|charcoal',
  'مشويات|مشاوي|شواء|كباب|مشوي|شواية|شوايه|فحم|الشواء|مشاوى|باربكيو|ستيك|كفتة',
);

/** Food and drink, as people ask for it in the street. */
export const eating: NewcomerTopic[] = [
  business(pizza, {
    egypt: 'محل بيتزا كويس',
    levant: 'وين في بيتزا طيبة',
    maghreb: 'بيتزيريا',
    gulf: 'ابي بيتزا',
    english: 'pizza slice near me|pizzaria',
  }),
  business(all(pizza, place('brooklyn')), {
    egypt: 'بيتزا في بروكلين',
    levant: 'مطعم بيتزا ببروكلين',
    english: 'pizza place in brooklyn',
  }),
  business(says('burger|hamburger|cheeseburger|burgers', 'برجر|برغر|همبرجر|برقر|همبرغر|بيرجر|برجرات'), {
    egypt: 'عايز اكل برجر|محل همبورجر',
    levant: 'مطعم همبرغر',
    iraq: 'مطعم بركر|همبركر',
    gulf: 'مطعم برقر',
    english: 'cheese burgers|burger joint',
  }),
  business(
    says(
      'chicken|wing|broast|kfc|popeyes|rotisserie|poulet|pollo',
      'دجاج|بروست|فراخ|فروج|دجاجة|كنتاكي|بروستد|فرايد تشيكن|جاج|الدجاج|شواية',
    ),
    {
      egypt: 'فراخ بانيه|مطعم فراخ مشوية|فراخ مقلية',
      levant: 'فروج عالفحم|جاج مقلي|جاج بروستد',
      iraq: 'دجاج مشوي',
      maghreb: 'دجاج محمر',
      yemen: 'دجاج بروست',
      sudan: 'جداد مشوي',
      english: 'fried chiken|rotisserie chicken',
    },
  ),
  business(coffee, {
    egypt: 'قهوة نقعد فيها|كافيه هادي',
    levant: 'محل قهوة قريب|كافي شوب',
    iraq: 'كوفي شوب|كهوة',
    maghreb: 'قهوة باش نگلس|كافي',
    gulf: 'كوفي حلو|محمصة قهوة',
    sudan: 'محل جبنة وقهوة',
    english: 'coffe shop|cafe with wifi',
  }),
  business(
    any(
      category('bakeries'),
      says(
        'bakery|bake|bread|bagel|boulangerie|panaderia|pastry',
        'مخبز|مخابز|فرن|افران|خبز|مخبوزات|معجنات|المخبز',
      ),
    ),
    {
      egypt: 'فرن عيش|عيش بلدي|مخبز',
      levant: 'فرن مناقيش|خبز عربي|فرن معجنات',
      iraq: 'صمون حار|مخبز صمون',
      maghreb: 'بولونجري|كوشة خبز|فران',
      gulf: 'خباز|مخابز',
      yemen: 'فرن روتي',
      sudan: 'فرن عيش',
      english: 'fresh bread|bakrey|arabic bread bakery',
    },
  ),
  business(
    says(
      'ice cream|gelato|yogurt|ices|frozen|sorbet|baskin|creamery|soft serve|haagen',
      'ايس كريم|آيس كريم|بوظة|جيلاتو|آيسكريم|ايسكريم|جلاتو|مثلجات|بوظه|باسكن',
    ),
    {
      egypt: 'ايس كريم|محل آيس كريم|جيلاتي',
      levant: 'بوظة|محل بوظة عربية',
      iraq: 'دوندرمة|موطا',
      maghreb: 'كلاص|مثلجات',
      gulf: 'ايسكريم',
      english: 'icecream|frozen yogurt',
    },
  ),
  business(says('juice|smoothie|juices', 'عصير|عصائر|عصاير|سموذي|عصيرات|فريش'), {
    egypt: 'عصير قصب|محل عصاير',
    levant: 'عصير طازة|كوكتيل وعصير',
    maghreb: 'عصير ليمون و بانان|جو دوغونج',
    gulf: 'عصيرات فرش',
    yemen: 'عصائر طبيعية',
    english: 'fresh juice bar|smoothys',
  }),
  business(seafood, {
    egypt: 'مطعم سمك مشوي|مأكولات بحرية',
    levant: 'مسمكة|مطعم أسماك',
    iraq: 'سمك مسكوف',
    maghreb: 'الحوت مقلي|مطعم حوت',
    gulf: 'مطعم سمك وربيان',
    yemen: 'مطعم صيد|سمك موفا',
    english: 'sea food restaurant|fish place',
  }),
  business(says('japanese|sushi|ramen|japan', 'ياباني|سوشي|اليابان|رامن|يابانية'), {
    egypt: 'مطعم سوشي|اكل ياباني',
    levant: 'سوشي طيب',
    gulf: 'مطعم ياباني',
    english: 'shushi|japaneese food',
  }),
  business(says('yemeni|yemen|mandi', 'يمني|يمنية|اليمن|مندي|حنيذ|سلتة|مظبي|مضبي|يمانية|صنعاء|حضرموت|عدن'), {
    yemen: 'مطعم يماني|سلتة وفحسة|مندي لحم|مطعم حنيذ',
    egypt: 'مطعم يمني',
    gulf: 'مندي|مطعم مندي ومظبي',
    english: 'yemeni resturant|mandi rice',
  }),
  business(
    says(
      'turkish|turkey|istanbul|anatolia|doner|döner',
      'تركي|تركية|التركي|اسطنبول|إسطنبول|تركيا|دونر|الأناضول|أتراك',
    ),
    {
      levant: 'مطعم تركي|أكل تركي',
      iraq: 'مطعم تركي كباب',
      maghreb: 'مطعم تركي',
      english: 'turkish doner|turkish kabab place',
    },
  ),
  business(
    says(
      'indian|india|pakistani|bangladeshi|tandoori|tandoor|biryani|curry|masala|punjab|bombay|delhi',
      'هندي|هندية|الهند|برياني|بنجاب|بخاري|باكستاني',
    ),
    {
      egypt: 'مطعم هندي|رز برياني هندي',
      gulf: 'مطعم هنود|برياني',
      sudan: 'اكل هندي',
      english: 'indian curry|tandori chicken',
    },
  ),
  business(
    says(
      'chinese|china|szechuan|sichuan|dim sum|dumpling|cantonese|hunan|peking|wok|noodle|shanghai|hong kong',
      'صيني|صينية|الصين|نودلز|الصيني',
    ),
    {
      egypt: 'مطعم صيني',
      levant: 'أكل صيني دليفري',
      iraq: 'مطعم صيني',
      english: 'chineese take out|dumplings',
    },
  ),
  business(says('shawarma|shawerma|shwarma|shawrma|gyro|doner|döner', 'شاورما|شاورمة|شورما|شاورماء|دونر'), {
    egypt: 'شاورمة سوري|شاورما فراخ',
    levant: 'سندويشة شاورما|شاورما لحمة',
    iraq: 'گص|كص عراقي|شاورمة',
    maghreb: 'شوارما|الشاورما',
    gulf: 'شاورما عربي',
    english: 'shwarma|chicken shawerma wrap',
  }),
  business(
    says(
      'mexican|mexico|taco|burrito|tex-mex|taqueria|quesadilla|tortilla',
      'مكسيكي|تاكو|بوريتو|مكسيكية|المكسيك|ماكسيكي',
    ),
    {
      egypt: 'مطعم مكسيكي',
      english: 'tacos|mexcan food|burito',
    },
  ),
  business(says('falafel|felafel|hummus', 'فلافل|طعمية|حمص|فول'), {
    egypt: 'طعمية سخنة|فول وطعمية|محل فول وطعمية',
    levant: 'حمص وفول|فلافل',
    iraq: 'لفة فلافل',
    yemen: 'فول وفلافل',
    sudan: 'فول مصلح|طعمية',
    english: 'falafal|falafel sandwich',
  }),
  business(
    any(
      category('bakeries'),
      says(
        'donut|doughnut|dessert|sweets|candy|chocolate|pastry|cake|cupcake|patisserie|sweet|confectionery|waffle|pancake|crepe|ice cream|baklava',
        'حلويات|حلوى|حلا|كنافة|بسبوسة|كيك|دونات|شوكولاتة|حلو|حلويات شرقية|وافل|كريب|بقلاوة|لقيمات',
      ),
    ),
    {
      egypt: 'حلواني|محل حلويات شرقي|كنافة وبسبوسة',
      levant: 'محل حلو عربي|كنافة نابلسية|بقلاوة وحلو',
      iraq: 'محل شكرات|زلابية وبقلاوة',
      maghreb: 'حلويات مغربية|باتيسري|كاطو',
      gulf: 'محل حلا|لقيمات',
      sudan: 'باسطة',
      english: 'arabic sweets|deserts shop|kunafa',
    },
  ),
  business(grill, {
    egypt: 'كباب وكفتة|حاتي',
    levant: 'مشاوي|لحم مشوي عالفحم',
    iraq: 'تكة وكباب|مطعم مشويات',
    maghreb: 'شواية|بروشيت|مشوي',
    gulf: 'مطعم مشاوي',
    sudan: 'شية جمر|اقاشي',
    english: 'kabob house|bar b q|grilled meat restaurant',
  }),
  business(
    says(
      'moroccan|morocco|couscous|tagine|tajine|marrakech|casablanca',
      'مغربي|مغربية|المغرب|كسكس|طاجين|طواجن|مراكش',
    ),
    {
      maghreb: 'مطعم مغربي|كسكسي|طاجين',
      gulf: 'مطعم مغربي',
      english: 'moroccan tagine|morrocan food',
    },
  ),
  business(
    says('egyptian|egypt|koshari|koshary|cairo|nile', 'مصري|مصرية|المصري|كشري|القاهرة|النيل|مصر|حواوشي'),
    {
      egypt: 'كشري|محل كشري|اكل مصري بلدي',
      gulf: 'مطعم مصري|اكلات مصرية',
      english: 'egyptian food|koshari place',
    },
  ),
  business(says('lebanese|lebanon|beirut|beyrouth', 'لبناني|لبنانية|لبنان|بيروت|بيروتي|اللبناني'), {
    levant: 'مطعم لبناني|مازة لبنانية',
    iraq: 'مطعم لبناني',
    english: 'lebenese restaurant|lebanese mezze',
  }),
  business(
    says('breakfast|brunch|diner|pancake|waffle|bagel|egg|eggs', 'فطور|افطار|إفطار|الفطور|فوال|شكشوكة|فطائر'),
    {
      egypt: 'مكان افطر فيه|فطار',
      levant: 'ترويقة|محل فطور',
      iraq: 'ريوگ|مطعم ريوك',
      gulf: 'فطور صباحي|مطعم فطور',
      sudan: 'فطور',
      english: 'brekfast place|sunday brunch',
    },
  ),
  business(
    says(
      'italian|italy|pasta|pizza|trattoria|ristorante|osteria',
      'إيطالي|ايطالي|إيطالية|باستا|ايطاليا|بيتزا|معكرونة',
    ),
    {
      egypt: 'مطعم ايطالي مكرونة',
      levant: 'مطعم طلياني|باستا',
      maghreb: 'مطعم طالياني',
      english: 'italian pasta|italien restaurant',
    },
  ),
  business(says('donut|doughnut|dunkin|krispy', 'دونات|دونتس|دونت|دانكن'), {
    egypt: 'دوناتس',
    gulf: 'دونات',
    english: 'doughnuts|dognut',
  }),
  business(
    says(
      'sandwich|sub|deli|delicatessen|hero|panini|wrap|subway',
      'ساندوتش|ساندويتش|سندويتش|سندوتش|ساندويش|سندويش|ساندوتشات|سندوتشات|شطائر|سندويشات|ساندويتشات|صامولي',
    ),
    {
      egypt: 'سندوتشات',
      levant: 'سندويش|محل سندويشات',
      iraq: 'لفات سندويج',
      maghreb: 'كاسكروط|ساندويتش',
      english: 'sandwhich shop|subs',
    },
  ),
  business(
    says(
      'ethiopian|ethiopia|eritrean|african|africa|senegalese|west african',
      'حبشي|أثيوبي|اثيوبي|إثيوبي|إفريقي|افريقي|أفريقي|حبشية|الحبشة',
    ),
    {
      sudan: 'مطعم حبشي|اكل حبشي',
      yemen: 'مطعم اثيوبي',
      english: 'african food|ethopian restaurant',
    },
  ),
  business(says('korean|korea', 'كوري|كورية|كوريا'), {
    egypt: 'مطعم كوري',
    levant: 'أكل كوري حار',
    english: 'korean bbq|koren food',
  }),
  business(titled('starbucks|star bucks', 'ستاربكس|ستار بكس|ستاربوكس'), {
    egypt: 'استاربكس',
    levant: 'ستار باكس',
    gulf: 'ستاربكس',
    english: 'star bucks|starbuks',
  }),
  business(titled("mcdonald|mc donald|macdonald|mcdonald'?", 'ماكدونالدز|ماكدونالد|مكدونالدز'), {
    egypt: 'ماك',
    levant: 'ماكدونالد',
    iraq: 'مكدونلدز',
    english: 'mac donalds|mcdonlads',
  }),
  business(says('thai|thailand', 'تايلندي|تايلاندي|تايلاند|تايلندية'), {
    gulf: 'مطعم تايلندي',
    english: 'thai noodles|tai food',
  }),
  business(says('hookah|shisha|hooka|lounge', 'شيشة|شيشه|معسل|أرجيلة|ارجيلة|نرجيلة|شيشا'), {
    egypt: 'قهوة فيها شيشة',
    levant: 'أرجيلة|قهوة فيها أراكيل',
    iraq: 'نرگيلة|كوفي أركيلة',
    gulf: 'معسل|مقهى شيشة',
    yemen: 'مداعة',
    english: 'hookah lounge|sheesha',
  }),
];

/** Shops and services. */
export const services: NewcomerTopic[] = [
  business(
    says(
      'laundry|laundries|laundromat|cleaner|cleaners|dry clean|wash|launder',
      'مغسلة|غسيل|مغاسل|دراي كلين',
    ),
    {
      egypt: 'مغسلة هدوم|محل مكوجي',
      levant: 'مصبغة تياب|غسيل وكوي',
      iraq: 'مكوي|غسل ملابس',
      maghreb: 'بريسينغ|مصبنة',
      gulf: 'مغسلة ملابس|دوبي',
      yemen: 'مغسلة',
      english: 'laundramat|wash and fold|where to wash clothes',
    },
  ),
  business(says('tow|towing|tow truck', 'سطحة|ونش|سحب سيارات'), {
    egypt: 'ونش عربيات|ونش انقاذ',
    levant: 'ونش سيارات|سطحة سيارة',
    iraq: 'كرين سحب سيارات',
    maghreb: 'ديباناج طوموبيل',
    gulf: 'سطحة',
    english: 'tow my car|toeing service',
  }),
  business(
    says(
      'contractor|construction|renovation|home improvement|remodeling|builder|roofing',
      'مقاول|مقاولات|ترميم|بناء',
    ),
    {
      egypt: 'مقاول تشطيبات|شركة تشطيب شقق',
      levant: 'معلم ترميم بيوت|متعهد بناء',
      iraq: 'خلفة بناء|مقاول ترميم',
      gulf: 'مقاول ترميم',
      english: 'home renovation contracter|someone to remodel my kitchen',
    },
  ),
  business(
    says('tobacco|smoke|cigar|vape|cigarette|electronic cigarette|vapor', 'دخان|تبغ|سجائر|فيب|سيجار'),
    {
      egypt: 'محل سجاير|كشك سجاير',
      levant: 'محل دخان',
      iraq: 'جكاير',
      maghreb: 'صاكة الدخان|بيع الدخان',
      gulf: 'فيب|محل زقاير',
      english: 'smoke shop|vape store|cigarets',
    },
  ),
  business(
    any(
      category('groceries'),
      says(
        'grocery|supermarket|market|deli|bodega|convenience|butcher|halal',
        'بقالة|سوبرماركت|تموينات|ماركت|جزار|ملحمة',
      ),
    ),
    {
      egypt: 'سوبر ماركت|بقال|جزار',
      levant: 'دكانة|ملحمة|سمانة',
      iraq: 'اسواق مواد غذائية|قصاب',
      maghreb: 'حانوت|جزار حلال|مول الحانوت',
      gulf: 'بقالة|تموينات',
      yemen: 'بقالة|جزار',
      sudan: 'بقالة|جزارة',
      english: 'halal meat store|grocry store|corner store',
    },
  ),
];
