import { any, type GoldRow, name, type Rule, text } from '../../../server/rooms/search/gold/rule.ts';
import { type Topic, topicsOf, words } from './topic.ts';

const home = topicsOf('rent');

/** The text of a home's title or description. */
const says = (english: string, arabic?: string): Rule => {
  const pattern = words(english, arabic);
  return any(name(pattern), text(pattern));
};

const apartment = ({ accommodation }: GoldRow) => accommodation === 'apartment';
const room = ({ accommodation }: GoldRow) => accommodation === 'room';
const house = any(
  ({ accommodation }) => accommodation === 'house',
  name(words('house|town ?house|villa', 'فيلا|فلة|بيت|منزل')),
);
const villa: Rule = any(({ accommodation }) => accommodation === 'house', says('villa', 'فيلا|فلة|فله|فلل'));
const studio: Rule = any(
  ({ bedrooms, accommodation }) => bedrooms === 0 && accommodation === 'apartment',
  says('studio|efficiency', 'ستوديو|استوديو'),
);
const sharedRoom = says('shared room|shared (apartment|space|bedroom)|roommate', 'غرفة مشتركة|سكن مشترك');
const furnished = says('furnished|fully furnished|furniture', 'مفروش|مفروشة|مؤثث|مؤثثة|مؤثثه|الأثاث');
const elevator = says('elevator|lift', 'مصعد|اصنصير|اسانسير');
const parking = says(
  'parking|garage|car ?port|driveway',
  'كراج|جراج|موقف|مواقف|مدخل سيارة|مدخل سياره|مدخل سيارات',
);
const pool = says('pool|swimming pool', 'مسبح|مسابح');
const garden = says('garden|back ?yard|front ?yard|yard|patio|courtyard', 'حوش|حديقة|حديقه|فناء');
const balcony = says('balcony|balconies|terrace|deck|veranda|patio', 'بلكونة|بلكونه|شرفة|تراس');
const roof = says('roof ?top|roof ?deck|roof', 'سطح|سطوح|روف');
const basement = says('basement|cellar|garden level', 'قبو|بدروم|سرداب');
const duplex = says('duplex', 'دوبلكس|دبلكس|دوبليكس|دوبلاكس');
const loft = says('loft', 'لوفت');
const penthouse = says('penthouse', 'بنتهاوس');
const townhouse = says('town ?house|brownstone|row house');
const doorman = says('doorman|concierge', 'بواب|حارس');
const gym = says('gym|fitness', 'صالة رياضية|صاله رياضيه|نادي');
const laundry = says('washer|washer and dryer|laundry|w/d|washing machine', 'غسالة ومجفف|غرفة غسيل|غسالة');
const dishwasher = says('dishwasher', 'غسالة صحون');
const cooled = says('air condition(ing|er|ed)?|a/c|ac|central air', 'مكيف|مكيفة|مكيفات|تكييف|مكيفه|تكيف');
const maid = says("maid's room", 'غرفة خادمة|غرفة شغالة|غرفة شغاله|غرفة خدامة|غرفه خادمه|خادمة|شغالة');
const driverRoom = says("driver's room", 'غرفة سائق|غرفة سايق|سائق|سايق|سواق');
const fireplace = says('fireplace|fire place', 'مشب');
const cheap: Rule = says('cheap|affordable|budget|inexpensive', 'رخيص|رخيصة|لقطة|لقطه');
const view = says('views?|skyline', 'اطلالة|إطلالة|مطل');
const nearSubway = says('subway|train|metro|trains', 'مترو');
const shortStay = says('short stay|sublet|short term|nightly|a night', 'اقامة قصيرة|يومي');

