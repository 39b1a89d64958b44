import type { Both } from '../../../contract/locales.ts';
import type { Chance } from './chance.ts';

/** Syllables in both scripts: they form any number of names that are pronounced alike. */
const syllables: readonly [string, string][] = [
  ['ba', 'با'],
  ['ta', 'تا'],
  ['ja', 'جا'],
  ['ha', 'ها'],
  ['da', 'دا'],
  ['ra', 'را'],
  ['za', 'زا'],
  ['sa', 'سا'],
  ['sha', 'شا'],
  ['fa', 'فا'],
  ['qa', 'قا'],
  ['ka', 'كا'],
  ['la', 'لا'],
  ['ma', 'ما'],
  ['na', 'نا'],
  ['wa', 'وا'],
  ['bi', 'بي'],
  ['ti', 'تي'],
  ['ji', 'جي'],
  ['di', 'دي'],
  ['ri', 'ري'],
  ['zi', 'زي'],
  ['si', 'سي'],
  ['shi', 'شي'],
  ['fi', 'في'],
  ['ki', 'كي'],
  ['li', 'لي'],
  ['mi', 'مي'],
  ['ni', 'ني'],
  ['bu', 'بو'],
  ['du', 'دو'],
  ['ru', 'رو'],
  ['su', 'سو'],
  ['fu', 'فو'],
  ['ku', 'كو'],
  ['lu', 'لو'],
  ['mu', 'مو'],
  ['nu', 'نو'],
];
const ends: readonly [string, string][] = [
  ['', ''],
  ['n', 'ن'],
  ['r', 'ر'],
  ['d', 'د'],
  ['m', 'م'],
  ['l', 'ل'],
  ['s', 'س'],
  ['b', 'ب'],
  ['f', 'ف'],
];

/**
 * The n-th synthetic name, in both scripts. Names are numbered so that they can be selected by Zipf's law: real
 * business names have a few very common words and very many unique ones.
 */
export function madeName(number: number): Both {
  let left = number;
  const take = <T>(from: readonly T[]): T => {
    const one = from[left % from.length] as T;
    left = Math.floor(left / from.length);
    return one;
  };
  const parts = [take(syllables), take(syllables), take(ends)];
  while (left > 0) parts.splice(2, 0, take(syllables));
  const latin = parts.map(([text]) => text).join('');
  return {
    en: latin.charAt(0).toUpperCase() + latin.slice(1),
    ar: parts.map(([, text]) => text).join(''),
  };
}

/** The number of synthetic names. */
export const madeNames = 400_000;

const families: readonly Both[] = [
  { en: 'Khoury', ar: 'خوري' },
  { en: 'Haddad', ar: 'حداد' },
  { en: 'Nasser', ar: 'ناصر' },
  { en: 'Mansour', ar: 'منصور' },
  { en: 'Saleh', ar: 'صالح' },
  { en: 'Hassan', ar: 'حسن' },
  { en: 'Mahmoud', ar: 'محمود' },
  { en: 'Ibrahim', ar: 'إبراهيم' },
  { en: 'Yousef', ar: 'يوسف' },
  { en: 'Karim', ar: 'كريم' },
  { en: 'Omar', ar: 'عمر' },
  { en: 'Layla', ar: 'ليلى' },
  { en: 'Damascus', ar: 'دمشق' },
  { en: 'Cairo', ar: 'القاهرة' },
  { en: 'Beirut', ar: 'بيروت' },
  { en: 'Aleppo', ar: 'حلب' },
  { en: 'Sanaa', ar: 'صنعاء' },
  { en: 'Baghdad', ar: 'بغداد' },
  { en: 'Yafa', ar: 'يافا' },
  { en: 'Nablus', ar: 'نابلس' },
  { en: 'Rabat', ar: 'الرباط' },
  { en: 'Tunis', ar: 'تونس' },
  { en: 'Nile', ar: 'النيل' },
  { en: 'Cedar', ar: 'الأرز' },
];
const traits: readonly Both[] = [
  { en: 'New', ar: 'الجديد' },
  { en: 'Golden', ar: 'الذهبي' },
  { en: 'Royal', ar: 'الملكي' },
  { en: 'Fresh', ar: 'الطازج' },
  { en: 'Family', ar: 'العائلي' },
  { en: 'Corner', ar: 'الزاوية' },
  { en: 'Best', ar: 'الأفضل' },
  { en: 'Modern', ar: 'الحديث' },
];

/** One word of a name: usually a common one, occasionally a rare one. */
export function nameWord(chance: Chance): Both {
  if (chance.isLucky(0.35)) return families[chance.zipf(families.length)] as Both;
  if (chance.isLucky(0.2)) return traits[chance.zipf(traits.length)] as Both;
  return madeName(chance.zipf(madeNames));
}
