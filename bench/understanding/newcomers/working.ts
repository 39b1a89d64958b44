import { any, name } from '../../../server/rooms/search/gold/rule.ts';
import { titled, words } from '../everyday/topic.ts';
import { lookingFor, type NewcomerTopic } from './topic.ts';

const job = lookingFor('job');

/** Work that newcomers look for. */
export const working: NewcomerTopic[] = [
  job(titled('accountant|accounting|bookkeeper|accounts|auditor', 'محاسب|محاسبة|محاسبين|محاسب مالي'), {
    egypt: 'شغل محاسب|محاسب حديث التخرج',
    levant: 'شغل محاسبة',
    iraq: 'وظيفة محاسب',
    maghreb: 'خدمة كونتابل|محاسب',
    english: 'acountant job|bookkeeping work',
  }),
  job(
    titled('sales|salesperson|salesman|seller|cashier|retail', 'بائع|بائعة|مبيعات|مندوب|بياع|كاشير|صندوق'),
    {
      egypt: 'شغل بياع في محل|مندوب مبيعات',
      levant: 'شغل بمحل بيع|بياعة',
      iraq: 'عامل مبيعات',
      gulf: 'وظيفة بايع',
      english: 'sales person|work in a store selling',
    },
  ),
  job(titled('receptionist|reception|front desk', 'استقبال'), {
    egypt: 'ريسبشن|موظفة استقبال',
    levant: 'موظفة استقبال',
    gulf: 'رسبشن',
    english: 'front desk|recepcionist',
  }),
  job(
    titled(
      'secretary|administrative assistant|executive assistant|office assistant|clerical|administrative',
      'سكرتير|سكرتيرة|سكرتارية|مساعد إداري|إداري',
    ),
    {
      egypt: 'سكرتيرة',
      levant: 'شغل سكرتاريا',
      iraq: 'سكرتيره',
      maghreb: 'سكريتيرة',
      english: 'secratary|office assistant',
    },
  ),
  job(titled('electrician|electrical|electric', 'كهربائي|كهرباء|كهربائية'), {
    egypt: 'كهربائي|شغل كهربائي',
    levant: 'كهربجي|معلم كهربا',
    iraq: 'ابو الكهرباء',
    maghreb: 'تريسيان|خدمة ضو',
    sudan: 'كهربجي',
    english: 'electritian|electrical worker',
  }),
  job(titled('civil engineer|civil engineering|civil', 'مهندس مدني|مدني|مدنية'), {
    egypt: 'مهندس مدني',
    levant: 'هندسة مدنية',
    maghreb: 'انجينيور سيفيل',
    english: 'civil enginer',
  }),
  job(titled('pharmacist|pharmacy', 'صيدلي|صيدلية|صيدلاني|صيدلانية'), {
    egypt: 'دكتور صيدلي|صيدلانية',
    levant: 'صيدلانية',
    maghreb: 'فارماسيان',
    iraq: 'صيدلي',
    english: 'farmacist',
  }),
  job(titled('driver|chauffeur|motor vehicle operator|operator', 'سائق|سواق|سائقة'), {
    egypt: 'سواق|شغل سواق عربية',
    levant: 'شوفير|سائق تكسي',
    iraq: 'سايق',
    maghreb: 'شيفور',
    gulf: 'سواق خاص',
    yemen: 'سواق',
    sudan: 'سواق عربية',
    english: 'truck driver|drivar job',
  }),
  job(titled('security|guard|watch person|watchperson|special officer', 'حارس|أمن|حراسة|حراس'), {
    egypt: 'فرد امن|شغل أمن',
    levant: 'حارس ليلي|سكيوريتي',
    iraq: 'حارس',
    maghreb: 'كارديان|سيكوريتي',
    gulf: 'سكيورتي',
    sudan: 'غفير',
    english: 'secuirty guard|night guard',
  }),
  job(titled('nurse|nursing|rn|lpn', 'ممرض|ممرضة|تمريض|ممرضين'), {
    egypt: 'ممرضة|شغل تمريض',
    levant: 'ممرضة',
    maghreb: 'فرملية|انفيرميي',
    sudan: 'سستر',
    english: 'nurce|nursing jobs',
  }),
  job(titled('teacher|teaching|educator|instructor|tutor', 'معلم|معلمة|مدرس|مدرسة|استاذ|تدريس'), {
    egypt: 'مدرس انجليزي|مدرسة لغات',
    levant: 'معلمة|شغل أستاذ مدرسة',
    maghreb: 'أستاذ',
    english: 'teecher|teaching english',
  }),
  job(
    titled('lawyer|attorney|counsel|legal|law|paralegal', 'محامي|محامية|محاماة|قانوني|مستشار قانوني|محام'),
    {
      egypt: 'محامي',
      levant: 'محامية متدربة',
      maghreb: 'افوكا',
      english: 'lawer job|attorny',
    },
  ),
  job(
    titled(
      'cook|chef|kitchen|waiter|waitress|server|food service|restaurant|food',
      'نادل|طباخ|طاهي|شيف|ويتر|مطعم|مأكولات|طاه',
    ),
    {
      egypt: 'شيف|جرسون|شغل في مطعم',
      levant: 'شغل بمطعم|غرسون|طباخ',
      iraq: 'ويتر|طباخ',
      maghreb: 'سرباي|كويزيني',
      gulf: 'شغل مطاعم',
      yemen: 'طباخ|مباشر مطعم',
      english: 'waitress work|kitchen helper|cook wanted',
    },
  ),
  job(titled('carpenter|carpentry|woodworker|cabinet maker', 'نجار|نجّار|نجارة'), {
    egypt: 'نجار',
    levant: 'نجار موبيليا',
    maghreb: 'منويزي|نجار',
    english: 'carpentar',
  }),
  job(titled('plumber|plumbing|pipefitter', 'سباك|سباكة|مواسير|أنابيب'), {
    egypt: 'سباك',
    levant: 'سنكري|مواسرجي',
    iraq: 'ابو البواري',
    maghreb: 'بلومبيي',
    gulf: 'سباك',
    english: 'plummer',
  }),
  job(
    titled(
      'cleaner|cleaning|custodian|custodial|janitor|housekeeper|housekeeping|custodians',
      'نظافة|تنظيف|عامل نظافة|عاملة نظافة|منظف',
    ),
    {
      egypt: 'عامل نضافة|شغل تنضيف',
      levant: 'شغل تنظيفات',
      iraq: 'عامل تنظيف',
      maghreb: 'خدمة مناج|فام دو ميناج',
      english: 'janiter|cleaning work',
    },
  ),
  job(
    titled('human resources|hr|recruiter|recruitment|personnel|talent', 'موارد بشرية|توظيف|الموارد البشرية'),
    {
      egypt: 'اتش ار|شغل HR',
      gulf: 'اخصائي موارد بشريه',
      levant: 'موظف موارد بشرية',
      english: 'human resorces|hr job',
    },
  ),
  job(titled('graphic designer|graphic|designer|design', 'مصمم|مصممة|تصميم|جرافيك|غرافيك'), {
    egypt: 'جرافيك ديزاينر',
    levant: 'مصمم غرافيك|شغل تصميم',
    english: 'grafic designer',
  }),
  job(titled('mechanic|mechanical|machinist|auto', 'ميكانيكي|ميكانيكا|ميكانيكية'), {
    egypt: 'ميكانيكي عربيات|شغل ميكانيكي',
    levant: 'ميكانسيان سيارات',
    iraq: 'فيتر سيارات|فيترجي',
    maghreb: 'ميكانيسيان',
    english: 'car mechanik',
  }),
  job(titled('architect|architectural|architecture', 'معماري|معمارية'), {
    egypt: 'مهندسة معمارية',
    levant: 'هندسة معمارية',
    english: 'architekt',
  }),
  job(titled('doctor|physician|dentist|medical doctor', 'طبيب|طبيبة|دكتور|أسنان|أطباء'), {
    egypt: 'دكتور اسنان',
    levant: 'حكيم سنان',
    maghreb: 'طبيب',
    english: 'docter',
  }),
  job(
    titled(
      'programmer|developer|software|it|web|application|computer|programming|data',
      'مبرمج|برمجة|مطور|برامج|برمجيات|نظم|معلومات|تقنية',
    ),
    {
      egypt: 'مبرمج|شغل برمجة',
      levant: 'مطور ويب',
      iraq: 'مبرمج كومبيوتر',
      english: 'software enginer|coder',
    },
  ),
  job(
    titled(
      'warehouse|storekeeper|stock|inventory|stockroom|stock worker',
      'مخزن|مستودع|مستودعات|مخازن|أمين مخزن',
    ),
    {
      egypt: 'امين مخزن|شغل مخازن',
      levant: 'شغل بمستودع',
      gulf: 'عامل مستودع',
      sudan: 'مخزنجي',
      english: 'warehose job|work in a warehouse',
    },
  ),
  job(
    any(
      titled('translator|interpreter|translation|bilingual', 'مترجم|مترجمة|ترجمة'),
      name(words('language')),
    ),
    {
      egypt: 'مترجم',
      levant: 'شغل ترجمة',
      english: 'arabic interpretor',
    },
  ),
];
