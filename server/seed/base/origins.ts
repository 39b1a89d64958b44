import type { BaseConcept } from './base-concept.ts';

/*
 * Adjectives of origin in all forms. The names of countries are those of CLDR (Unicode-3.0) in Node; the Arabic
 * adjective is derived from the country's name by rule, the irregular English one is listed here.
 */

/** The English adjective by the code of the country. */
const adjectives = `AF Afghan AL Albanian DZ Algerian AR Argentinian AM Armenian AU Australian AT Austrian AZ Azerbaijani BH Bahraini
BD Bangladeshi BY Belarusian BE Belgian BO Bolivian BA Bosnian BR Brazilian BG Bulgarian KH Cambodian CA Canadian CL Chilean CN Chinese CO
Colombian HR Croatian CU Cuban CY Cypriot CZ Czech DK Danish DO Dominican EC Ecuadorian EG Egyptian SV Salvadoran ER Eritrean EE Estonian ET
Ethiopian FI Finnish FR French GE Georgian DE German GH Ghanaian GR Greek GT Guatemalan HT Haitian HN Honduran HU Hungarian IN Indian ID
Indonesian IR Iranian IQ Iraqi IE Irish IT Italian JM Jamaican JP Japanese JO Jordanian KZ Kazakh KE Kenyan KR Korean KW Kuwaiti LB Lebanese LY
Libyan LT Lithuanian MY Malaysian MT Maltese MR Mauritanian MX Mexican MN Mongolian MA Moroccan MM Burmese NP Nepali NI Nicaraguan NG
Nigerian NO Norwegian OM Omani PK Pakistani PS Palestinian PA Panamanian PY Paraguayan PE Peruvian PH Filipino PL Polish PT Portuguese QA
Qatari RO Romanian RU Russian SA Saudi SN Senegalese RS Serbian SG Singaporean SO Somali ZA South-African ES Spanish LK Sri-Lankan SD
Sudanese SE Swedish CH Swiss SY Syrian TW Taiwanese TJ Tajik TZ Tanzanian TH Thai TN Tunisian TR Turkish UG Ugandan UA Ukrainian AE Emirati
US American UY Uruguayan UZ Uzbek VE Venezuelan VN Vietnamese YE Yemeni AO Angolan BB Barbadian BJ Beninese BT Bhutanese BW Botswanan BF
Burkinabe BI Burundian CM Cameroonian TD Chadian CG Congolese CR Costa-Rican CI Ivorian DJ Djiboutian GA Gabonese GM
Gambian GN Guinean GY Guyanese IS Icelandic XK Kosovar KG Kyrgyz LA Laotian LV Latvian LR Liberian LU Luxembourgish MK Macedonian MG Malagasy
MV Maldivian MD Moldovan MZ Mozambican NA Namibian RW Rwandan SL Sierra-Leonean SK Slovak SI Slovenian TG Togolese TT
Trinidadian TM Turkmen ZM Zambian ZW Zimbabwean`;

