import { all, any, category, name } from '../../../server/rooms/search/gold/rule.ts';
import { not, type Topic, titled, topicsOf } from './topic.ts';

const job = topicsOf('job');

const cashier = titled('cashier', 'صندوق|كاشير|امين صندوق|محصل');

const salesman = titled('sales|salesperson|seller', 'بائع|مبيعات|بائعة');

const waiter = titled('waiter|waitress|server \\(food\\)', 'نادل|نادة|ماكولات ومشروبات');

const cook = titled('cook|chef|food service', 'طاهي|طباخ|شيف|معد وجبات|محضر اطعمة|صانع حلويات');

const foodWork = any(category('food-jobs'), waiter, cook);

const driver = all(
  titled('driver|motor vehicle operator|chauffeur|tractor operator', 'سائق|سائقين'),
  not(name(/attorney|agent|program/i)),
);

const truckDriver = titled('truck driver|motor vehicle operator|tractor operator', 'سائق شاحنة|سائق معدات');

const plumber = titled("plumber('s)?|plumbing|plumber's helper", 'سباك|سباكة|فني سباكة|تنقية مجاري');

const electrician = all(titled('electrician|electrical helper', 'كهربائي|كهرباء'), not(name(/مهندس/)));

const carpenter = titled('carpenter|cabinet ?maker', 'نجار|نجارة');

const painter = titled('painter', 'دهان');

const builder = titled(
  'plasterer|bricklayer|mason|laborer|construction laborer',
  'بناء|مبلط|مليس|انشاءات|دهان',
);

const mechanic = all(
  titled('auto mechanic|mechanic', 'ميكانيكي|ميكانيكا|صيانة ميكانيكية|ميكانيكي محركات'),
  not(name(/engineer|مهندس|مصاعد|تدفئة|هندسة/i)),
);

const guard = titled(
  'security guard|watch(man|person)|special officer|guard',
  'حارس|حراسة|جندي امن|كاميرات امنية',
);

const receptionist = titled('receptionist|reception|front desk', 'استقبال|موظف استقبال|استعلامات');

const nanny = titled('nanny|babysitter|early childhood', 'حاضنة|جليسة|مربية|حضانة|رياض اطفال');

const cleaner = titled(
  'cleaner|custodian|custodial|janitor|housekeep(er|ing)|city park worker',
  'نظافة|تنظيف|عامل نظافة',
);

const gardener = all(
  any(
    titled('gardener|gardening|park worker|pruner|climber', 'بستاني|حدائق|زهور|منسق زهور'),
    titled('landscap(e|ing)'),
  ),
  not(name(/architect|مهندس/i)),
);

const storeman = titled(
  'stock worker|supervisor of stock workers|storekeeper|warehouse|stock',
  'امين مخزن|مستودع|مستودعات|مخزن|مخازن',
);

const hvac = titled(
  'hvac|heating|refrigeration|air condition(ing|er)|steam ?fitter',
  'تدفئة|تكييف|تبريد|تهوية',
);

const exterminator = titled('exterminator|pest control', 'حشرات|مكافحة');

const realEstate = titled(
  'real estate|realtor|broker|property manager|real property',
  'عقاري|عقار|عقارات|وسيط عقاري',
);

const laborer = titled('laborer|maintenance worker|park worker|stock worker|helper', 'عامل|عمال');

const messenger = titled('messenger|courier|mail ?room|mail', 'مراسل|مندوب توصيل|بريد');