/** Homes by type and by features. */
export const homes: Topic[] = [
  home(apartment, {
    'dialect word':
      'برطمة (Maghreb)|برطمان (Maghreb)|بارتمان (Maghreb)|فلات (Gulf)|ابارتمان (Maghreb)|شقة تمليك (Sudan)',
    'everyday word': 'flat|apartments|apts|شقة|شقق للإيجار',
    expression:
      'بدي أستأجر شقة|looking for a flat to rent|عايز شقة إيجار|بغيت نكري برطمان|أدور على شقة للإيجار|a place for me and my wife',
    'Arabizi word': 'sha2a|sha22a|shaqqa|sho2a|shi2a',
    'misspelled kind': 'apartement|appartment|aprtment|شقا|شقه للاجار',
  }),
  home(room, {
    'dialect word':
      'أوضة (Egypt)|أوضة (Levant)|حجرة (Gulf)|شمبرة (Maghreb)|غرفة عزاب (Gulf)|قبة (Iraq)|أوضة (Sudan)|شامبر (Maghreb)|ديوان (Yemen)|بيت للكرا (Maghreb)',
    'everyday word': 'bedroom to rent|private room|غرفة|غرفة للإيجار',
    expression: 'أوضة للإيجار لوحدي|a room in somebody’s apartment|غرفة في شقة مع ناس',
    'Arabizi word': 'ghorfa|8orfa|oda|ouda',
    'misspelled kind': 'privat room|romm for rent|غرفه|غورفة',
  }),
  home(house, {
    'dialect word': 'دار (Maghreb)|حوش (Yemen)|بيت ملك (Levant)|حوش (Sudan)',
    'everyday word': 'house|home|منزل|بيت',
    expression: 'بيت لعيلة كبيرة|a house for a big family|بيت مستقل مو شقة',
    'Arabizi word': 'beit|bait lil ijar|manzel',
    'misspelled kind': 'hause|houze',
  }),
  home(villa, {
    'dialect word': 'فلة (Gulf)|فيلة (Maghreb)|فيللا (Egypt)',
    'everyday word': 'villa|فلل',
    'Arabizi word': 'filla|vella',
    'misspelled kind': 'vila|فيلاا',
  }),
  home(studio, {
    'dialect word': 'جرسونيرة (Egypt)|ستيديو (Maghreb)|مشتمل (Iraq)|ستوديو (Levant)|غرسونيرة (Levant)',
    'everyday word': 'studio|efficiency apartment|استوديو',
    expression: 'شقة من غرفة واحدة فيها كل شي|one room with kitchen and bath',
    'Arabizi word': 'stodyo|studyo',
    'misspelled kind': 'stuido|استديو|ستديو',
  }),
  home(sharedRoom, {
    'dialect word': 'كولوكاسيون (Maghreb)|بدسبيس (Gulf)|سرير مشترك (Gulf)',
    'everyday word': 'roommate|flatmate|سكن مشترك',
    expression: 'share a room to save money|سكن مع شباب|حدا يشاركني الغرفة',
  }),
  home(furnished, {
    'dialect word': 'موبلة (Maghreb)|مؤثث (Gulf)|مأثث (Iraq)|معفشة (Sudan)',
    'everyday word': 'with furniture|مفروشة|مؤثثة',
    expression: 'شقة بفرشها|place that already has furniture|بيت مع العفش',
    'Arabizi word': 'mafroush|mafroosha',
    'misspelled kind': 'furnishd|مفروشه|مئثثة',
  }),
  home(elevator, {
    'dialect word':
      'أسانسير (Egypt)|لفت (Gulf)|أصنصير (Levant)|سانسور (Maghreb)|أسنسير (Iraq)|اصانسير (Sudan)',
    'everyday word': 'lift|مصعد',
    expression: 'building where I need not climb stairs|عمارة فيها مصعد',
    'Arabizi word': 'asanser|mas3ad',
    'misspelled kind': 'elavator|elevater|مصعدد',
  }),
  home(parking, {
    'dialect word': 'جراج (Egypt)|كراج (Iraq)|باركينق (Gulf)|كراج (Levant)|كاراج (Maghreb)',
    'everyday word': 'garage|parking spot|موقف سيارات',
    expression: 'بيت مع مكان للسيارة|place for my car',
    'Arabizi word': 'karaj|garaj',
    'misspelled kind': 'garrage|parkng',
  }),
  home(pool, {
    'dialect word': 'بيسين (Maghreb)|بركة سباحة (Levant)',
    'everyday word': 'swimming pool|مسبح',
    expression: 'بيت فيه مسبح',
    'Arabizi word': 'masba7',
    'misspelled kind': 'swiming pool|مصبح',
  }),
  home(garden, {
    'dialect word': 'جنينة (Egypt)|جردة (Maghreb)|حوش (Gulf)|جنينة (Levant)|حوش (Maghreb)',
    'everyday word': 'yard|backyard|حديقة|فناء',
    expression: 'space outside for the kids to play|بيت فيه جنينة',
    'Arabizi word': '7adi2a|7osh',
    'misspelled kind': 'gardin|backyrd',
  }),
  home(balcony, {
    'dialect word': 'فرندة (Levant)|بلكونة (Egypt)|برندة (Sudan)|بالكو (Maghreb)|طارمة (Iraq)|برندة (Levant)',
    'everyday word': 'terrace|veranda|شرفة|بلكونة',
    'Arabizi word': 'balkona|balakona',
    'misspelled kind': 'balcany|terace|بلكونا',
  }),
  home(roof, { 'dialect word': 'سطوح (Egypt)|سطيحة (Maghreb)|روف (Gulf)', 'everyday word': 'rooftop|سطح' }),
  home(basement, {
    'dialect word': 'بدروم (Egypt)|سرداب (Iraq)|سرداب (Gulf)|لاكاف (Maghreb)|تسوية (Levant)',
    'everyday word': 'cellar|قبو',
    'misspelled kind': 'basment|bacement',
  }),
  home(duplex, {
    'everyday word': 'two-story apartment|دوبلكس',
    expression: 'شقة طابقين درج داخلي',
    'misspelled kind': 'dublex|duplix|دبليكس',
  }),
  home(loft, { 'everyday word': 'loft apartment', 'misspelled kind': 'lofft' }),
  home(penthouse, {
    'everyday word': 'top floor luxury apartment',
    'misspelled kind': 'pent house|penthaus',
  }),
  home(townhouse, { 'everyday word': 'row house|brownstone', 'misspelled kind': 'townhause' }),
  home(doorman, {
    'dialect word': 'بواب (Egypt)|ناطور (Levant)|كونسيرج (Maghreb)',
    'everyday word': 'concierge|بواب',
    expression: 'عمارة فيها بواب|building with somebody at the door',
  }),
  home(gym, {
    'dialect word': 'جيم (Egypt)|صالة حديد (Gulf)',
    'everyday word': 'fitness room|صالة رياضية',
    expression: 'apartment where I can work out',
  }),
  home(laundry, {
    'dialect word': 'ماشين (Maghreb)|نشافة (Gulf)',
    'everyday word': 'washing machine|laundry room|غسالة',
    expression: 'شقة فيها غسالة ملابس|wash clothes at home',
  }),
  home(dishwasher, {
    'dialect word': 'جلاية (Levant)|جلاية صحون (Levant)|غسالة مواعين (Gulf)',
    'everyday word': 'dish washer|غسالة أطباق',
    'misspelled kind': 'dishwaser',
  }),
  home(cooled, {
    'dialect word': 'مكندشة (Gulf)|كونديشن (Levant)|كليماتيزور (Maghreb)|سبلت (Iraq)',
    'everyday word': 'air conditioner|AC|تكييف',
    expression: 'شقة ما تكون حر في الصيف',
    'misspelled kind': 'air conditionning',
  }),
  home(maid, {
    'dialect word': 'غرفة شغالة (Gulf)|أوضة خدامة (Egypt)',
    'everyday word': 'servant room|غرفة خادمة',
  }),
  home(driverRoom, { 'dialect word': 'غرفة سواق (Gulf)|ملحق سايق (Gulf)', 'everyday word': 'غرفة سائق' }),
  home(fireplace, {
    'dialect word': 'دفاية حطب (Egypt)|شيمني (Maghreb)|صوبة حطب (Levant)|مشب (Gulf)',
    'everyday word': 'hearth|مدفأة',
    'misspelled kind': 'fireplase|firplace',
  }),
  home(cheap, { 'everyday word': 'affordable|budget|رخيص', 'misspelled kind': 'cheep' }),
  home(view, { 'everyday word': 'skyline view|إطلالة', expression: 'apartment where I can see the river' }),
  home(nearSubway, {
    'everyday word': 'near the train|قريب من المترو',
    expression: 'walking distance to the subway|شقة جنب المترو',
    'misspelled kind': 'near subwey',
  }),
  home(shortStay, {
    'dialect word': 'إيجار يومي (Gulf)|كراء يومي (Maghreb)',
    'everyday word': 'sublet|short-term rental|إيجار قصير',
    expression: 'place for two weeks|سكن لأسبوعين بس',
  }),
];
