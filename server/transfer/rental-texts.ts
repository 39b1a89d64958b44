import type { Lang } from '../../contract/locales.ts';
import type { RentalBase } from '../../contract/rentals.ts';

/* Titles and summaries for homes that consist of numbers only, in the grammar of each language. */

export interface RentalFacts {
  postType: RentalBase['postType'];
  accommodation: RentalBase['accommodation'];
  bedrooms: number | null;
  bathrooms: number | null;
  areaSqFt: number | null;
  /** The name of the place in the language of the text, or nothing. */
  area: string;
  /** Amenities in the language of the text. */
  features: string[];
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
const arabicRules = new Intl.PluralRules('ar');
const englishRules = new Intl.PluralRules('en');

/** The form of a noun after a number; `#` is replaced by the number. */
function counted(rules: Intl.PluralRules, number: number, forms: Forms): string {
  return (forms[rules.select(number)] ?? forms.other).replace('#', String(number));
}

const english = {
  apartment: 'apartment',
  house: 'house',
  townhouse: 'townhouse',
  room: 'room',
} as const;
const arabic = { apartment: 'شقة', house: 'بيت', townhouse: 'بيت متلاصق', room: 'غرفة' } as const;

/** «بغرفتي نوم»: the bedrooms after the preposition, a feminine noun, so numbers 3 to 10 lose their ة. */
const arabicBedrooms: Record<number, string> = {
  1: 'بغرفة نوم واحدة',
  2: 'بغرفتي نوم',
  3: 'بثلاث غرف نوم',
  4: 'بأربع غرف نوم',
  5: 'بخمس غرف نوم',
  6: 'بست غرف نوم',
  7: 'بسبع غرف نوم',
  8: 'بثماني غرف نوم',
  9: 'بتسع غرف نوم',
  10: 'بعشر غرف نوم',
};

/** The title of a home: “2-bedroom apartment in Astoria”, «شقة بغرفتي نوم في أستوريا». */
export function rentalTitle(lang: Lang, facts: RentalFacts): string {
  return lang === 'ar' ? arabicTitle(facts) : englishTitle(facts);
}

function englishTitle({ postType, accommodation, bedrooms, area }: RentalFacts): string {
  const isStudio = accommodation === 'apartment' && bedrooms === 0;
  const size = bedrooms && accommodation !== 'room' ? `${bedrooms}-bedroom ` : '';
  const home = isStudio ? 'studio' : `${size}${english[accommodation]}`;
  const where = area ? ` in ${withArticle(area)}` : '';
  const text = postType === 'wanted' ? `wanted: ${home}${where}` : `${home}${where}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names with an article: the Bronx, the Upper West Side. */
function withArticle(area: string): string {
  const takesOne = /^((Upper|Lower) (East|West) Side|(East|West) Village|.+ District)$/.test(area);
  return takesOne ? `the ${area}` : area.replace(/^The /, 'the ');
}

function arabicTitle({ postType, accommodation, bedrooms, area }: RentalFacts): string {
  const isStudio = accommodation === 'apartment' && bedrooms === 0;
  const size =
    bedrooms && accommodation !== 'room' ? ` ${arabicBedrooms[bedrooms] ?? `بعدد ${bedrooms} غرفة نوم`}` : '';
  const home = isStudio ? 'استوديو' : `${arabic[accommodation]}${size}`;
  const text = area ? `${home} في ${area}` : home;
  return postType === 'wanted' ? `مطلوب: ${text}` : text;
}

/** A line of features: “2 bedrooms, 1.5 bathrooms, 900 sq ft. Doorman, elevator.” */
export function rentalSummary(lang: Lang, facts: RentalFacts): string {
  const parts = lang === 'ar' ? arabicParts(facts) : englishParts(facts);
  const comma = lang === 'ar' ? '، ' : ', ';
  const sentences = [parts.join(comma), facts.features.join(comma)].filter(Boolean);
  return sentences.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`).join(' ');
}

function englishParts({ accommodation, bedrooms, bathrooms, areaSqFt }: RentalFacts): string[] {
  const parts: string[] = [];
  if (bedrooms === 0 && accommodation === 'apartment') parts.push('studio');
  if (bedrooms) parts.push(counted(englishRules, bedrooms, { one: '# bedroom', other: '# bedrooms' }));
  if (bathrooms) parts.push(counted(englishRules, bathrooms, { one: '# bathroom', other: '# bathrooms' }));
  if (areaSqFt) parts.push(`${areaSqFt} sq ft`);
  return parts.length > 0 ? parts : [english[accommodation]];
}

function arabicParts({ accommodation, bedrooms, bathrooms, areaSqFt }: RentalFacts): string[] {
  const parts: string[] = [];
  if (bedrooms === 0 && accommodation === 'apartment') parts.push('استوديو');
  if (bedrooms) {
    const forms = { one: 'غرفة نوم واحدة', two: 'غرفتا نوم', few: '# غرف نوم', other: '# غرفة نوم' };
    parts.push(counted(arabicRules, bedrooms, forms));
  }
  if (bathrooms) parts.push(arabicBathrooms(bathrooms));
  if (areaSqFt) {
    const forms = { few: '# أقدام مربعة', many: '# قدمًا مربعة', other: '# قدم مربعة' };
    parts.push(counted(arabicRules, areaSqFt, forms));
  }
  return parts.length > 0 ? parts : [arabic[accommodation]];
}

function arabicBathrooms(bathrooms: number): string {
  const whole = Math.floor(bathrooms);
  const half = bathrooms > whole;
  if (whole === 0) return 'نصف حمام';
  const one = half ? 'حمام' : 'حمام واحد';
  const text = counted(arabicRules, whole, {
    one,
    two: 'حمامان',
    few: '# حمامات',
    many: '# حمامًا',
    other: '# حمام',
  });
  return half ? `${text} ونصف` : text;
}
