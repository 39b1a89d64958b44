import { all, any, category, name, type Rule } from '../../../server/rooms/search/gold/rule.ts';
import { not, type Topic, topicsOf, typed } from './topic.ts';

const product = topicsOf('product');

/** Accessories of furniture, which are not furniture themselves. */
const part = name(
  / — (set of )?(cover|armrest|pair of armrests|leg|legs|handle|knob|cup handle|cushion|chair (pad|cushion)|seat (pad|shell)|padded|hinge|drawer front|door|pair of|mirror door|sliding doors?$|bracket|headboard|underframe|mattress|plinth|castor|smart lock|drop file|support|.*mounting rail)\b/i,
);

/** A piece of furniture by its title after the name of its series. */
const furniture = (english: string): Rule =>
  all(category('furniture-items'), name(new RegExp(`(?<!\\p{L})(?:${english})(?!\\p{L})`, 'iu')), not(part));

const sofa = any(
  furniture(
    'sofas?|sofa-bed|sofabed|couch|settee|loveseat|chaise longue|day-bed|(1|2|3|4|5|6)-seat|[a-z]+-seat',
  ),
  all(typed('sofas & armchairs'), furniture('(corner )?sections?')),
);

const armchair = furniture('armchairs?|easy chair|wing chair|recliner|rocking-chair|swivel armchair');

const bed = furniture('beds?|sofa-bed|bunk|day-bed|divan|loft beds?|bed frame|cot|cots|cradle');

const cot = furniture('cots?|cradle|junior bed|ext bed|children.s bed|baby bed');

const table = furniture('tables?|tbl|desks?|workspace|nest of tables|workstation|table top|[a-z]*table');

const desk = all(
  furniture('desks?|workspace|workstation|desk combination|computer work.*'),
  not(name(/desk chair|screen/i)),
);

const diningTable = all(
  furniture('tables?|tables? and \\d+ .*|[a-z]*table'),
  not(
    name(
      /bedside|side table|coffee|bar table|children|changing|dressing|console|laptop|table top|nest|desk|tray|outdoor|conference/i,
    ),
  ),
);

const chair = furniture(
  "chairs?|armchairs?|highchair|high chair|stools?|children's chair|chair with .*|easy chair|office chair",
);

const stool = furniture('(bar )?stools?|step stool|footstool|pouffe|barstools?');

const wardrobe = all(
  any(furniture('wardrobes?|pax|clothes (storage|rack|stand).*'), typed('wardrobes')),
  not(part),
);

const shelf = furniture(
  'bookcases?|shelf|shelves|shelving|shelving units?|shlv|shlf|shelf units?|book ?shelf|wall shelf|display shelf|rack',
);

const cabinet = furniture(
  'cabinets?|cupboards?|sideboard|glass-door cabinet|storage combination|storage combo|highboard',
);

const drawers = all(
  furniture('chest of .*|chests?|drawer unit|dresser|drawers?'),
  not(name(/bed|cot|table|desk|wardrobe|tv|workspace/i)),
);

const bedside = furniture('bedside tables?|bedside');

const tvStand = furniture('tv .*|tv-?bench|media .*|tv');

const outdoor = all(
  any(furniture('outdoor|garden|sun ?lounger|hammock'), typed('outdoor furniture'), name(/outdoor/i)),
  category('furniture-items'),
);

const childFurniture = all(
  any(
    furniture("children's|junior|kids?|cots?|highchair|baby|changing t.*"),
    typed("children's furniture|nursery furniture"),
  ),
  category('furniture-items'),
);

const anyFurniture = category('furniture-items');

const trolley = furniture('trolley|kitchen trolley|tray stand|kitchen island');

