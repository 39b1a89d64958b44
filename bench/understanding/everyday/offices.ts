import { all, name } from '../../../server/rooms/search/gold/rule.ts';
import { not, type Topic, titled, topicsOf } from './topic.ts';

const job = topicsOf('job');

const accountant = all(
  titled('account(ant|ing|s)|bookkeep(er|ing)|auditor', 'محاسب|محاسبة|حسابات|مراجع'),
  not(name(/صندوق/)),
);

const secretary = all(
  titled(
    'secretar(y|ial|ies)|administrative assistant|executive assistant|office assistant',
    'سكرتير|سكرتيرة|مساعد اداري',
  ),
  not(name(/press/i)),
);

const clerk = titled(
  'clerk|clerical|office (assistant|aide)|administrative (aide|assistant|associate)|typist',
  'كاتب|مدخل|مدخلي|مساعد اداري|سكرتير',
);

const nurse = titled('nurse|phnurse|practical nurse', 'ممرض|ممرضة|تمريض');

const doctor = all(
  titled('physician|doctor|medical specialist|medical director|surgeon', 'طبيب|طبيبة'),
  not(name(/مساعد/)),
);

const dentist = titled('dentist|dental', 'اسنان|طبيب اسنان');

const pharmacist = titled('pharmacist|pharmacy', 'صيدلي|صيدلاني');

const lawyer = titled(
  'attorney|lawyer|counsel|prosecut(or|ing)|legal (counsel|adviser)|litigat(or|ion)',
  'محامي|محام|محامية|قانوني|قانونية|مستشار قانوني',
);

const teacher = titled('teacher|instructor|educator|trainer|tutor', 'معلم|معلمة|مدرس|مدربة?');

const engineer = titled('engineer|engineering|engineers', 'مهندس|مهندسة|هندسة');

const architect = all(
  titled('architect|architecture', 'معماري|معمارية'),
  not(
    titled(
      'it|itt|network|fms|mdm|mobile device|application|solutions?|security|enterprise|cloud|technical|data|infrastructure|systems?|software|technology',
    ),
  ),
);

const programmer = titled(
  'programmer|developer|software|web application|\\.net|java',
  'مبرمج|مطور|برامج|برمجيات|محلل مبرمج',
);

const helpDesk = titled(
  'help ?desk|tech(nical)? support|computer aide|desktop support|computer associate|it support|service desk|computer service technician|field tech',
  'دعم فني|دعم تقنية|حاسب الي|تقنية معلومات',
);

const designer = titled(
  'graphic (designer|artist|design)|graphics|web design|information designer',
  'مصمم جرافيك|مصمم اعلان|جرافيك',
);

const humanResources = titled('human resources|hr|recruit(er|ment|ing)|personnel', 'موارد بشرية|توظيف');

const manager = titled('manager|director|supervisor|executive', 'مدير|مديرة|رئيس|مشرف');

const intern = titled('intern|internship|interne|college aide|trainee', 'متدرب|تدريب|تعاوني');

const marketing = titled('marketing|advertising', 'تسويق|اعلان');

const labWork = titled('laboratory|lab|microbiolog(ist|y)|chemist', 'مختبر|مختبرات|مختبرية|كيميائي');

const psychologist = titled('psychologist|psychiatr(y|ist)|school mental health consultant', 'نفسي|نفسية');

const therapist = titled(
  'physical therapist|therapist|physiotherap(ist|y)',
  'علاج طبيعي|علاج وظيفي|تخاطب|نطق',
);

const socialWorker = titled(
  'social work(er)?|case ?work(er)?|case manage(r|rs|ment)|child (and family|welfare|protective) (specialist|analyst|manager|trainer)',
  'اخصائي اجتماعي|اجتماعي|اسرة وطفولة',
);

const customerService = titled(
  'customer (service|support)|call (center|agent)|information representative',
  'خدمة عملاء|عملاء|خدمة العملاء|العملاء|عميل',
);

