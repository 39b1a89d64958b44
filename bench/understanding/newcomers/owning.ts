import { all, any, category, name, type Rule, text } from '../../../server/rooms/search/gold/rule.ts';
import { fashion, titled, words } from '../everyday/topic.ts';
import { lookingFor, type NewcomerTopic } from './topic.ts';

const product = lookingFor('product');
const rent = lookingFor('rent');

const car = (make: RegExp): Rule => all(category('cars'), name(make));
const bedrooms =
  (count: number): Rule =>
  (row) =>
    row.bedrooms === count;
const said = (english: string, arabic?: string): Rule => {
  const pattern = words(english, arabic);
  return any(name(pattern), text(pattern));
};

/** Things to buy. */
export const owning: NewcomerTopic[] = [
  product(car(/toyota/i), {
    egypt: 'عربية تويوتا',
    levant: 'سيارة تيوتا',
    iraq: 'تويوتة',
    maghreb: 'طوموبيل طويوطا',
    gulf: 'موتر تويوتا',
    sudan: 'تايوتا',
    english: 'toyotta car',
  }),
  product(car(/honda/i), { egypt: 'هوندا مستعملة', levant: 'سيارة هوندا', english: 'used honda' }),
  product(car(/chevrolet/i), { egypt: 'شيفروليه', levant: 'شيفروليت', gulf: 'شفر', english: 'chevy' }),
  product(car(/hyundai/i), { egypt: 'هيونداي', levant: 'هونداي', iraq: 'هيوندا', english: 'hundai' }),
  product(
    any(
      titled('pickup|pick up|truck', 'بيك اب'),
      car(/\bf-?[123]50|silverado|\bram\b|tacoma|tundra|sierra|ranger|frontier|colorado/i),
    ),
    {
      egypt: 'عربية نص نقل',
      levant: 'بيك آب',
      iraq: 'بيكب',
      gulf: 'ونيت|وانيت',
      english: 'pick up truck',
    },
  ),
  product(any(category('computers'), titled('laptop|notebook')), {
    egypt: 'لاب توب',
    levant: 'كمبيوتر محمول',
    iraq: 'لابتوب',
    maghreb: 'بيسي بورتابل|اورديناتور',
    gulf: 'لابتوب رخيص',
    english: 'lap top|laptop computer',
  }),
  product(fashion('jeans', 'jean|jeans'), {
    egypt: 'بنطلون جينز',
    levant: 'بنطلون جينز',
    iraq: 'بنطرون جينز',
    maghreb: 'سروال دجين',
    english: 'denim pants|jeens',
  }),
  product(fashion('tshirts|shirts', 't-shirt|tshirt|tee|shirt|t shirt'), {
    egypt: 'تي شيرت|تيشيرتات',
    levant: 'كنزة نص كم|بلوزة شبابي',
    iraq: 'تيشيرت',
    maghreb: 'تريكو',
    gulf: 'تي شيرتات',
    english: 'tee shirts|tshrt',
  }),
  product(fashion('watches', 'watch'), {
    egypt: 'ساعة ايد',
    levant: 'ساعة يد',
    maghreb: 'مكانة|مونتر',
    gulf: 'ساعة يد',
    english: 'wrist wach|mens watches',
  }),
  product(fashion('sunglasses', 'sunglass'), {
    egypt: 'نضارة شمس',
    levant: 'نظارات شمسية',
    iraq: 'مناظر شمسية',
    maghreb: 'نضاضر الشمس',
    english: 'sun glases|shades',
  }),
  product(
    fashion(
      'casual shoes|sports shoes|formal shoes|shoes|heels|flats|sandals|sports sandals',
      'shoe|sneaker|sandal',
    ),
    {
      egypt: 'جزمة|كوتشي',
      levant: 'صباط|بوط رياضة|سكربينة',
      iraq: 'قندرة',
      maghreb: 'صباط|سبرديلة|سباط رياضي',
      gulf: 'جوتي|كنادر',
      yemen: 'جزمات',
      sudan: 'جزم',
      english: 'snekers|running shoes',
    },
  ),
  product(
    fashion(
      'handbags|clutches|backpacks|duffel bag|laptop bag|messenger bag|mobile pouch|trolley bag|rucksacks|waist pouch',
      'bag|handbag|backpack',
    ),
    {
      egypt: 'شنطة حريمي|شنطة ضهر',
      levant: 'جزدان نسائي|شنتة',
      iraq: 'جنطة|جنطة ظهر',
      maghreb: 'صاك|ساكادو',
      gulf: 'شنطة يد',
      english: 'ladies purse|hand bag|schoolbag',
    },
  ),
  product(
    fashion('perfume and body mist|deodorant|fragrance gift set', 'perfume|deodorant|fragrance|cologne|eau'),
    {
      egypt: 'برفان|بارفان رجالي',
      levant: 'عطر|ريحة رجالي',
      iraq: 'ريحة',
      maghreb: 'ريحة|بارفان',
      gulf: 'عطور',
      english: 'parfume|cologne for men',
    },
  ),
  product(fashion('wallets', 'wallet'), {
    egypt: 'محفظة رجالي',
    levant: 'جزدان رجالي',
    iraq: 'محفظة',
    maghreb: 'بزطام',
    gulf: 'بوك',
    english: 'walet',
  }),
  product(fashion('socks', 'sock'), {
    egypt: 'شراب',
    levant: 'كلسات|جرابات',
    iraq: 'جواريب',
    maghreb: 'تقاشر|شوسيط',
    gulf: 'شراريب',
    english: 'soks',
  }),
  product(fashion('dresses', 'dress'), {
    egypt: 'فستان سهرة',
    levant: 'فستان',
    iraq: 'نفنوف',
    maghreb: 'كسوة|روبة',
    english: 'evening dres',
  }),
  product(fashion('jackets|blazers|rain jacket|waistcoat', 'jacket|coat|blazer'), {
    egypt: 'جاكت',
    levant: 'جاكيت',
    iraq: 'قمصلة',
    maghreb: 'جاكيطة|فيستا',
    english: 'jaket',
  }),
  product(fashion('flip flops|sandals|sports sandals', 'flip flop|slipper|sandal'), {
    egypt: 'شبشب',
    levant: 'شحاطة',
    iraq: 'نعال',
    maghreb: 'بليغة|صندالة',
    gulf: 'نعال',
    sudan: 'سفنجة',
    english: 'flipflops|slippers',
  }),
  product(
    fashion(
      'earrings|ring|pendant|necklace and chains|bangle|bracelet|jewellery set',
      'earring|ring|necklace|bracelet|bangle|pendant',
    ),
    {
      egypt: 'حلق|غوايش',
      levant: 'حلق دان|اسوارة',
      iraq: 'تراجي',
      maghreb: 'حوايج ديال الذهب',
      gulf: 'تراكي|خواتم',
      english: 'ear rings|jewlery',
    },
  ),
  product(fashion('lipstick|lip gloss|lip liner|lip care', 'lipstick|lip'), {
    egypt: 'روج',
    levant: 'حمرة شفايف',
    iraq: 'حمرة',
    maghreb: 'عكر',
    gulf: 'روج',
    english: 'lip stick',
  }),
  product(all(category('furniture-items'), titled('sofa|couch|loveseat|armchair|sectional|chaise|seat')), {
    egypt: 'كنبة|انتريه',
    levant: 'كنباية|طقم كنب',
    iraq: 'قنفة|قنفات',
    maghreb: 'كانابي',
    gulf: 'كنب',
    yemen: 'كنب',
    english: 'couch|sofas',
  }),
  product(all(category('furniture-items'), titled('wardrobe|clothes closet|closet')), {
    egypt: 'دولاب هدوم',
    levant: 'خزانة تياب',
    iraq: 'كنتور',
    maghreb: 'ارموار',
    gulf: 'دولاب ملابس|كبت',
    english: 'wardrob|closet',
  }),
  product(all(category('furniture-items'), titled('bed|bunk|mattress|headboard|cot')), {
    egypt: 'سرير',
    levant: 'تخت',
    iraq: 'جرباية|چرباية',
    maghreb: 'ناموسية|سرير',
    gulf: 'سرير نوم',
    sudan: 'عنقريب|سرير',
    english: 'bed frame|double bed',
  }),
  product(all(category('furniture-items'), titled('desk|table|tables')), {
    egypt: 'ترابيزة|مكتب للمذاكرة',
    levant: 'طاولة سفرة|طاولة',
    iraq: 'ميز طعام|ميز',
    maghreb: 'طابلة',
    gulf: 'طاولة طعام',
    sudan: 'تربيزة',
    english: 'dining tabel|coffee table',
  }),
  product(
    all(category('furniture-items'), titled('bookcase|shelf|shelving|shelves|bookshelf|shelving unit')),
    {
      egypt: 'مكتبة كتب|رفوف',
      levant: 'رفوف كتب',
      maghreb: 'ايطاجير',
      english: 'book shelf|bookcase',
    },
  ),
  product(all(category('furniture-items'), titled('chair|armchair|stool|highchair|bench')), {
    egypt: 'كرسي مكتب|كراسي',
    levant: 'كرسي|كراسي سفرة',
    iraq: 'كرسي',
    maghreb: 'شلية|كرسي',
    english: 'office chair|chairs',
  }),
];