/** Furniture. */
export const furnishings: Topic[] = [
  product(sofa, {
    'dialect word':
      'كنبة (Egypt)|كنبايه (Levant)|قنفة (Iraq)|كنب (Gulf)|صوفة (Levant)|فوتاي (Maghreb)|سداري (Maghreb)|كرويتة (Iraq)|قنفات (Iraq)',
    'everyday word': 'couch|settee|loveseat|sectional|أريكة|كنب',
    expression: 'كنبة لثلاثة أشخاص|something to sit on in the living room',
    'Arabizi word': 'kanaba|kanabeh|konaba|qanafa',
    'misspelled kind': 'sofaa|coach for living room|soffa|كنبه|اريكا',
  }),
  product(armchair, {
    'dialect word': 'فوتيه (Egypt)|فوتاي (Maghreb)|فوتيل (Levant)|كرسي مفرد (Gulf)',
    'everyday word': 'easy chair|armchair|كرسي بذراعين',
    'misspelled kind': 'armchare',
  }),
  product(bed, {
    'dialect word':
      'تخت (Levant)|جرباية (Iraq)|ناموسية (Maghreb)|قعادة (Yemen)|عنقريب (Sudan)|كرفايه (Gulf)|چرباية (Iraq)',
    'everyday word': 'bed frame|bunk bed|سرير|أسرة',
    expression: 'سرير لشخصين|something to sleep on',
    'Arabizi word': 'sareer|serir|takht',
    'misspelled kind': 'bedd|سريير|سرييير',
  }),
  product(cot, {
    'dialect word': 'كاروك (Iraq)|سرير بيبي (Egypt)|تخت بيبي (Levant)|منز (Gulf)',
    'everyday word': 'crib|baby bed|سرير أطفال',
    expression: 'سرير لطفل صغير|bed for a newborn',
  }),
  product(table, {
    'dialect word': 'ترابيزة (Egypt)|ميز (Iraq)|طبلة (Maghreb)|تربيزة (Sudan)|ماسة (Yemen)|طابلة (Maghreb)',
    'everyday word': 'table|طاولة|منضدة',
    'Arabizi word': 'tawla|tarabeza|tawleh',
    'misspelled kind': 'tabel|tabl|طاوله|طاولا',
  }),
  product(desk, {
    'dialect word': 'ميز كتابة (Iraq)|بيرو (Maghreb)',
    'everyday word': 'writing table|desk|مكتب للدراسة',
    expression: 'مكتب للكمبيوتر|somewhere to put my computer',
  }),
  product(diningTable, {
    'dialect word': 'سفرة (Egypt)|طاولة سفرة (Levant)|ميز طعام (Iraq)',
    'everyday word': 'dining table|طاولة طعام',
    expression: 'طاولة نأكل عليها|a table for the family to eat at',
  }),
  product(chair, {
    'dialect word': 'سكملي (Iraq)|شيز (Maghreb)|كرسا (Maghreb)',
    'everyday word': 'seat|chair|كرسي|مقعد',
    'Arabizi word': 'korsi|kursi|karasi',
    'misspelled kind': 'chare|chiar|كرسى|كرسيي',
  }),
  product(stool, {
    'dialect word': 'طبلية كرسي (Sudan)|بانكة (Maghreb)|تختة (Iraq)|طابوريه (Maghreb)',
    'everyday word': 'bar stool|footstool',
  }),
  product(wardrobe, {
    'dialect word':
      'دولاب (Egypt)|كنتور (Iraq)|كبت (Gulf)|بلاكار (Maghreb)|خزانة تياب (Levant)|ماريو (Maghreb)|دولاب هدوم (Sudan)|كمد (Yemen)',
    'everyday word': 'closet|armoire|خزانة|خزانة ملابس|دولاب ملابس',
    expression: 'something to hang my clothes in|خزانة أحط فيها ملابسي',
    'Arabizi word': 'dolab|khazaneh|5azana|doolab',
    'misspelled kind': 'wardrob|wordrobe|دولااب|خزانه ملابس',
  }),
  product(shelf, {
    'dialect word': 'إيتاجير (Maghreb)',
    'everyday word': 'bookshelf|shelves|رفوف|مكتبة كتب خشب',
    expression: 'place to put my books',
    'Arabizi word': 'rofoof',
    'misspelled kind': 'bookshelve|shelfs|رفووف',
  }),
  product(cabinet, {
    'dialect word': 'بوفيه خشب (Egypt)|نملية (Levant)',
    'everyday word': 'cupboard|sideboard|خزانة',
    'misspelled kind': 'cabnet|cuboard',
  }),
  product(drawers, {
    'dialect word': 'شيفونيرة (Egypt)|مجرات (Iraq)|كومود (Maghreb)|جوارير (Levant)|تسريحة (Gulf)',
    'everyday word': 'dresser|bureau with drawers|أدراج|خزانة أدراج',
    'misspelled kind': 'chest of draws|dreser',
  }),
  product(furniture('dressing tables?|dresser'), { 'dialect word': 'تسريحة (Egypt)' }),
  product(bedside, {
    'dialect word': 'كومودينو (Egypt)|كومدينة (Levant)|كوميدينة (Iraq)|طبل دو نوي (Maghreb)|كمدينة (Gulf)',
    'everyday word': 'nightstand|night table',
    expression: 'طاولة جنب السرير',
  }),
  product(tvStand, {
    'dialect word': 'ترابيزة تليفزيون (Egypt)|ميز تلفزيون (Iraq)',
    'everyday word': 'tv table|entertainment center|طاولة تلفزيون',
    'misspelled kind': 'tv stnad',
  }),
  product(outdoor, {
    'everyday word': 'patio furniture|garden chairs|أثاث حدائق',
    expression: 'chairs for the balcony|كراسي للحديقة',
    'dialect word': 'كراسي جنينة (Egypt)',
  }),
  product(childFurniture, {
    'everyday word': 'kids furniture|أثاث أطفال',
    expression: "furniture for my son's room|غرفة نوم للأولاد",
  }),
  product(anyFurniture, {
    'dialect word':
      'عفش (Egypt)|موبيليا (Egypt)|غراض بيت (Iraq)|موبيليات (Levant)|فرش بيت (Levant)|ميبل (Maghreb)|عفش (Sudan)|موبل (Maghreb)',
    'everyday word': 'furnishings|furniture|أثاث|مفروشات',
    expression: 'things for my new apartment|أغراض للبيت الجديد|عفش بيت كامل',
    'Arabizi word': 'athath|asas|mobilya|3afsh',
    'misspelled kind': 'furnitur|furniter|اثااث|اساس بيت|أثاس',
  }),
  product(trolley, { 'everyday word': 'serving cart|kitchen cart', 'dialect word': 'عربانة مطبخ (Iraq)' }),
];