const inspector = titled('inspector|inspection|sanitarian', 'مفتش|مراقب');

const dataEntry = titled('data entry|typist|data clerk', 'مدخل بيانات|مدخلي البيانات');

const paralegal = titled('paralegal|legal (assistant|aide|secretar(y|ial))', 'سكرتير قانوني|مساعد قانوني');

/** Jobs in offices, schools, courts and clinics. */
export const offices: Topic[] = [
  job(accountant, {
    'dialect word': 'كونتابل (Maghreb)|حيسوب (Maghreb)|محاسبچي (Iraq)',
    'everyday word': 'bookkeeper|accounting|مسك دفاتر|محاسبة',
    expression: 'شغل محاسب|work with numbers and books|وظيفة في الحسابات',
    'Arabizi word': 'mo7aseb|muhaseb|mo7asib',
    'misspelled kind': 'acountant|acounting|محاسبب|محاصب',
  }),
  job(secretary, {
    'dialect word': 'سكريتيرة (Maghreb)',
    'everyday word': 'personal assistant|office secretary|سكرتارية',
    expression: 'شغل سكرتيرة|office job answering the phone',
    'Arabizi word': 'sekertera|secretaira',
    'misspelled kind': 'secratary|secertary|سكريتيرة',
  }),
  job(clerk, {
    'dialect word': 'كرّاني (Gulf)|باش كاتب (Egypt)|طباع (Iraq)',
    'everyday word': 'office work|typist|paperwork|عمل مكتبي',
    expression: 'شغل بمكتب|وظيفة مكتبية',
  }),
  job(nurse, {
    'dialect word': 'فرملية (Maghreb)|سستر (Sudan)|سيستر (Iraq)|نرس (Gulf)|انفيرميي (Maghreb)|تمرجي (Egypt)',
    'everyday word': 'nursing|RN|ممرضة|تمريض',
    expression: 'شغل ممرضة|look after sick people',
    'Arabizi word': 'momarreda|mumarrid|tamreed',
    'misspelled kind': 'nurce|nursse|ممرظة',
  }),
  job(doctor, {
    'dialect word': 'حكيم (Levant)|دكتور (Egypt)|طوبيب (Maghreb)|دختور (Iraq)|حكيم (Sudan)|دكتور (Yemen)',
    'everyday word': 'doctor|physician|medic|طبيب',
    'Arabizi word': 'tabib|tabeeb',
    'misspelled kind': 'docter|phisician|طبييب',
  }),
  job(dentist, {
    'dialect word':
      'دكتور سنان (Egypt)|طبيب سنين (Maghreb)|حكيم سنان (Levant)|دكتور سنون (Iraq)|دكتور ضروس (Gulf)',
    'everyday word': 'dentist|dental assistant|أسنان',
    'Arabizi word': 'tabib asnan|doktor asnan',
    'misspelled kind': 'dentest|dentel|طبيب اسنانن',
  }),
  job(pharmacist, {
    'dialect word': 'فارماسيان (Maghreb)|أجزجي (Egypt)',
    'everyday word': 'pharmacist|druggist|صيدلاني',
    expression: 'شغل في صيدلية',
    'misspelled kind': 'pharmasist|صيدلى',
  }),
  job(lawyer, {
    'dialect word': 'أفوكاتو (Egypt)|أفوكا (Maghreb)|أبوكاتو (Levant)|متر (Egypt)',
    'everyday word': 'lawyer|attorney|solicitor|counselor at law|محام|قانون',
    expression: 'وظيفة محامي|work as a lawyer',
    'Arabizi word': 'mo7ami|muhami|mo7amy',
    'misspelled kind': 'lawer|atorney|layer at law|محامى|محاميي',
  }),
  job(teacher, {
    'dialect word': 'أستاذ (Maghreb)|أبلة (Egypt)|مس (Levant)|أبلة (Gulf)|ست المدرسة (Iraq)',
    'everyday word': 'teacher|tutor|instructor|مدرس|تعليم',
    expression: 'شغل معلمة في مدرسة|teach kids at school',
    'Arabizi word': 'mo3alem|mudarris|modarres',
    'misspelled kind': 'techer|teachar|معللم|مدرص',
  }),
  job(engineer, {
    'dialect word': 'باشمهندس (Egypt)|انجنيور (Maghreb)|باشمهندس (Sudan)',
    'everyday word': 'engineering|مهندس',
    'Arabizi word': 'mohandes|muhandis',
    'misspelled kind': 'enginer|engeneer|مهندص|مهندز',
  }),
  job(architect, {
    'everyday word': 'architecture|هندسة معمارية',
    'Arabizi word': 'mohandes me3mari',
    expression: 'someone who draws plans of buildings',
    'misspelled kind': 'arkitect',
  }),
  job(programmer, {
    'dialect word': 'بروجرامر (Egypt)',
    'everyday word': 'coder|software engineer|برمجة|مبرمج',
    expression: 'شغل برمجة|write code for websites',
    'Arabizi word': 'mobarmeg|mubarmej',
    'misspelled kind': 'progammer|devloper|مبرمجج',
  }),
  job(helpDesk, {
    'everyday word': 'IT support|computer technician|دعم فني',
    expression: 'fix computers at an office',
    'misspelled kind': 'helpdesck',
  }),
  job(designer, {
    'everyday word': 'graphic artist|مصمم جرافيك',
    'Arabizi word': 'mosamem grafik',
    'misspelled kind': 'grafic designer|disigner|مصمم قرافيك',
  }),
  job(humanResources, {
    'dialect word': 'اتش ار (Egypt)',
    'everyday word': 'HR|recruiter|موارد بشرية',
    'misspelled kind': 'human resorces',
  }),
  job(manager, {
    'everyday word': 'boss|supervisor|مدير',
    'Arabizi word': 'modeer|mudir',
    'misspelled kind': 'maneger|manger|مديير',
  }),
  job(intern, {
    'dialect word': 'ستاج (Maghreb)|ستاجير (Maghreb)',
    'everyday word': 'trainee|تدريب',
    expression: 'summer work for students',
    'misspelled kind': 'internshp',
  }),
  job(marketing, {
    'dialect word': 'ماركتنج (Egypt)',
    'everyday word': 'advertising|تسويق',
    'Arabizi word': 'tasweeq',
    'misspelled kind': 'marketting|تصويق',
  }),
  job(labWork, {
    'dialect word': 'محلل تحاليل (Levant)|لابورانتان (Maghreb)',
    'everyday word': 'laboratory technician|chemist|مختبر',
    expression: 'شغل في مختبر تحاليل',
  }),
  job(psychologist, {
    'dialect word': 'دكتور نفساني (Egypt)',
    'everyday word': 'psychologist|طبيب نفسي',
    'misspelled kind': 'psycologist|phsychologist',
  }),
  job(therapist, {
    'everyday word': 'physical therapist|physiotherapist|علاج طبيعي',
    'misspelled kind': 'fisiotherapy',
  }),
  job(socialWorker, {
    'everyday word': 'caseworker|أخصائي اجتماعي',
    expression: 'helping families in need',
    'misspelled kind': 'social worcker',
  }),
  job(customerService, {
    'dialect word': 'كول سنتر (Egypt)',
    'everyday word': 'call center|خدمة زبائن',
    expression: 'شغل كول سنتر',
    'misspelled kind': 'costumer service',
  }),
  job(inspector, { 'everyday word': 'inspector|مفتش', 'misspelled kind': 'inspecter' }),
  job(dataEntry, {
    'dialect word': 'داتا انتري (Egypt)',
    'everyday word': 'data entry|إدخال بيانات',
    expression: 'typing on a computer all day',
  }),
  job(paralegal, { 'everyday word': 'legal assistant', 'misspelled kind': 'parlegal' }),
];
