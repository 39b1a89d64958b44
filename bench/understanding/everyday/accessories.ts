import { all, any, category, name } from '../../../server/rooms/search/gold/rule.ts';
import { fashion, type Topic, topicsOf, typed } from './topic.ts';

const product = topicsOf('product');

const handbag = fashion(
  'handbags|clutches|messenger bag|duffel bag|backpacks|laptop bag|trolley bag|rucksacks|waist pouch',
  'hand ?bag|purse|bag|tote|clutch',
);

const purse = fashion('handbags|clutches|wallets', 'hand ?bag|purse|tote|clutch|wallet');

const backpack = fashion('backpacks|rucksacks|laptop bag', 'back ?pack|rucksack|school ?bag');

const luggage = fashion(
  'trolley bag|duffel bag|rucksacks|travel accessory',
  'suitcase|trolley bag|luggage|travel bag|duffel',
);

const wallet = fashion('wallets|clutches', 'wallet|purse');

const watch = fashion('watches', 'watch');

const sunglasses = fashion('sunglasses', 'sunglasses|eyewear|glasses|shades');

const belt = fashion('belts', 'belts?');

const cap = fashion('caps|hat', 'caps?|hats?|beanie');

const tie = fashion('ties|ties and cufflinks', 'neck ?tie|ties?|bow tie');

const scarf = fashion('scarves|mufflers|stoles|dupatta', 'scar(f|ves)|stole|muffler|shawl');

const ring = fashion('ring', 'rings?');

const earrings = fashion('earrings', 'ear ?rings?|studs');

const necklace = fashion('necklace and chains|pendant|jewellery set', 'necklaces?|pendants?');

const bracelet = fashion('bracelet|bangle|wristbands', 'bracelets?|bangles?');

const jewelry = fashion(
  'ring|earrings|necklace and chains|pendant|jewellery set|bracelet|bangle|cufflinks',
  'necklaces?|earrings?|jewell?ery|pendants?|bracelets?|bangles?',
);

const perfume = fashion(
  'perfume and body mist|deodorant|fragrance gift set',
  'perfume|eau de (toilette|parfum)|fragrance|cologne|edt|edp|deo(dorant)?|body mist',
);

const lipstick = fashion(
  'lipstick|lip gloss|lip liner|lip plumper|lip care',
  'lip ?stick|lip colou?r|lip gloss|lip',
);

const nailPolish = fashion('nail polish|nail essentials', 'nail (polish|enamel|colou?r|paint|lacquer)');

const makeup = fashion(
  'lipstick|lip gloss|lip liner|lip plumper|foundation and primer|kajal and eyeliner|highlighter and blush|compact|eyeshadow|mascara|concealer|nail polish|makeup remover|lip care',
  'make-?up|eyeliner|mascara|foundation|kajal',
);

const kohl = fashion('kajal and eyeliner', 'kajal|eye ?liner|kohl');

const skinCream = any(
  typed('face moisturisers|body lotion|eye cream|sunscreen|face serum and gel'),
  all(category('other-goods'), name(/cream|lotion|moisturi[sz]/i)),
);

const gloves = fashion('gloves', 'gloves?');

const umbrella = typed('umbrellas');