/** Jobs outside offices, by trade or occupation. */
export const jobs: Topic[] = [
  job(cashier, {
    'dialect word': 'كاشير (Gulf)|كيسيي (Maghreb)|صراف (Sudan)|قابض (Maghreb)',
    'everyday word': 'till operator|cashier',
    expression: 'شغل على الكاشير',
    'Arabizi word': 'kashier|kasheer',
    'misspelled kind': 'casheer|كاشيير',
  }),
  job(salesman, {
    'dialect word': 'بياع (Levant)|فوندور (Maghreb)|بياع (Iraq)|سيلزمان (Gulf)',
    'everyday word': 'salesperson|shop assistant|store clerk|مندوب مبيعات|بائع',
    expression: 'شغل في محل|work in a shop|وظيفة بيع',
    'Arabizi word': 'baye3|mandoob mabe3at|bayya3',
    'misspelled kind': 'salsman|sales persen|بايع|مبيعااات',
  }),
  job(waiter, {
    'dialect word':
      'جرسون (Egypt)|قرسون (Gulf)|سرفور (Maghreb)|كرسون (Iraq)|ويتر (Gulf)|سفرجي (Egypt)|مباشر (Yemen)|جرسونة (Levant)',
    'everyday word': 'waitress|server|نادل',
    expression: 'شغل ويتر في مطعم|serve tables in a restaurant',
    'Arabizi word': 'garson|nadel',
    'misspelled kind': 'waitor|weiter|نادلل',
  }),
  job(foodWork, {
    'everyday word': 'restaurant jobs|kitchen work',
    expression: 'شغل في مطعم|وظيفة بمطبخ مطعم|work in a restaurant',
  }),
  job(cook, {
    'dialect word': 'شيف (Egypt)|كوزيني (Maghreb)|أشي (Iraq)',
    'everyday word': 'chef|cook',
    'Arabizi word': 'tabbakh|taba5',
    'misspelled kind': 'cheff|طباح',
  }),
  job(driver, {
    'dialect word':
      'سواق (Egypt)|شوفير (Levant)|دريول (Gulf)|شيفور (Maghreb)|سايق (Iraq)|سواق (Sudan)|سواق (Yemen)',
    'everyday word': 'chauffeur|driving|سائق',
    expression: 'شغل سواق|drive for a living|مطلوب سواق خاص',
    'Arabizi word': 'sawwa2|sawwag|sa2e2|shofair',
    'misspelled kind': 'drivver|dirver|ساءق|سائقق',
  }),
  job(truckDriver, {
    'dialect word': 'سواق كميون (Levant)|سواق لوري (Sudan)|سواق تريلا (Egypt)|سايق لوري (Iraq)',
    'everyday word': 'trucker',
    expression: 'سائق شاحنة كبيرة',
  }),
  job(plumber, {
    'dialect word':
      'مواسرجي (Levant)|سنكري (Levant)|بلومبي (Maghreb)|سمكري (Sudan)|أبو المجاري (Iraq)|تمديدات صحية (Levant)|مواسيري (Yemen)',
    'everyday word': 'plumbing|pipe fitter|سباكة',
    expression: 'someone to do my taps|مين يصلح الحنفية|work fixing pipes',
    'Arabizi word': 'sabbak|sabak|sabak se7y',
    'misspelled kind': 'plummer|plumer|سبااك',
  }),
  job(electrician, {
    'dialect word': 'كهربجي (Levant)|تريسيان (Maghreb)|كهربچي (Iraq)|كهربائي منازل (Gulf)|كهربجي (Sudan)',
    'everyday word': 'electrical work|كهربائي',
    expression: 'someone to do the wiring|حدا يصلح الكهربا',
    'Arabizi word': 'kahraba2i|kahrabai|kahrabgy',
    'misspelled kind': 'electrican|elektrician|كهرباءي',
  }),
  job(carpenter, {
    'dialect word': 'منويزي (Maghreb)|مينيزي (Maghreb)|نجار موبيليا (Egypt)|نجار باطون (Levant)',
    'everyday word': 'woodworker|نجارة',
    'Arabizi word': 'naggar|najjar',
    'misspelled kind': 'carpentar|نجاار',
  }),
  job(painter, {
    'dialect word':
      'نقاش (Egypt)|صباغ (Iraq)|صباغ (Gulf)|بوياجي (Levant)|طراش (Levant)|صباغ (Maghreb)|بوهيجي (Sudan)',
    'everyday word': 'painter|دهان',
    'Arabizi word': 'dahhan|sabbagh',
  }),
  job(builder, {
    'dialect word':
      'زليجي (Maghreb)|ماصو (Maghreb)|قصير (Levant)|محار (Egypt)|جصاص (Iraq)|بنا (Sudan)|معلم بلاط (Levant)|ملبخ (Yemen)',
    expression: 'شغل في البناء|working with bricks and plaster',
    'Arabizi word': 'banna',
  }),
  job(mechanic, {
    'dialect word': 'فيتر سيارات (Iraq)|ميكانسيان (Maghreb)|مكنيكي (Levant)',
    'everyday word': 'car mechanic|fitter',
    expression: 'شغل ميكانيكي',
    'Arabizi word': 'mekaniki|mikanici',
    'misspelled kind': 'mechanick|mechenic|ميكنيكي',
  }),
  job(guard, {
    'dialect word': 'سيكيورتي (Gulf)|غفير (Egypt)|ناطور (Levant)|عساس (Maghreb)|حرس (Iraq)|خفير (Sudan)',
    'everyday word': 'security guard|watchman|doorman|حارس',
    expression: 'شغل أمن وحراسة|guarding a building at night',
    'Arabizi word': '7ares amn|7aris|sikyority',
    'misspelled kind': 'security gard|secuirty guard|حاررس',
  }),
  job(receptionist, {
    'dialect word': 'ريسبشن (Egypt)|ريسبشنست (Gulf)',
    'everyday word': 'front desk|استقبال',
    expression: 'شغل استقبال في فندق|greet visitors at the front desk',
    'Arabizi word': 'este2bal|moazaf istiqbal',
    'misspelled kind': 'recepsionist|receptionest|استقبالل',
  }),
  job(nanny, {
    'dialect word': 'دادة (Egypt)|ناني (Gulf)|نونو (Maghreb)',
    'everyday word': 'babysitter|child care|مربية أطفال',
    expression: 'someone to look after children|شغل في حضانة',
  }),
  job(cleaner, {
    'dialect word': 'فراش (Gulf)|عامل نضافة (Egypt)|شغالة (Sudan)|فام دي ميناج (Maghreb)',
    'everyday word': 'cleaner|janitor|cleaning lady|عامل نظافة',
    expression: 'شغل تنظيف|work cleaning buildings',
    'misspelled kind': 'cleener|جانيتور',
  }),
  job(gardener, {
    'dialect word': 'جنايني (Egypt)|بستنجي (Levant)|جرديني (Maghreb)|فلاح (Iraq)|جنائني (Levant)|زراع (Gulf)',
    'everyday word': 'gardening|بستاني',
    expression: 'work with plants and trees',
    'misspelled kind': 'gardner',
  }),
  job(storeman, {
    'dialect word': 'مخزنجي (Egypt)|مكازيني (Maghreb)|أمين عهدة (Levant)|مخزنجي (Sudan)',
    'everyday word': 'warehouse worker|storekeeper|مستودع',
    expression: 'شغل في مخزن',
    'misspelled kind': 'wearhouse',
  }),
  job(hvac, {
    'dialect word': 'فني تبريد (Iraq)|فريجيريست (Maghreb)|مبرداتي (Iraq)',
    'everyday word': 'air conditioning technician|heating engineer|تكييف',
    expression: 'someone to repair the AC|يصلح المكيف',
  }),
  job(exterminator, {
    'everyday word': 'pest control|bug killer|مكافحة حشرات',
    expression: 'someone against rats and roaches',
    'misspelled kind': 'exterminater',
  }),
  job(realEstate, {
    'dialect word': 'سمسار (Egypt)|دلال (Iraq)|سمسار (Maghreb)|دلال عقارات (Yemen)|سمسار أراضي (Sudan)',
    'everyday word': 'realtor|broker|عقارات',
    'misspelled kind': 'realestate agant',
  }),
  job(laborer, {
    'dialect word': 'عتال (Iraq)|شيال (Egypt)|عتال (Levant)|حمال (Yemen)|خدام (Maghreb)',
    'everyday word': 'manual labor|عمال',
  }),
  job(messenger, { 'everyday word': 'courier|mailroom' }),
];
