import { category } from '../../../server/rooms/search/gold/rule.ts';
import { fashion, type Topic, topicsOf } from './topic.ts';

const product = topicsOf('product');

const shirt = fashion('shirts|tshirts', 't-?shirt|tee|shirt|polo');

const tShirt = fashion('tshirts|lounge tshirts', 't-?shirt|tee');

const trousers = fashion(
  'trousers|jeans|track pants|lounge pants|capris|leggings|jeggings|churidar|salwar|patiala|tights',
  'trousers?|jeans|pants?|chinos?',
);

const jeans = fashion('jeans|jeggings', 'jeans?|denims?');

const shorts = fashion('shorts|lounge shorts|boxers|swimwear', 'shorts');

const dress = fashion('dresses|jumpsuit|nightdress', 'dress|gown');

const skirt = fashion('skirts', 'skirt');

const sweater = fashion('sweaters|sweatshirts|shrug', 'sweater|pullover|sweatshirt|hoodie|cardigan|jumper');

const jacket = fashion('jackets|rain jacket|blazers|nehru jackets|waistcoat|suits', 'jacket|coat|blazer');

const pajamas = fashion(
  'night suits|nightdress|lounge pants|lounge shorts|robe|bath robe|baby dolls|lounge tshirts',
  'pajama|pyjama|night ?suit|sleepwear|nightwear',
);

const underwear = fashion(
  'briefs|boxers|trunk|innerwear vests|bra|camisoles|shapewear',
  'briefs?|underwear|boxer',
);

const socks = fashion('socks|stockings|tights', 'socks?');

const shoes = fashion(
  '(casual|sports|formal) shoes|heels|flats|sandals|sports sandals|booties|flip flops',
  'shoes?|sneakers?|boots?|loafers?',
);

const sneakers = fashion('sports shoes|casual shoes', 'sneakers?|sports? shoes?|running shoes?|trainers?');

const heels = fashion('heels', 'heels?|stilettos?');

const slippers = fashion('flip flops|sandals|sports sandals', 'flip[- ]?flops?|slippers?|sandals?');

const clothes = category('clothes');