/** Accessories: bags, jewelry, perfume. */
export const accessories: Topic[] = [
  product(handbag, {
    'dialect word': 'شنطة (Egypt)|جنطة (Iraq)|صاك (Maghreb)|شنطة (Levant)|شنطة (Sudan)',
    'everyday word': 'bags|حقيبة|حقائب',
    'Arabizi word': 'shanta|shonat|7a2eeba',
    'misspelled kind': 'bagg|حقيبا|شنطا',
  }),
  product(purse, {
    'dialect word': 'شنطة حريمي (Egypt)|جزدان نسائي (Levant)|صاك نسا (Maghreb)|جنطة نسائية (Iraq)',
    'everyday word': 'purse|handbags|حقيبة يد',
    'misspelled kind': 'hanbag|pursee',
  }),
  product(backpack, {
    'dialect word': 'كرطابل (Maghreb)|شنطة مدرسة (Egypt)|شنطة ضهر (Levant)|كرطابلة (Maghreb)|جنطة ظهر (Iraq)',
    'everyday word': 'rucksack|school bag|حقيبة ظهر|حقيبة مدرسية',
    'misspelled kind': 'backpak|bagpack',
  }),
  product(luggage, {
    'dialect word': 'فاليزة (Maghreb)|شنطة سفر (Egypt)|جنطة سفر (Iraq)',
    'everyday word': 'suitcase|luggage|حقيبة سفر',
  }),
  product(wallet, {
    'dialect word':
      'بوك (Gulf)|جزدان (Levant)|بزطام (Maghreb)|بورتموني (Maghreb)|جزدان (Iraq)|جزلان (Sudan)|بوك (Yemen)',
    'everyday word': 'billfold|محفظة نقود',
    'Arabizi word': 'ma7faza|mahfaza|mi7faza',
    'misspelled kind': 'wallit|walet|محفضة',
  }),
  product(watch, {
    'dialect word': 'مكانة (Maghreb)|ساعة إيد (Levant)|منقالة (Maghreb)',
    'everyday word': 'wristwatch|timepiece|ساعة يد|ساعات',
    'Arabizi word': 'sa3a|sa3at',
    'misspelled kind': 'wach|wrist wotch|ساعه|ساعا',
  }),
  product(sunglasses, {
    'dialect word':
      'مناظر (Iraq)|عوينات (Levant)|نواظر (Maghreb)|نضارة شمس (Egypt)|كشمة (Gulf)|نواضر (Maghreb)',
    'everyday word': 'shades|glasses|نظارات شمسية|نظارات',
    'Arabizi word': 'naddara|nadara|nazzarat',
    'misspelled kind': 'sunglases|sun glass|نضارات',
  }),
  product(belt, {
    'dialect word': 'قشاط (Levant)|سمطة (Maghreb)|قايش (Iraq)|كمر (Gulf)|صبتة (Maghreb)',
    'everyday word': 'belt|حزام|أحزمة',
    'Arabizi word': '7ezam|hizam',
    'misspelled kind': 'bellt|حزاام',
  }),
  product(cap, {
    'dialect word':
      'كاسكيطة (Maghreb)|طاقية (Egypt)|شفقة (Iraq)|كاسكيت (Maghreb)|كبوس (Gulf)|قحفية (Gulf)|طاقية (Sudan)|كوفية (Yemen)',
    'everyday word': 'hat|baseball cap|قبعة',
    'misspelled kind': 'capp|قبعه',
  }),
  product(tie, {
    'dialect word': 'كرافتة (Egypt)|كرافات (Levant)|كرافاطة (Maghreb)|كرفتة (Sudan)|بينباغ (Iraq)',
    'everyday word': 'necktie|ربطة عنق',
    'Arabizi word': 'garafatta|rabtet 3ono2',
    'misspelled kind': 'nektie',
  }),
  product(scarf, {
    'dialect word':
      'إيشارب (Egypt)|لفحة (Levant)|لفاف (Iraq)|شيلة (Gulf)|كشكول (Maghreb)|طرحة (Sudan)|مقرمة (Yemen)|كوفية صوف (Egypt)',
    'everyday word': 'shawl|stole|وشاح|شال',
    'misspelled kind': 'scarff|skarf',
  }),
  product(ring, {
    'dialect word': 'دبلة (Egypt)|محبس (Levant)|محبس (Iraq)',
    'everyday word': 'ring|خاتم|خواتم',
    'Arabizi word': '5atem|khatim',
  }),
  product(earrings, {
    'dialect word':
      'حلق (Egypt)|تراجي (Iraq)|تراكي (Gulf)|مناقش (Maghreb)|حلق ودان (Levant)|خرص (Yemen)|منڨوش (Maghreb)|خروص (Yemen)',
    'everyday word': 'studs|أقراط',
    'Arabizi word': '7ala2|aqrat',
    'misspelled kind': 'earings|earingz',
  }),
  product(necklace, {
    'dialect word': 'سنسال (Levant)|سلسلة (Egypt)|شركة (Maghreb)|سنسلة (Maghreb)|سلسل (Sudan)',
    'everyday word': 'chain|pendant|قلادة|عقد',
    'misspelled kind': 'neckless|necklase',
  }),
  product(bracelet, {
    'dialect word':
      'غويشة (Egypt)|اسوارة (Levant)|دملج (Maghreb)|بناجر (Gulf)|معضد (Gulf)|مسكة (Maghreb)|غوايش (Sudan)',
    'everyday word': 'bangle|سوار|أساور',
    'misspelled kind': 'braclet|bracelette',
  }),
  product(jewelry, {
    'dialect word': 'صيغة (Egypt)|مصاغ (Levant)|ذهبات (Iraq)|صياغة (Maghreb)',
    'everyday word': 'jewellery|jewels|مجوهرات|إكسسوارات',
    'Arabizi word': 'mojawharat|mugawharat',
    'misspelled kind': 'jewlery|jewelery|مجوهراات',
  }),
  product(perfume, {
    'dialect word':
      'برفان (Egypt)|ريحة (Maghreb)|ريحة (Levant)|عطورات (Gulf)|بارفان (Maghreb)|ريحة (Sudan)|ريحة (Iraq)',
    'everyday word': 'cologne|fragrance|عطر|عطور',
    expression: 'هدية عطر رجالي|something that smells good for my wife',
    'Arabizi word': '3etr|3otoor|3tr|parfan',
    'misspelled kind': 'perfum|parfume|عتر|عطورر',
  }),
  product(lipstick, {
    'dialect word': 'حمرة (Levant)|روج (Egypt)|عكر (Maghreb)|حمرة شفايف (Iraq)|روج (Gulf)|أحمر شفايف (Sudan)',
    'everyday word': 'lip color|أحمر شفاه',
    'Arabizi word': '7omra|rouj',
    'misspelled kind': 'lipstik|lip stic',
  }),
  product(nailPolish, {
    'dialect word': 'مانيكير (Egypt)|مناكير (Levant)|صبغ أظافر (Iraq)|فرني (Maghreb)|مناكير (Gulf)',
    'everyday word': 'nail varnish|طلاء أظافر',
    'Arabizi word': 'manakeer|monakir',
    'misspelled kind': 'nail polsh',
  }),
  product(makeup, {
    'dialect word': 'ماكياج (Levant)|مكياج (Gulf)|ماكيياج (Maghreb)|بودرة (Egypt)',
    'everyday word': 'cosmetics|مكياج|مستحضرات تجميل',
    'Arabizi word': 'makyaj|mekyaj',
    'misspelled kind': 'makup|cosmatics',
  }),
  product(kohl, {
    'dialect word': 'كحل (Egypt)|كحلة (Levant)',
    'everyday word': 'eye liner',
    'Arabizi word': 'ko7l|kohol',
  }),
  product(skinCream, {
    'dialect word': 'بوماضة (Maghreb)|كريم وش (Egypt)|كريم وجه (Iraq)',
    'everyday word': 'moisturizer|face cream|كريم',
  }),
  product(gloves, {
    'dialect word': 'جوانتي (Egypt)|كفوف (Levant)|لكات (Maghreb)|دستكشات (Gulf)',
    'everyday word': 'mittens|قفازات',
  }),
  product(umbrella, {
    'dialect word': 'شمسية (Egypt)|باربلوي (Maghreb)|شمسية (Levant)',
    'everyday word': 'parasol|مظلة',
    'misspelled kind': 'umbrela',
  }),
];