/** Exceptions to the rule, and colloquial forms. */
const others: Record<string, string[]> = {
  AE: ['إماراتي', 'اماراتي'],
  AF: ['أفغاني', 'أفغانستاني'],
  AM: ['أرميني', 'أرمني'],
  BR: ['برازيلي'],
  CR: ['كوستاريكي'],
  BF: ['بوركيني'],
  CI: ['إيفواري'],
  KG: ['قرغيزي', 'قيرغيزي', 'قيرغيزستاني'],
  MK: ['مقدوني'],
  MV: ['مالديفي'],
  TG: ['توغولي'],
  CG: ['كونغولي'],
  DE: ['ألماني'],
  DK: ['دنماركي', 'دانمركي', 'دانماركي'],
  ES: ['إسباني', 'أسباني', 'سبانيولي', 'سبنيولي'],
  ET: ['إثيوبي', 'أثيوبي', 'حبشي'],
  FR: ['فرنسي', 'فرنساوي', 'فرانساوي', 'فرنسيسي'],
  HT: ['هايتي'],
  ID: ['إندونيسي', 'أندونيسي'],
  IE: ['أيرلندي', 'ايرلندي', 'إرلندي'],
  IN: ['هندي', 'هنداوي'],
  JM: ['جامايكي', 'جمايكي'],
  JO: ['أردني'],
  LA: ['لاوسي'],
  LK: ['سريلانكي', 'سيلاني'],
  MA: ['مغربي', 'مراكشي'],
  MX: ['مكسيكي', 'مكسيكاني'],
  MY: ['ماليزي'],
  PK: ['باكستاني'],
  PL: ['بولندي', 'بولوني'],
  SL: ['سيراليوني'],
  TM: ['تركماني'],
  TT: ['ترينيدادي'],
  UA: ['أوكراني'],
  XK: ['كوسوفي'],
  BA: ['بوسني'],
  BD: ['بنغالي', 'بنغلاديشي', 'بنجلاديشي'],
  KZ: ['كازاخي'],
  PE: ['بيروفي'],
  PS: ['فلسطيني'],
  TJ: ['طاجيكي'],
  UZ: ['أوزبكي'],
  AR: ['أرجنتيني'],
  CN: ['صيني'],
  CZ: ['تشيكي'],
  DO: ['دومينيكاني'],
  EG: ['مصري', 'مصراوي'],
  GR: ['يوناني'],
  HU: ['مجري', 'هنغاري'],
  IT: ['إيطالي', 'طلياني', 'طالياني', 'إيطالياني'],
  IR: ['إيراني', 'فارسي'],
  JP: ['ياباني', 'جابوني'],
  KR: ['كوري'],
  MM: ['بورمي'],
  PH: ['فلبيني', 'فليبيني'],
  RU: ['روسي'],
  SA: ['سعودي'],
  SV: ['سلفادوري'],
  SY: ['سوري', 'شامي'],
  TH: ['تايلندي', 'تايلاندي'],
  TR: ['تركي', 'تركاوي'],
  US: ['أمريكي', 'أميركي', 'امريكاني', 'أميركاني', 'مريكاني'],
  VN: ['فيتنامي', 'فتنامي'],
  YE: ['يمني', 'يماني'],
  ZA: ['جنوب أفريقي'],
};
/** Peoples and regions that are not countries. */
const peoples: [string, string[]][] = [
  ['Arab', ['عربي']],
  ['Middle Eastern', ['شرق أوسطي']],
  ['Mediterranean', ['متوسطي']],
  ['Asian', ['آسيوي']],
  ['African', ['أفريقي', 'إفريقي']],
  ['European', ['أوروبي', 'أوربي']],
  ['Caribbean', ['كاريبي']],
  ['Latin', ['لاتيني']],
  ['Kurdish', ['كردي']],
  ['Persian', ['فارسي', 'إيراني']],
  ['British', ['بريطاني']],
  ['English', ['إنجليزي', 'انجليزي', 'انكليزي']],
  ['Scandinavian', ['اسكندنافي']],
  ['Hawaiian', ['هاوايي']],
  ['Tibetan', ['تبتي']],
  ['Punjabi', ['بنجابي']],
  ['Basque', ['باسكي']],
  ['Dutch', ['هولندي', 'هولاندي']],
  ['Levantine', ['شامي']],
  ['Khaleeji', ['خليجي']],
  ['Maghrebi', ['مغاربي']],
  ['Berber', ['أمازيغي', 'بربري']],
  ['Nubian', ['نوبي']],
  ['Assyrian', ['آشوري']],
  ['Coptic', ['قبطي']],
  ['Puerto Rican', ['بورتوريكي']],
  ['Uyghur', ['أويغوري', 'إيغوري']],
  ['Kashmiri', ['كشميري']],
  ['Cantonese', ['كانتوني']],
  ['West African', ['غرب أفريقي']],
  ['Balkan', ['بلقاني']],
];

/** Plurals that no ending forms, and words without forms. */
const otherForms: Record<string, string[]> = {
  Chinese: ['شينوا'],
  Afghan: ['أفغان'],
  African: ['أفارقة'],
  American: ['أمريكان', 'أميركان'],
  Arab: ['عرب'],
  Armenian: ['أرمن'],
  Berber: ['أمازيغ', 'بربر'],
  Bosnian: ['بوشناق'],
  Coptic: ['أقباط'],
  Egyptian: ['مصاروة'],
  English: ['إنجليز', 'إنكليز', 'إنقليز'],
  Ethiopian: ['أحباش'],
  German: ['ألمان'],
  Greek: ['إغريق'],
  Indian: ['هنود'],
  Italian: ['طليان', 'طلاينة'],
  Kurdish: ['أكراد', 'كرد'],
  Levantine: ['شوام'],
  Moroccan: ['مغاربة', 'مراركة'],
  Romanian: ['رومان'],
  Russian: ['روس'],
  Somali: ['صومال'],
  Spanish: ['إسبان', 'أسبان'],
  Syrian: ['شوام'],
  Tunisian: ['توانسة'],
  Turkish: ['أتراك'],
  Turkmen: ['تركمان'],
  Uzbek: ['أوزبك'],
};

/** تركيا becomes تركي, المكسيك مكسيكي, سوريا سوري: without article and ending, and with ي. */
function arabicAdjective(country: string): string {
  const bare = country.replace(/^ال/, '').replace(/(?<=\p{L}{3})(?:يا|ية|ا|ة|و)$/u, '');
  return bare.endsWith('ي') ? bare : `${bare}ي`;
}

/** Masculine, feminine and the plurals of both. */
const formsOf = (adjective: string) => ['', 'ة', 'ين', 'ون', 'ات'].map((ending) => adjective + ending);

/** A concept for each people: its adjective in English and in every Arabic form. */
export function originConcepts(): BaseConcept[] {
  const arabicName = new Intl.DisplayNames('ar', { type: 'region' });
  const known = adjectives.split(/\s+(?=[A-Z]{2}\s)/).map((pair): [string, string[]] => {
    const [code = '', english = ''] = pair.trim().split(/\s+/);
    return [english.replace('-', ' '), others[code] ?? [arabicAdjective(arabicName.of(code) ?? '')]];
  });
  return [...known, ...peoples].map(([english, arabic]) => ({
    slug: `origin-${english.toLowerCase().replaceAll(' ', '-')}`,
    terms: [english, ...new Set([...arabic.flatMap(formsOf), ...(otherForms[english] ?? [])])],
  }));
}
