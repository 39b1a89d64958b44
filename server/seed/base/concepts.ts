import type { BasePlace } from './places.ts';

/** Wordings, in both languages, that ask for one and the same thing. */
export interface BaseConcept {
  slug: string;
  terms: string[];
}

/*
 * Strict equivalents only: food is not a restaurant, a villa is not a house. English plurals and the
 * Arabic article are folded by the search itself, so only broken plurals and other words stand here.
 * A word may stand in several groups: قهوة is the drink and the place.
 */

const directory: BaseConcept[] = [
  { slug: 'restaurant', terms: ['restaurant', 'مطعم', 'مطاعم'] },
  { slug: 'bakery', terms: ['bakery', 'bakehouse', 'مخبز', 'مخابز', 'فرن', 'أفران'] },
  { slug: 'sweet-shop', terms: ['sweets', 'pastries', 'حلويات', 'حلوى'] },
  { slug: 'ice-cream', terms: ['ice cream', 'آيس كريم', 'ايسكريم', 'بوظة', 'مثلجات', 'جيلاتي'] },
  { slug: 'bread', terms: ['bread', 'خبز'] },
  { slug: 'coffee-shop', terms: ['coffee shop', 'coffeehouse', 'coffee house', 'cafe', 'مقهى', 'مقاهي', 'كافيه', 'كوفي شوب', 'قهوة'] },
  { slug: 'coffee', terms: ['coffee', 'قهوة'] },
  { slug: 'tea', terms: ['tea', 'شاي'] },
  { slug: 'hookah', terms: ['hookah', 'shisha', 'شيشة', 'أرجيلة', 'نرجيلة'] },
  { slug: 'grocery', terms: ['grocery', 'grocery store', 'بقالة', 'بقالات'] },
  { slug: 'supermarket', terms: ['supermarket', 'سوبرماركت', 'سوبر ماركت'] },
  { slug: 'butcher', terms: ['butcher', 'butcher shop', 'meat market', 'جزار', 'جزارة', 'ملحمة', 'ملاحم', 'قصاب'] },
  { slug: 'meat', terms: ['meat', 'لحم', 'لحوم', 'لحمة'] },
  { slug: 'halal', terms: ['halal', 'حلال'] },
  { slug: 'catering', terms: ['catering', 'caterer', 'تجهيز ولائم', 'تموين حفلات'] },
  { slug: 'pizza', terms: ['pizza', 'بيتزا'] },
  { slug: 'shawarma', terms: ['shawarma', 'shawerma', 'شاورما', 'شورما'] },
  { slug: 'falafel', terms: ['falafel', 'felafel', 'فلافل', 'طعمية'] },
  { slug: 'kebab', terms: ['kebab', 'kabab', 'كباب'] },
  { slug: 'mandi', terms: ['mandi', 'mandy rice', 'مندي'] },
  { slug: 'baklava', terms: ['baklava', 'baklawa', 'بقلاوة'] },
  { slug: 'kunafa', terms: ['kunafa', 'knafeh', 'kunafeh', 'knafe', 'كنافة'] },
  { slug: 'doctor', terms: ['doctor', 'physician', 'طبيب', 'طبيبة', 'أطباء', 'دكتور', 'دكتورة', 'دكاترة'] },
  { slug: 'dentist', terms: ['dentist', 'طبيب أسنان', 'طبيبة أسنان', 'دكتور أسنان', 'دكتورة أسنان', 'أطباء أسنان'] },
  { slug: 'pediatrician', terms: ['pediatrician', 'paediatrician', 'طبيب أطفال', 'طبيبة أطفال', 'دكتور أطفال', 'دكتورة أطفال', 'أطباء أطفال'] },
  { slug: 'clinic', terms: ['clinic', 'عيادة', 'عيادات', 'مستوصف'] },
  { slug: 'hospital', terms: ['hospital', 'مستشفى', 'مستشفيات'] },
  { slug: 'pharmacy', terms: ['pharmacy', 'drugstore', 'drug store', 'صيدلية', 'صيدليات'] },
  { slug: 'nurse', terms: ['nurse', 'ممرض', 'ممرضة', 'ممرضات', 'ممرضين'] },
  { slug: 'lawyer', terms: ['lawyer', 'attorney', 'محامي', 'محامٍ', 'محامية', 'محامون', 'محامين'] },
  { slug: 'immigration', terms: ['immigration', 'هجرة'] },
  { slug: 'visa', terms: ['visa', 'تأشيرة', 'تأشيرات', 'فيزا'] },
  { slug: 'accountant', terms: ['accountant', 'محاسب', 'محاسبة', 'محاسبين', 'محاسبون'] },
  { slug: 'tax', terms: ['tax', 'ضريبة', 'ضرائب'] },
  { slug: 'translator', terms: ['translator', 'مترجم', 'مترجمة', 'مترجمين', 'مترجمون'] },
  { slug: 'translation', terms: ['translation', 'ترجمة'] },
  { slug: 'notary', terms: ['notary', 'notary public', 'كاتب عدل', 'موثق'] },
  { slug: 'school', terms: ['school', 'مدرسة', 'مدارس'] },
  { slug: 'daycare', terms: ['daycare', 'day care', 'nursery', 'حضانة', 'حضانات'] },
  { slug: 'teacher', terms: ['teacher', 'معلم', 'معلمة', 'معلمين', 'مدرس', 'مدرسين'] },
  { slug: 'plumber', terms: ['plumber', 'سباك', 'سباكين'] },
  { slug: 'electrician', terms: ['electrician', 'كهربائي', 'كهربجي'] },
  { slug: 'mover', terms: ['mover', 'moving company', 'نقل أثاث', 'نقل عفش'] },
  { slug: 'driver', terms: ['driver', 'سائق', 'سواق', 'سائقين'] },
  { slug: 'delivery', terms: ['delivery', 'توصيل'] },
  { slug: 'mechanic', terms: ['mechanic', 'ميكانيكي'] },
  { slug: 'auto-repair', terms: ['auto repair', 'car repair', 'تصليح سيارات', 'صيانة سيارات', 'إصلاح سيارات'] },
  { slug: 'car-wash', terms: ['car wash', 'غسيل سيارات', 'مغسلة سيارات'] },
  { slug: 'barber', terms: ['barber', 'barber shop', 'barbershop', 'حلاق', 'حلاقين'] },
  { slug: 'hairdresser', terms: ['hairdresser', 'hair salon', 'كوافير', 'كوافيرة'] },
  { slug: 'real-estate', terms: ['real estate', 'عقار', 'عقارات'] },
  { slug: 'travel-agency', terms: ['travel agency', 'مكتب سفريات', 'وكالة سفر', 'مكتب سفر'] },
  { slug: 'umrah', terms: ['umrah', 'umra', 'عمرة'] },
  { slug: 'hajj', terms: ['hajj', 'حج'] },
  { slug: 'money-transfer', terms: ['money transfer', 'remittance', 'تحويل أموال', 'تحويل فلوس', 'حوالة', 'حوالات'] },
  { slug: 'wedding', terms: ['wedding', 'زفاف', 'عرس', 'أعراس'] },
  { slug: 'photographer', terms: ['photographer', 'مصور', 'مصورة', 'مصورين'] },
  { slug: 'gym', terms: ['gym', 'fitness center', 'نادي رياضي', 'جيم', 'صالة رياضية'] },
  { slug: 'mosque', terms: ['mosque', 'masjid', 'مسجد', 'مساجد', 'جامع'] },
  { slug: 'charity', terms: ['charity', 'جمعية خيرية', 'جمعيات خيرية'] },
  { slug: 'bookstore', terms: ['bookstore', 'bookshop', 'book store', 'مكتبة', 'مكتبات'] },
  { slug: 'florist', terms: ['florist', 'flower shop', 'محل زهور', 'محل ورد'] },
  { slug: 'tailor', terms: ['tailor', 'خياط', 'خياطة', 'خياطين'] },
  { slug: 'bank', terms: ['bank', 'بنك', 'بنوك', 'مصرف'] },
  { slug: 'laundry', terms: ['laundry', 'laundromat', 'مغسلة', 'مغسلة ملابس'] },
];

