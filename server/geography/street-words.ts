import { fold } from '../../contract/search.ts';

/* The words of addresses besides the names of streets, folded as `contract/search.ts` folds them. */

/** Abbreviations of the Postal Service by common spellings. */
const abbreviations: Record<string, string> = Object.fromEntries(
  Object.entries({
    st: 'street str saint',
    ave: 'avenue avenues aves av',
    blvd: 'boulevard blv boul',
    rd: 'road',
    pl: 'place',
    dr: 'drive doctor',
    pkwy: 'parkway pky pkway',
    ln: 'lane',
    ct: 'court',
    ter: 'terrace terr',
    tpke: 'turnpike tnpk',
    sq: 'square',
    plz: 'plaza',
    hwy: 'highway',
    cres: 'crescent',
    ft: 'fort',
    mt: 'mount',
    jr: 'junior',
    e: 'east',
    w: 'west',
    n: 'north',
    s: 'south',
  }).flatMap(([short, spellings]) => spellings.split(' ').map((spelling) => [spelling, short])),
);

const spelledOut: Record<string, string> = {
  St: 'Street',
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
  Pl: 'Place',
  Dr: 'Drive',
  Pkwy: 'Parkway',
  Ln: 'Lane',
  Ct: 'Court',
  Ter: 'Terrace',
  Tpke: 'Turnpike',
  Sq: 'Square',
  Plz: 'Plaza',
  Hwy: 'Highway',
};

/** A canonical name with its type written out: “Shore Road”; unchanged if it has no abbreviation. */
export const withoutAbbreviation = (name: string) =>
  name.replace(/\b\w+$/, (type) => spelledOut[type] ?? type);

/** The canonical form of a folded Latin word: `avenue` and `av` become `ave`. */
export const abbreviated = (word: string) => abbreviations[word] ?? word;

const words = (text: string) => new Set(text.split(/\s+/).map(fold).filter(Boolean));

/** Types of numbered streets, as published, and the highest number of each. */
export const numberedTypes: Record<string, readonly [type: string, highest: number]> = {
  st: ['St', 271],
  ave: ['Ave', 165],
  rd: ['Rd', 165],
  dr: ['Dr', 165],
  pl: ['Pl', 271],
  ln: ['Ln', 271],
  ct: ['Ct', 271],
  ter: ['Ter', 271],
};

/** Words before the number of a street: “E 34th St”, “Beach 20th St”. */
export const numberPrefixes: Record<string, string> = {
  e: 'E',
  w: 'W',
  n: 'N',
  s: 'S',
  bay: 'Bay',
  beach: 'Beach',
  brighton: 'Brighton',
};

/** Words before the name or the number of a street in Arabic. */
export const arabicTypes: Record<string, string> = Object.fromEntries(
  [
    ...[...words('شارع الشارع بشارع بالشارع ش')].map((word) => [word, 'st']),
    ...[...words('جادة الجادة أفنيو أفينيو الأفنيو الأفينيو')].map((word) => [word, 'ave']),
  ].map(([word, type]) => [word, type] as const),
);

/** English types in Arabic letters, which follow the name. */
export const arabicSuffixes = words('ستريت أفنيو أفينيو بوليفارد بولفارد رود بليس باركواي باركوي درايف');

/** Words before the number or letter of a house, a floor or an apartment. */
export const unitWords = words(`
  # no number num nr house building bldg apt apartment unit suite ste floor fl flat room rm door level
  رقم بناية البناية بنايه عمارة العمارة مبنى المبنى بيت منزل شقة الشقة وحدة غرفة طابق الطابق الدور باب
`);

/** Words after the number of a floor: “2nd floor”. */
export const floorWords = words('floor fl flr طابق الطابق');

/** Words between two crossing streets. */
export const crossingWords = words(`
  near at and & @ / corner cor off between btw bet by of around nr with
  قرب بالقرب عند بين زاوية تقاطع قريب جنب بجانب مع من و
`);

/** Words that do not identify a street. */
export const neutralWords = words(`
  on in the near at and & @ new york city ny nyc nj n.y usa us brooklyn queens manhattan bronx staten island astoria
  ridge jackson heights yonkers jersey paterson
  في على من و نيويورك بروكلين كوينز مانهاتن برونكس البرونكس أستوريا ستاتن آيلاند نيوجيرسي باترسون يونكرز
`);

/** Directions after the number of a street in Arabic. */
export const arabicDirections: Record<string, string> = Object.fromEntries([
  ...[...words('شرق شرقا الشرقي الشرقية')].map((word) => [word, 'E']),
  ...[...words('غرب غربا الغربي الغربية')].map((word) => [word, 'W']),
]);

const englishOrdinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth';
const arabicUnits =
  'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر|الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة';
const arabicTens = 'العشرون الثلاثون الأربعون الخمسون الستون السبعون الثمانون التسعون';

/** Ordinals of one word, with their numbers; the Arabic ones from first to tenth, and the tens. */
export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...englishOrdinals.split(' ').map((word, index) => [word, index + 1] as const),
  ...arabicUnits
    .split('|')
    .flatMap((gender) => gender.split(' ').map((word, index) => [fold(word), index + 1] as const)),
  ...[fold('الحادي'), fold('الحادية')].map((word) => [word, 1] as const),
  ...arabicTens.split(' ').flatMap((word, index) => {
    const tens = fold(word);
    return [tens, tens.replace(/ون$/, 'ين')].map((form) => [form, (index + 2) * 10] as const);
  }),
]);

/** «عشر»: turns the preceding ordinal into eleven to nineteen. */
export const arabicTeens = words('عشر عشرة');
