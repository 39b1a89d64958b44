import type { SearchType } from '../../contract/search-results.ts';
import { any, category, type Rule } from '../../server/rooms/search/gold/rule.ts';
import { says, titled } from './everyday/topic.ts';
import type { Question } from './question.ts';

/** The class of queries for what no listing of the corpus is. */
export const absentClass = 'not there';

interface AbsentTopic {
  type: SearchType;
  /** The right listings. If the corpus has some, the query is judged like all others. */
  isRight: Rule;
  /** Queries between bars. */
  phrasings: string;
}

const business = (isRight: Rule, phrasings: string): AbsentTopic => ({
  type: 'business',
  isRight,
  phrasings,
});
const product = (isRight: Rule, phrasings: string): AbsentTopic => ({ type: 'product', isRight, phrasings });
const job = (isRight: Rule, phrasings: string): AbsentTopic => ({ type: 'job', isRight, phrasings });

const topics: AbsentTopic[] = [
  business(
    says('dermatolog(y|ist)|skin (clinic|doctor)', 'جلدية|أمراض جلدية'),
    'skin doctor for acne|dermatologist in queens|دكتور جلدية|عيادة جلدية قريبة',
  ),
  business(
    says('pediatric(s|ian)?|children.s (clinic|doctor)', 'طبيب أطفال|عيادة أطفال'),
    'clinic for kids|doctor for my baby|دكتور أطفال شاطر',
  ),
  business(
    says('optic(al|ian)|optometr(y|ist)|eyewear|glasses store', 'نظارات|بصريات|عيون'),
    'eyeglasses|eye exam|نظارات طبية|فحص نظر',
  ),
  business(
    says('vet|veterinar(y|ian)|animal hospital', 'بيطري|بيطرية'),
    'vet for my cat|دكتور قطط|عيادة بيطرية',
  ),
  business(
    says('attorney|lawyer|law (office|firm)', 'محامي|محاماة'),
    'lawyer for car accident|divorce lawyer|محامي حوادث سيارات|محامي طلاق|محامي هجرة',
  ),
  business(
    says('immigration|visa', 'هجرة|تأشيرات'),
    'help with green card papers|citizenship application|معاملات الجرين كارد|تجديد الإقامة',
  ),
  business(
    says('money (transfer|order)s?|remittance|western union|moneygram', 'تحويل أموال|حوالات|صرافة'),
    'send money back home to Yemen|wire money to Egypt|تحويل فلوس لليمن|حوالة لأهلي في مصر',
  ),
  business(
    says('driving (school|lesson)s?', 'تعليم قيادة|مدرسة قيادة|تعليم سواقة'),
    'driving lessons for women|pass my road test|كورس تعليم سياقة',
  ),
  business(
    any(says('barber(shop)?s?', 'حلاق|حلاقة'), titled('hair ?cuts?')),
    'haircut and beard|حلاق رجالي|قص شعر ودقن',
  ),
  business(
    says('gym|fitness (center|club)|health club', 'نادي رياضي|جيم|لياقة'),
    'gym for women only|personal trainer|جيم حديد|نادي رياضي للسيدات',
  ),
  business(
    says('quran|islamic (school|center)', 'قرآن|تحفيظ'),
    'teach my son Quran|Quran class for kids|تحفيظ قرآن|حلقة حفظ للأولاد',
  ),
  business(
    says('photograph(y|er)|photo studio', 'تصوير|مصور'),
    'photographer for engagement|passport photo|مصور أفراح|صور باسبور',
  ),
  business(
    says('florist|flowers?|flower shop', 'ورد|زهور|أزهار|ورود'),
    'flowers for a funeral|wedding bouquet|بوكيه عروسة',
  ),
  business(
    says('mattress(es)?|bedding', 'مراتب|مرتبة|فرشات'),
    'cheap mattress store|king size mattress|محل مراتب|مراتب رخيصة',
  ),
  business(
    says('tutor(ing)?|learning center', 'دروس خصوصية|تقوية'),
    'math tutor for my son|دروس خصوصية رياضيات|مدرس خصوصي',
  ),
  business(
    says('translat(ion|or)s?|notary', 'ترجمة|كاتب عدل'),
    'translate my birth certificate|notary public|ترجمة شهادة ميلاد|توثيق أوراق',
  ),
  business(
    any(says('travel( agency)?|tours?|hajj|umrah', 'سفر|سياحة|حج|عمرة'), category('travel')),
    'cheap tickets to Cairo|umrah package|حجز تذاكر طيران|رحلة عمرة',
  ),
  business(says('funeral( home)?|burial', 'جنائز|دفن|تغسيل'), 'muslim funeral home|تكفين ودفن'),
  business(says('daycare|day care|preschool|nursery', 'حضانة|روضة'), 'daycare for my toddler|حضانة لابني'),
  business(
    says('iphone|phone repair|cell ?phone', 'تصليح جوالات|صيانة جوالات'),
    'where can I fix my iphone screen|وين بقدر أصلح شاشة الموبايل',
  ),
  product(
    titled('fridge|refrigerator', 'ثلاجة|براد'),
    'used fridge|big refrigerator|تلاجة مستعملة|براد صغير',
  ),
  product(titled('stroller|pram', 'عربة أطفال|عربية أطفال'), 'baby stroller|double stroller|عرباية بيبي'),
  product(titled('prayer (mat|rug)', 'سجادة صلاة'), 'prayer rug for travel|سجادة صلاة'),
  product(titled('textbook', 'كتب جامعية|كتاب'), 'nursing textbook|كتب مدرسة مستعملة'),
  product(
    titled('air condition(er|ing)', 'مكيف'),
    'air conditioner window|portable air conditioner|مكيف شباك|كنديشن مستعمل',
  ),
  product(
    titled('washing machine|washer', 'غسالة'),
    'washing machine|dryer and washer|غسالة أوتوماتيك|غسالة نص عمر',
  ),
  product(titled('piano|keyboard piano', 'بيانو'), 'piano for beginners|بيانو للبيع'),
  product(titled('guitar|oud', 'جيتار|عود'), 'acoustic guitar|عود شامي|جيتار كهرباء'),
  product(
    titled('bicycle|mountain bike', 'دراجة|بسكليت'),
    'bicycle for a ten year old|بسكليت للولد|عجلة أطفال',
  ),
  product(
    titled('samsung (galaxy|phone)|galaxy s\\d+|iphone', 'سامسونج|آيفون|جوال'),
    'samsung phone|unlocked phone|موبايل سامسونج|جوال بطاقتين',
  ),
  product(titled('vacuum', 'مكنسة'), 'vacuum cleaner|مكنسة كهربائية|هوفر'),
  product(titled('microwave', 'ميكروويف'), 'microwave oven|ميكرويف'),
  job(titled('imam|preacher', 'إمام|خطيب'), 'imam for a mosque|وظيفة إمام مسجد'),
  job(titled('barber|hair ?dresser|hair ?stylist', 'حلاق|كوافير'), 'barber wanted|شغل حلاق'),
  job(titled('baker', 'خباز|فران'), 'baker night shift|شغل فران|خباز'),
  job(titled('butcher', 'جزار|قصاب|لحام'), 'butcher in a halal store|شغل جزار|لحام'),
  job(titled('flight attendant|steward(ess)?', 'مضيف|مضيفة'), 'flight attendant|مضيفة طيران'),
  job(titled('seamstress|tailor|sewing', 'خياط|خياطة'), 'sewing from home|خياطة نسائي|ترزي'),
  business(
    says('dentist(ry)?|dental', 'أسنان'),
    'tooth hurts badly|braces for teenager|ضرسي يوجعني|تقويم أسنان',
  ),
  business(
    says('physical therapy|physiotherap(y|ist)|chiropract(or|ic)', 'علاج طبيعي'),
    'physical therapy for back pain|علاج طبيعي للظهر',
  ),
  business(says('psycholog(y|ist)|therapist|counseling', 'نفسي|نفسية'), 'marriage counselor|دكتور نفسي'),
  business(says('locksmith', 'أقفال|مفاتيح'), 'locked out of my apartment|نسخ مفاتيح'),
  business(says('mov(ing|ers)|storage', 'نقل عفش|نقل أثاث'), 'movers for a two bedroom|نقل عفش من بيت لبيت'),
  business(says('exterminator|pest control', 'مكافحة حشرات'), 'get rid of cockroaches|رش صراصير'),
  business(says('insurance', 'تأمين'), 'cheap car insurance|تأمين صحي'),
  business(says('real estate|realty|realtor', 'عقار|عقارات|عقارية'), 'real estate agent|سمسار شقق'),
  business(says('nail(s| salon)?|manicure', 'أظافر|مانيكير'), 'gel nails|منكير وبديكير'),
  business(says('massage|spa', 'مساج|سبا'), 'deep tissue massage|مساج وحمام مغربي'),
  business(says('tattoo', 'وشم|تاتو'), 'tattoo artist'),
  business(says('pet(s)?( shop)?|groom(er|ing)', 'حيوانات أليفة'), 'dog grooming|محل طيور زينة'),
  business(says('swim(ming)?', 'سباحة'), 'swimming lessons for toddlers|تعليم سباحة'),
  business(says('music (school|lesson)s?|piano', 'موسيقى'), 'oud lessons|دروس عود'),
  business(
    says('banquet|wedding hall|ballroom', 'قاعة أفراح|قصر أفراح|صالة أفراح'),
    'wedding hall for 300 guests|قاعة أعراس',
  ),
  business(says('henna|mehndi', 'حناء|حنة'), 'henna artist for a bride|نقش حنة'),
  business(says('print(ing|er|s)|copy', 'طباعة|مطبعة'), 'print wedding invitations|طباعة كروت دعوة'),
  business(
    says('web(site)?( design)?|software', 'تصميم مواقع|برمجة'),
    'build a website for my shop|تصميم موقع إنترنت',
  ),
  business(says('hotel|motel|inn', 'فندق|فنادق|شقق مفروشة'), 'cheap hotel for a week|فندق عائلات'),
  business(says('library', 'مكتبة عامة'), 'public library with arabic books|مكتبة عامة'),
  business(says('church', 'كنيسة'), 'coptic church|كنيسة قبطية'),
  business(says('employment agency|staffing', 'توظيف'), 'employment agency|مكتب توظيف'),
  product(titled('television|tv', 'تلفزيون|تلفاز'), 'smart tv 55 inch|تلفزيون كبير|شاشة سمارت'),
  product(titled('camera', 'كاميرا'), 'digital camera|كاميرا تصوير'),
  product(titled('dishwasher', 'جلاية'), 'dishwasher|غسالة صحون'),
  product(titled('stove|oven', 'فرن|بوتاجاز'), 'gas stove|بوتوغاز أربع عيون'),
  product(titled('hair ?dryer', 'سشوار'), 'hair dryer|سشوار'),
  product(titled('tent', 'خيمة'), 'camping tent|خيمة رحلات'),
  product(titled('treadmill', 'جهاز مشي'), 'treadmill for home|جهاز جري'),
  product(titled('sewing machine', 'ماكينة خياطة'), 'sewing machine|مكنة خياطة'),
  product(titled('wheelchair', 'كرسي متحرك'), 'wheelchair|كرسي للمقعدين'),
  product(titled('diaper', 'حفاضات'), 'diapers size 4|بامبرز'),
  product(titled('playstation|xbox|nintendo', 'بلايستيشن'), 'playstation 5|بلاي ستيشن'),
  product(titled('tire|tyre', 'إطار|كفر'), 'winter tires|كفرات مستعملة'),
  product(titled('olive oil|honey', 'زيت زيتون|عسل'), 'olive oil from palestine|عسل سدر'),
  job(titled('jewel(er|ry)|goldsmith', 'صائغ|مجوهرات'), 'goldsmith|صايغ دهب'),
  job(titled('florist', 'منسق زهور'), 'florist assistant|تنسيق ورد'),
  job(titled('lifeguard', 'منقذ'), 'lifeguard for the summer|منقذ سباحة'),
  job(titled('photographer', 'مصور'), 'wedding photographer|شغل مصور'),
  job(titled('tour guide', 'مرشد سياحي'), 'tour guide|دليل سياحي'),
  job(titled('dog walker|pet', 'حيوانات'), 'dog walker|رعاية قطط'),
  job(titled('journalist|reporter|editor', 'صحفي|محرر'), 'arabic reporter|صحفية'),
];

const arabic = /\p{Script=Arabic}/u;

/**
 * Ordinary queries for what no listing of the corpus is: every result is wrong, as it is on a site that lacks a trade.
 */
export function absentQuestions(): Question[] {
  return topics.flatMap(({ type, isRight, phrasings }) =>
    phrasings.split('|').map(
      (q): Question => ({
        class: absentClass,
        q,
        lang: arabic.test(q) ? 'ar' : 'en',
        type,
        isRight,
        isExact: true,
      }),
    ),
  );
}
