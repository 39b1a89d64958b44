import { all, any, category, name, offers } from '../../../server/rooms/search/gold/rule.ts';
import { not, type Topic, titled, topicsOf } from './topic.ts';

const business = topicsOf('business');

const contractor = any(
  offers(/home improvement|تجديد منازل/i),
  category('home-repair'),
  titled(
    'construction|contracting|contractor|renovation|remodel(ing)?|builder|carpentry',
    'مقاول|مقاولات|ترميم',
  ),
);
const painter = titled('painting|painter', 'دهان|دهانات');
const laundry = any(
  offers(/laundry|غسيل ملابس/i),
  titled('laundry|laundries|laundromat|cleaners|dry clean(ing|er)', 'مغسلة|مصبغة|غسيل'),
);
const towing = any(
  offers(/towing|سحب سيارات/i),
  titled('towing|tow (truck|service)s?|(us|u\\.s\\.) tow|wreckers?'),
);
const garage = all(
  any(
    category('car-services'),
    titled('auto ?(body|repair|motive|group|inc)?|automotive|tires?|collision|towing|autobody'),
  ),
  not(offers(/parking|scrap|food|مواقف|خردة/i)),
);
const usedGoods = all(
  any(
    offers(/second-?hand|مستعمل/i),
    titled('second ?hand|thrift|vintage|antiques?|goodwill|salvation army'),
  ),
  not(offers(/food|coffee|café|cafe|bakery|restaurant/i)),
);
const electronics = any(
  offers(/electronics|إلكترونيات|تصليح أجهزة/i),
  category('electronics'),
  titled('wireless|metro ?pcs|ubreakifix|electronics'),
);
const tobacco = any(
  offers(/tobacco|cigarette|تبغ|سجائر/i),
  titled('tobacco|smoke shop|cigar|vape|cigarette', 'تبغ|دخان|سجائر'),
);
const pharmacy = titled(
  'pharmacy|pharmacies|drug ?store|drug|cvs|duane reade|walgreen|rite aid',
  'صيدلية|صيدليات',
);
const gym = any(
  titled('gym|fitness|crossfit|health club|sports club|athletic club|ymca|yoga', 'نادي رياضي|لياقة|جيم'),
  name(/fitness/i),
);
const hotel = any(
  titled('hotel|motel|hostel|marriott|hilton|sheraton|(holiday|comfort|hampton|days) inn', 'فندق|نزل'),
  name(/hotel/i),
);
const theater = titled('theat(er|re)|playhouse');
const bookShop = titled('book ?(store|shop|seller)|books|barnes (&|and) noble', 'مكتبة|كتب');
const cinema = any(
  titled('cinema|movies?|amc|loews|film|multiplex|regal|movie theater', 'سينما'),
  name(/cinema/i),
);
const parking = any(offers(/parking|مواقف سيارات/i), titled('parking|park (inc|management)'));
const bowling = titled('bowling|bowlers?|bowlmor|lanes|billiard|pool hall');
const karaoke = titled('karaoke|ktv');
const hall = titled(
  'banquet|catering hall|ballroom|party hall|event (hall|space)|manor',
  'قاعة|قصر افراح|حفلات',
);