const goods: BaseConcept[] = [
  { slug: 'car', terms: ['car', 'automobile', 'سيارة', 'سيارات', 'عربية'] },
  { slug: 'spare-parts', terms: ['spare parts', 'auto parts', 'car parts', 'قطع غيار'] },
  { slug: 'furniture', terms: ['furniture', 'أثاث', 'مفروشات', 'عفش'] },
  { slug: 'sofa', terms: ['sofa', 'couch', 'كنبة', 'كنب', 'أريكة'] },
  { slug: 'bed', terms: ['bed', 'سرير', 'أسرة'] },
  { slug: 'table', terms: ['table', 'طاولة', 'طاولات'] },
  { slug: 'chair', terms: ['chair', 'كرسي', 'كراسي'] },
  { slug: 'carpet', terms: ['carpet', 'rug', 'سجادة', 'سجاد'] },
  { slug: 'mobile-phone', terms: ['mobile phone', 'cell phone', 'smartphone', 'جوال', 'جوالات', 'موبايل', 'هاتف محمول'] },
  { slug: 'phone', terms: ['phone', 'telephone', 'هاتف', 'هواتف', 'تلفون'] },
  { slug: 'laptop', terms: ['laptop', 'notebook computer', 'لابتوب', 'لاب توب', 'حاسوب محمول'] },
  { slug: 'computer', terms: ['computer', 'كمبيوتر', 'حاسوب', 'حواسيب'] },
  { slug: 'clothes', terms: ['clothes', 'clothing', 'ملابس', 'ثياب', 'ألبسة'] },
  { slug: 'shirt', terms: ['shirt', 'قميص', 'قمصان'] },
  { slug: 'dress', terms: ['dress', 'فستان', 'فساتين'] },
  { slug: 'shoes', terms: ['shoe', 'حذاء', 'أحذية', 'جزمة'] },
  { slug: 'abaya', terms: ['abaya', 'عباية', 'عبايات', 'عباءة'] },
  { slug: 'hijab', terms: ['hijab', 'headscarf', 'حجاب', 'حجابات'] },
  { slug: 'gold', terms: ['gold', 'ذهب'] },
  { slug: 'jewellery', terms: ['jewellery', 'jewelry', 'مجوهرات'] },
  { slug: 'watch', terms: ['watch', 'wristwatch', 'ساعة يد', 'ساعات يد', 'ساعة'] },
  { slug: 'bag', terms: ['bag', 'handbag', 'حقيبة', 'حقائب', 'شنطة', 'شنط'] },
  { slug: 'perfume', terms: ['perfume', 'fragrance', 'عطر', 'عطور'] },
  { slug: 'incense', terms: ['incense', 'bakhoor', 'bukhoor', 'بخور'] },
  { slug: 'toys', terms: ['toy', 'لعبة', 'ألعاب'] },
  { slug: 'book', terms: ['book', 'كتاب', 'كتب'] },
];