/** Clothes and shoes. */
export const clothing: Topic[] = [
  product(shirt, {
    'dialect word': 'شميز (Maghreb)|ثوب قميص (Iraq)|قميجة (Maghreb)|شيميز (Maghreb)',
    'everyday word': 'shirts|قميص|قمصان',
    'Arabizi word': '2amees|qamis|gamees',
    'misspelled kind': 'shrit|shirtt|قميس|قمييص',
  }),
  product(tShirt, {
    'dialect word':
      'فانيلة (Gulf)|بلوزة رجالي (Levant)|مريول (Maghreb)|فنيلة (Sudan)|تيشيرت (Egypt)|تريكو (Maghreb)',
    'everyday word': 'tee|t shirts|تي شيرت',
    'Arabizi word': 'tisheert|tishert',
    'misspelled kind': 'tshrit|t-shrt|تيشرتات|تشيرت',
  }),
  product(trousers, {
    'dialect word':
      'بنطرون (Iraq)|سروال (Maghreb)|بنطلون (Egypt)|بنطال (Levant)|بنطلون (Sudan)|سروال (Yemen)|سروال (Gulf)',
    'everyday word': 'pants|slacks|بنطلون|بناطيل',
    'Arabizi word': 'bantalon|banatil|bantal',
    'misspelled kind': 'trowsers|trousars|بنطلونن|بنطالون',
  }),
  product(jeans, {
    'everyday word': 'denim pants|جينز',
    'Arabizi word': 'jinz',
    'misspelled kind': 'jeens|جنز',
    'dialect word': 'دجين (Maghreb)|كاوبوي (Iraq)',
  }),
  product(shorts, {
    'dialect word': 'شورط (Maghreb)|برمودا (Egypt)|برمودة (Iraq)',
    'everyday word': 'bermudas|شورت',
  }),
  product(dress, {
    'dialect word': 'نفنوف (Iraq)|نفنوف (Gulf)|كسوة (Maghreb)|روبة (Maghreb)|فسطان (Levant)|درع (Yemen)',
    'everyday word': 'gown|فستان|فساتين',
    'Arabizi word': 'fostan|fustan|fasateen',
    'misspelled kind': 'drees|dres|فصتان|فستاان',
  }),
  product(skirt, {
    'dialect word': 'جيبة (Egypt)|جونلة (Egypt)|صاية (Maghreb)|تنورا (Levant)|جيب (Maghreb)|إسكيرت (Sudan)',
    'everyday word': 'skirt|تنورة',
    'Arabizi word': 'tannoura|tanoura',
    'misspelled kind': 'skrit|تنوره',
  }),
  product(sweater, {
    'dialect word':
      'كنزة (Levant)|بلوفر (Egypt)|بلوز (Gulf)|تريكو صوف (Maghreb)|بلوز صوف (Iraq)|جرسي (Gulf)|فنلة صوف (Yemen)',
    'everyday word': 'pullover|jumper|hoodie|سترة صوف',
    'Arabizi word': 'kanzeh|bolofar',
    'misspelled kind': 'swetter|sweter|بلوفير',
  }),
  product(jacket, {
    'dialect word':
      'قمصلة (Iraq)|جاكيتة (Levant)|جاكت (Egypt)|فيستا (Maghreb)|كبوط (Maghreb)|كوت (Gulf)|كوت (Yemen)|جاكيت (Sudan)',
    'everyday word': 'coat|blazer|معطف|سترة',
    'Arabizi word': 'jakeet|jaket',
    'misspelled kind': 'jackit|jaket|جاكييت',
  }),
  product(pajamas, {
    'dialect word': 'بيجاما (Egypt)|بجامة (Iraq)|بيجامة (Levant)|لباس نوم (Gulf)',
    'everyday word': 'pyjamas|sleepwear|ملابس نوم',
    'Arabizi word': 'bijama',
    'misspelled kind': 'pajammas',
  }),
  product(underwear, {
    'dialect word': 'لباس داخلي (Iraq)|غيارات (Egypt)|غيارات داخلية (Levant)',
    'everyday word': 'briefs|ملابس داخلية',
    'misspelled kind': 'underware',
  }),
  product(socks, {
    'dialect word':
      'شرابات (Egypt)|جرابات (Levant)|كلسات (Levant)|تقاشر (Maghreb)|جواريب (Iraq)|دلاغ (Gulf)|شراريب (Sudan)|شراب (Yemen)|جوراب (Iraq)',
    'everyday word': 'stockings|جوارب',
    'Arabizi word': 'shorab|jawareb|sharabat',
    'misspelled kind': 'soks|sockes',
  }),
  product(shoes, {
    'dialect word':
      'جزمة (Egypt)|كندرة (Levant)|قندرة (Iraq)|صباط (Maghreb)|سباط (Maghreb)|جوتي (Gulf)|جزم (Sudan)|بوط (Levant)|كنادر (Gulf)|قنادر (Iraq)|جزمة (Yemen)',
    'everyday word': 'footwear|حذاء|أحذية',
    'Arabizi word': 'gazma|a7zeya|kundara|jazma',
    'misspelled kind': 'shoose|shous|احذيه|حزاء',
  }),
  product(sneakers, {
    'dialect word':
      'كوتشي (Egypt)|سبادري (Maghreb)|بوط رياضة (Levant)|كتشي (Iraq)|بوتي (Gulf)|سنيكرز (Gulf)|إسبدرينة (Maghreb)|كدارة (Sudan)',
    'everyday word': 'running shoes|trainers|حذاء رياضي',
    expression: 'جزمة للجري|shoes to run in',
    'misspelled kind': 'snickers shoes|sneekers',
  }),
  product(heels, {
    'dialect word': 'كعب عالي (Egypt)|سكربينة (Levant)|طالون (Maghreb)',
    'everyday word': 'stilettos|كعب',
    'misspelled kind': 'high heals',
  }),
  product(slippers, {
    'dialect word':
      'شبشب (Egypt)|شحاطة (Levant)|نعال (Gulf)|نعال (Iraq)|زنوبة (Gulf)|مشاية (Levant)|سفنجة (Sudan)|شلاكة (Maghreb)|شبشب (Sudan)|صندل (Yemen)|كلاكيت (Maghreb)',
    'everyday word': 'flip flops|thongs|صندل|نعل',
    'Arabizi word': 'shebsheb|sheb4eb|na3al',
    'misspelled kind': 'slipers|flipflobs|sandles',
  }),
  product(clothes, {
    'dialect word':
      'هدوم (Egypt)|أواعي (Levant)|هدوم (Iraq)|حوايج (Maghreb)|تياب (Levant)|هدوم (Sudan)|هدوم (Gulf)|دبش (Maghreb)',
    'everyday word': 'apparel|garments|clothing|ملابس|ألبسة',
    expression: 'ملابس رجالي جديدة|something to wear to work',
    'Arabizi word': 'malabes|hodoum|hdoom|tyab',
    'misspelled kind': 'cloths|clothez|ملابص|ملابيس',
  }),
];