/** Trades and shops other than food, as far as the public registers of businesses contain them. */
export const trades: Topic[] = [
  business(contractor, {
    'dialect word':
      'معلم بنا (Levant)|صنايعي (Egypt)|خلفة (Iraq)|أسطة بناء (Iraq)|ترميم بيوت (Gulf)|تشطيبات (Egypt)|بناي (Maghreb)|أسطى (Egypt)',
    'everyday word': 'handyman|renovation company|home remodeling|builders|مقاولات|ترميم منازل|مقاول بناء',
    expression:
      'someone to redo my kitchen|fix up my house|شركة تجدد البيت|حدا يصلح البيت|محتاج حد يشطب الشقة|company that builds houses|واحد يرمم الحمام|I need a contractor for my bathroom',
    'Arabizi word': 'mo2awel|mqawel|tarmeem|tashteeb',
    'misspelled kind': 'contracter|renovaton|home improvment|مقاولاات|ترميمم منازل|constuction company',
  }),
  business(painter, {
    'everyday word': 'house painters',
    expression: 'company to paint my apartment|شركة تدهن الشقة',
    'misspelled kind': 'paintting',
  }),
  business(laundry, {
    'dialect word':
      'مكوجي (Egypt)|مصبغة (Levant)|مكوى (Iraq)|دوبي (Gulf)|بريسينغ (Maghreb)|مصبنة (Maghreb)|غسال (Sudan)|كوي وغسيل (Yemen)|دراي كلين (Egypt)|مكوي (Iraq)',
    'everyday word':
      'laundromat|dry cleaner|dry cleaning|washing clothes|مغسلة|مغسلة ملابس|غسيل ملابس|تنظيف ملابس',
    expression:
      'مكان يغسل الملابس ويكويها|place to wash my clothes|where can I get my suit cleaned|محل غسيل سجاد وملابس|وين أغسل ثيابي',
    'Arabizi word': 'maghsala|ma8sala|makwagi|mas8ala|maghsalet malabes',
    'misspelled kind': 'laundrymat|landry|dry cleener|laundery|مغسله ملابس|مقسلة',
  }),
  business(towing, {
    'dialect word':
      'ونش (Egypt)|سطحة (Gulf)|ديباناج (Maghreb)|كرين (Iraq)|ونشة (Levant)|سحاب (Yemen)|ديبناج (Maghreb)',
    'everyday word': 'tow truck|towing|سحب سيارات|سطحة',
    expression: 'my car broke down need a tow|سيارتي عطلانة بدي ونش|سيارة تسحب سيارتي|someone to tow my car',
    'Arabizi word': 'wensh|sat7a|win4',
    'misspelled kind': 'toe truck|towin|سطحا',
  }),
  business(garage, {
    'dialect word':
      'ورشة سيارات (Egypt)|كراج سيارات (Levant)|فيتر (Iraq)|ميكانيسيان (Maghreb)|بنشرجي (Iraq)|بنشر (Gulf)|مهندس سيارات (Yemen)|كوتش (Egypt)|بنجرجي (Iraq)|ورشة (Sudan)',
    'everyday word': 'car repair|auto shop|body shop|mechanic|تصليح سيارات|ورشة سيارات|إطارات',
    expression:
      'محل تصليح سيارات|someone to fix my car|place to change my tires|وين أصلح سيارتي|حد يصلح العربية',
    'Arabizi word': 'tasli7 sayarat|mikaniki|warsha|warshet sayarat',
    'misspelled kind': 'car repare|mecanic|auto boddy|ميكانيكى سيارات|تصليح سيارت',
  }),
  business(usedGoods, {
    'dialect word':
      'بالة (Levant)|روبابيكيا (Egypt)|لنكات (Iraq)|حراج (Gulf)|جوطية (Maghreb)|ألبسة بالة (Iraq)|فريب (Maghreb)|دلالة (Sudan)|سوق الحراج (Yemen)',
    'everyday word': 'thrift shop|secondhand store|antiques|مستعمل|بضائع مستعملة|أنتيكات',
    expression: 'محل يبيع أشياء مستعملة|shop that sells used things|حدا يشتري عفش مستعمل',
    'misspelled kind': 'second hend|thrifft store|مستعممل',
    'Arabizi word': 'mosta3mal|musta3mal',
  }),
  business(electronics, {
    'dialect word':
      'محل موبايلات (Egypt)|محل خليويات (Levant)|جوالات (Gulf)|تلفونات (Iraq)|بورطابلات (Maghreb)|موبايل (Iraq)|تلفونات سيار (Yemen)',
    'everyday word':
      'cell phone repair|computer repair|electronics store|تصليح جوالات|صيانة كمبيوتر|إلكترونيات',
    expression:
      'محل تصليح جوالات|place to fix my phone|my screen is broken|وين أصلح موبايلي|someone to repair my computer|مين يصلح اللابتوب',
    'Arabizi word': 'tasli7 mobilat|mobaylat|jawalat',
    'misspelled kind': 'electronix|cel phone repair|الكترونيااات|تصليح جولات',
  }),
  business(tobacco, {
    'dialect word':
      'تتن (Iraq)|جكاير (Iraq)|زقاير (Gulf)|دخاخني (Levant)|سجاير (Egypt)|صاكة (Maghreb)|طابا (Maghreb)|دخان (Yemen)|سجاير برنجي (Sudan)',
    'everyday word': 'cigarettes|smoke shop|vape shop|تبغ|سجائر',
    expression: 'محل يبيع دخان|where to buy cigarettes|سجائر إلكترونية فيب',
    'Arabizi word': 'sagayer|dokhan|du5an',
    'misspelled kind': 'tobbaco|cigarets|سجاءر',
  }),
  business(pharmacy, {
    'dialect word': 'أجزخانة (Egypt)|فرمسيان (Maghreb)|أجزاخانة (Sudan)|فارمسي (Maghreb)',
    'everyday word': 'drugstore|chemist|pharmacy|صيدلية|أدوية',
    expression: 'محل يبيع دواء|where to buy medicine|مكان أشتري منه الدوا',
    'Arabizi word': 'saydaliya|saydaleya|9aydaliya|seidaleya',
    'misspelled kind': 'pharmcy|farmacy|صيدليه|صيدالية',
  }),
  business(gym, {
    'dialect word': 'جيم (Egypt)|نادي حديد (Gulf)|صالة حديد (Maghreb)|قاعة رياضة (Iraq)|لاصال (Maghreb)',
    'everyday word': 'fitness center|health club|نادي رياضي|صالة رياضية',
    expression: 'place to work out|مكان أتمرن فيه|وين ألعب حديد',
    'Arabizi word': 'nadi riyadi|jeem',
    'misspelled kind': 'jym|fittness',
  }),
  business(hotel, {
    'dialect word':
      'أوتيل (Levant)|لوكاندة (Egypt)|هوتيل (Iraq)|أوطيل (Maghreb)|لوكندة (Sudan)|لوكندة (Yemen)',
    'everyday word': 'place to stay|motel|فندق|فنادق|نزل',
    expression: 'a room for the night|مكان ننام فيه ليلتين',
    'Arabizi word': 'fondok|funduq|otel',
    'misspelled kind': 'hotell|hotle|فندك|فندوق',
  }),
  business(theater, {
    'everyday word': 'playhouse|مسرح',
    expression: 'place to see a play|مكان نشوف فيه مسرحية',
    'misspelled kind': 'theatar|teater',
    'Arabizi word': 'masra7',
  }),
  business(cinema, {
    'dialect word': 'سيما (Egypt)',
    'everyday word': 'movie theater|سينما',
    expression: 'where to watch a film',
    'Arabizi word': 'senema',
  }),
  business(bookShop, {
    'everyday word': 'bookstore|bookshop|مكتبة كتب',
    expression: 'shop that sells books|محل يبيع كتب',
    'misspelled kind': 'bookstor|مكتبه كتب',
    'Arabizi word': 'maktaba',
  }),
  business(parking, {
    'dialect word': 'باركينغ (Levant)|باركن (Maghreb)',
    'everyday word': 'parking lot',
    expression: 'وين أصف سيارتي|where to leave my car',
    'misspelled kind': 'parkin lot',
  }),
  business(bowling, { 'everyday word': 'bowling alley|pool hall', 'misspelled kind': 'bolling' }),
  business(karaoke, {
    'everyday word': 'karaoke',
    expression: 'place to sing with friends',
    'misspelled kind': 'kareoke|karoke',
  }),
  business(hall, {
    'dialect word': 'صالة أفراح (Egypt)|قاعة أعراس (Iraq)|صالة عرس (Levant)|قصر أفراح (Gulf)',
    'everyday word': 'banquet hall|wedding hall|قاعة أفراح|قاعة حفلات',
    expression: 'place for a wedding party|مكان نعمل فيه عرس',
    'Arabizi word': '2a3et afra7|qa3at a3ras',
    'misspelled kind': 'banquit hall|weding hall',
  }),
];