const homesAndWork: BaseConcept[] = [
  { slug: 'apartment', terms: ['apartment', 'flat', 'apt', 'شقة', 'شقق'] },
  { slug: 'studio', terms: ['studio', 'studio apartment', 'استوديو', 'ستوديو'] },
  { slug: 'room', terms: ['room', 'غرفة', 'غرف', 'أوضة'] },
  { slug: 'house', terms: ['house', 'بيت', 'بيوت', 'منزل', 'منازل'] },
  { slug: 'townhouse', terms: ['townhouse', 'town house', 'تاون هاوس'] },
  { slug: 'villa', terms: ['villa', 'فيلا', 'فلة', 'فلل'] },
  { slug: 'rent', terms: ['rent', 'rental', 'إيجار', 'آجار'] },
  { slug: 'for-rent', terms: ['for rent', 'to let', 'للإيجار', 'للايجار'] },
  { slug: 'roommate', terms: ['roommate', 'flatmate', 'شريك سكن', 'شريكة سكن'] },
  { slug: 'furnished', terms: ['furnished', 'مفروش', 'مفروشة'] },
  { slug: 'job', terms: ['job', 'وظيفة', 'وظائف', 'عمل', 'شغل'] },
  { slug: 'full-time', terms: ['full time', 'fulltime', 'دوام كامل'] },
  { slug: 'part-time', terms: ['part time', 'parttime', 'دوام جزئي'] },
  { slug: 'cook', terms: ['cook', 'طباخ', 'طباخة', 'طباخين'] },
  { slug: 'chef', terms: ['chef', 'شيف'] },
  { slug: 'waiter', terms: ['waiter', 'waitress', 'نادل', 'نادلة', 'جرسون'] },
  { slug: 'cashier', terms: ['cashier', 'كاشير', 'أمين صندوق'] },
  { slug: 'engineer', terms: ['engineer', 'مهندس', 'مهندسة', 'مهندسين'] },
  { slug: 'developer', terms: ['developer', 'programmer', 'مبرمج', 'مبرمجة', 'مطور', 'مطورة'] },
  { slug: 'secretary', terms: ['secretary', 'سكرتير', 'سكرتيرة'] },
];