/** Homes. */
export const living: NewcomerTopic[] = [
  rent(all(bedrooms(2), category('apartments')), {
    egypt: 'شقة اوضتين',
    levant: 'شقة غرفتين نوم',
    iraq: 'شقة غرفتين',
    maghreb: 'بارطما جوج بيوت',
    gulf: 'شقه غرفتين',
    english: '2 bed apartment|two bedroom apt',
  }),
  rent(all(bedrooms(3), category('apartments')), {
    egypt: 'شقة ٣ اوض',
    levant: 'شقة تلات غرف نوم',
    english: 'three bedroom apartment|3 bdrm flat',
  }),
  rent(said('studio', 'استوديو|ستوديو'), {
    egypt: 'استوديو صغير',
    levant: 'ستوديو للأجار',
    maghreb: 'ستوديو للكراء',
    gulf: 'استديو',
    english: 'studio appartment',
  }),
  rent(any(category('houses'), said('villa|house', 'فيلا|بيت|منزل|فله')), {
    egypt: 'فيلا ايجار',
    levant: 'بيت مستقل|بيت للأجار',
    iraq: 'بيت للايجار',
    maghreb: 'دار للكراء|فيلا للكراء',
    gulf: 'فله للايجار',
    yemen: 'بيت ايجار',
    english: 'house for rent',
  }),
  rent(
    any(category('rooms'), (row) => row.accommodation === 'room', said('room|bedroom', 'غرفة')),
    {
      egypt: 'اوضة ايجار|سرير في اوضة',
      levant: 'غرفة للأجار',
      iraq: 'غرفة للايجار',
      maghreb: 'بيت للكراء مع الدراري',
      gulf: 'غرفه عزاب',
      english: 'room to rent|share room',
    },
  ),
  rent(said('furnished', 'مفروشة|مفروش|مؤثثة|مؤثث'), {
    egypt: 'شقة مفروشة',
    levant: 'بيت مفروش',
    maghreb: 'شقة موبلة|بارطما مفرشة',
    gulf: 'شقه مفروشه',
    english: 'furnished apartmant',
  }),
  rent(said('pool', 'مسبح|بركة'), {
    egypt: 'فيلا بحمام سباحة',
    levant: 'بيت مع مسبح',
    maghreb: 'فيلا ببيسين',
    gulf: 'فيلا فيها مسبح',
    english: 'home with swimming pool',
  }),
];
