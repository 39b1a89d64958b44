import { stripArticle } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';

/*
 * What an Arabic word may be a form of: its singular, without possessive suffixes and attached particles. Rules
 * yield candidates; a caller takes the first that it knows as a word. All words are folded, without article: ة is
 * ه, ى is ي, ئ is ي.
 */

/** Suffixes of number and possession, what replaces them, most certain first. Longer ones come first. */
const suffixes: [suffix: string, stems: string[]][] = [
  // Two of them, and several: غرفتين، غرفتان، سيارات، كنبايات.
  ['تين', ['ه']],
  ['تان', ['ه']],
  ['ايات', ['ايه', 'ه', '']],
  ['ات', ['ه', '', 'ا']],
  ['ين', ['', 'ه', 'ي']],
  ['ان', ['']],
  ['ون', ['', 'ي']],
  // One of many, in Syria and Lebanon: كنباية.
  ['ايه', ['', 'ه']],
  // Whose it is: سيارتي، سيارتنا، تلفونك، بيتهم.
  ['تنا', ['ه']],
  ['تها', ['ه']],
  ['تهم', ['ه']],
  ['تكم', ['ه']],
  ['تكن', ['ه']],
  ['اتي', ['ه', '']],
  ['تي', ['ه']],
  ['تك', ['ه']],
  ['ته', ['ه']],
  ['نا', ['']],
  ['ها', ['']],
  ['هم', ['']],
  ['كم', ['']],
  ['كن', ['']],
  ['ي', ['']],
  ['ك', ['']],
];

const consonant = '([بتثجحخدذرزسشصضطظعغفقكلمنهوء])';
const c = consonant;

/** Broken plurals by their pattern, with the singulars that may have it; digits stand for its consonants. */
const plurals: [pattern: RegExp, singulars: string[]][] = (
  [
    // فساتين، مفاتيح، كراسي، صناديق
    [`${c}${c}ا${c}ي${c}`, ['123ا4', '123و4', '123ي4', '123ا4ه']],
    [`${c}${c}ا\\2ي${c}`, ['12ا3', '12و3']],
    // فواكه، شوارع، خواتم
    [`${c}وا${c}${c}`, ['1ا23', '1ا23ه', '1و23', '1و23ه']],
    // حقائب، عصائر، جرائد
    [`${c}${c}ا[يء]${c}`, ['12ي3ه', '12ا3ه', '12ي3', '12و3', '12و3ه']],
    // مطاعم، مدارس، فنادق
    [`${c}${c}ا${c}(?!ه)${c}`, ['1234', '1234ه', '123ا4']],
    // كراسي، أراضي
    [`${c}${c}ا${c}ي`, ['123ي', '123ا', '123يه']],
    // أقلام، ألعاب، أبواب
    [`ا${c}${c}ا${c}`, ['123', '123ه']],
    [`ا${c}يا${c}`, ['1ي2']],
    // أحذية، أقمشة، أدوية
    [`ا${c}${c}${c}ه`, ['12ا3', '12ا3ه', '12ي3']],
    // أطباء، أصدقاء
    [`ا${c}${c}${c}اء?`, ['12ي3']],
    [`ا${c}${c}اء?`, ['12ي2']],
    // بيوت، ورود، ملوك
    [`${c}${c}و${c}`, ['123', '1ا23', '123ه']],
    [`${c}يو${c}`, ['1ي2']],
    // قمصان، جدران؛ فئران، جيران
    [`${c}${c}${c}ان`, ['12ي3', '12ا3', '123']],
    [`${c}ي${c}ان`, ['1ا2', '1و2']],
  ] as [string, string[]][]
).map(([pattern, singulars]) => [new RegExp(`^${pattern}$`), singulars]);

/** Particles that are written with their word, in dialects: عالفحم، هالبيت، عبروكلين. */
const particles = ['وب', 'ول', 'ع', 'ه', 'ب', 'ل', 'و', 'ف'];

const least = { stem: 3, beforeOneLetter: 4, afterParticle: 4 };

/** The words that a folded Arabic word may be a form of, the most likely first. */
export function baseForms(word: string): string[] {
  if (!isArabic(word) || word.length < least.stem) return [];
  const found = new Set<string>();
  const add = (form: string) => {
    if (form.length >= least.stem && form !== word) found.add(form);
  };
  for (const [suffix, stems] of suffixes) {
    const left = word.length - suffix.length;
    if (!word.endsWith(suffix) || left < (suffix.length === 1 ? least.beforeOneLetter : least.stem - 1))
      continue;
    const bare = word.slice(0, -suffix.length);
    for (const stem of stems) add(bare + stem);
  }
  for (const [pattern, singulars] of plurals) {
    const letters = pattern.exec(word);
    if (!letters) continue;
    for (const singular of singulars) add(singular.replace(/\d/g, (at) => letters[Number(at)] ?? ''));
  }
  for (const particle of particles) {
    if (!word.startsWith(particle)) continue;
    const rest = word.slice(particle.length);
    const bare = stripArticle(rest);
    if (bare !== rest || rest.length >= least.afterParticle) add(bare);
  }
  return [...found];
}