const people: BaseConcept[] = [
  { slug: 'name-muhammad', terms: ['Muhammad', 'Mohammed', 'Mohamed', 'Mohammad', 'Muhammed', 'Mohamad', 'محمد'] },
  { slug: 'name-ahmad', terms: ['Ahmed', 'Ahmad', 'أحمد'] },
  { slug: 'name-mahmoud', terms: ['Mahmoud', 'Mahmud', 'محمود'] },
  { slug: 'name-yusuf', terms: ['Yusuf', 'Youssef', 'Yousef', 'Yousuf', 'Yousif', 'يوسف'] },
  { slug: 'name-hussein', terms: ['Hussein', 'Husain', 'Hussain', 'Husayn', 'حسين'] },
  { slug: 'name-hassan', terms: ['Hassan', 'Hasan', 'حسن'] },
  { slug: 'name-ali', terms: ['Ali', 'Aly', 'علي'] },
  { slug: 'name-omar', terms: ['Omar', 'Umar', 'عمر'] },
  { slug: 'name-ibrahim', terms: ['Ibrahim', 'Ebrahim', 'إبراهيم'] },
  { slug: 'name-khaled', terms: ['Khaled', 'Khalid', 'خالد'] },
  { slug: 'name-abdullah', terms: ['Abdullah', 'Abdallah', 'Abdulla', 'عبد الله', 'عبدالله'] },
  { slug: 'name-abdulrahman', terms: ['Abdulrahman', 'Abdul Rahman', 'Abdelrahman', 'Abdel Rahman', 'عبد الرحمن', 'عبدالرحمن'] },
  { slug: 'name-mustafa', terms: ['Mustafa', 'Mostafa', 'Moustafa', 'مصطفى'] },
  { slug: 'name-fatima', terms: ['Fatima', 'Fatma', 'Fatimah', 'Fatema', 'فاطمة'] },
  { slug: 'name-aisha', terms: ['Aisha', 'Aysha', 'Ayesha', 'عائشة'] },
  { slug: 'name-maryam', terms: ['Maryam', 'Mariam', 'Meryem', 'مريم'] },
  { slug: 'name-khadija', terms: ['Khadija', 'Khadijah', 'خديجة'] },
  { slug: 'name-said', terms: ['Said', 'Saeed', 'Saeid', 'سعيد'] },
  { slug: 'name-tariq', terms: ['Tariq', 'Tarek', 'Tarik', 'طارق'] },
];

const origins: BaseConcept[] = [
  { slug: 'arab', terms: ['Arab', 'Arabic', 'Arabian', 'عربي', 'عربية', 'عرب'] },
  { slug: 'yemeni', terms: ['Yemeni', 'Yemenite', 'يمني', 'يمنية'] },
  { slug: 'syrian', terms: ['Syrian', 'سوري', 'سورية'] },
  { slug: 'lebanese', terms: ['Lebanese', 'لبناني', 'لبنانية'] },
  { slug: 'palestinian', terms: ['Palestinian', 'فلسطيني', 'فلسطينية'] },
  { slug: 'egyptian', terms: ['Egyptian', 'مصري', 'مصرية'] },
  { slug: 'moroccan', terms: ['Moroccan', 'مغربي', 'مغربية'] },
  { slug: 'iraqi', terms: ['Iraqi', 'عراقي', 'عراقية'] },
  { slug: 'turkish', terms: ['Turkish', 'تركي', 'تركية'] },
  { slug: 'new-york', terms: ['New York', 'NYC', 'نيويورك'] },
];

/** What editors begin with; the names of places are added by `placeConcepts`. */
export const concepts: BaseConcept[] = [...directory, ...goods, ...homesAndWork, ...people, ...origins];

/** Spellings of places besides the two that are shown. */
const otherSpellings: Record<string, string[]> = {
  brooklyn: ['بروكلن'],
  queens: ['كوينس'],
  manhattan: ['منهاتن', 'مانهاتان'],
  bronx: ['برانكس'],
  'staten-island': ['ستاتن ايلند', 'جزيرة ستاتن'],
  'bay-ridge': ['بي ريدج'],
  'bedford-stuyvesant': ['Bed Stuy', 'بد ستاي'],
  'long-island-city': ['LIC'],
  'borough-park': ['Boro Park'],
  williamsburg: ['وليامزبرغ', 'ويليامسبرج'],
  flushing: ['فلشنج', 'فلاشنغ'],
  astoria: ['استوريا'],
  harlem: ['هارليم'],
  paterson: ['باترسن'],
  'jersey-city': ['جرسي سيتي'],
};

/** One concept a place: its names in both languages and the other spellings that people use. */
export function placeConcepts(places: BasePlace[]): BaseConcept[] {
  return places.map(({ slug, name }) => ({
    slug: `place-${slug}`,
    terms: [name.en.replace(/^The /, ''), name.ar, ...(otherSpellings[slug] ?? [])],
  }));
}
