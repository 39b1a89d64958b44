import type { Chance } from './chance.ts';

const latinRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const arabicRows = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'];

/** The adjacent keys of a letter, on an American and an Arabic keyboard. */
function neighbors(letter: string): string[] {
  for (const row of [...latinRows, ...arabicRows]) {
    const at = row.indexOf(letter);
    if (at >= 0) return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  }
  return [];
}

/**
 * One typo: a letter omitted, doubled, transposed with the next one, or replaced by an adjacent key. The first
 * letter stays.
 */
export function slip(word: string, chance: Chance): string {
  const letters = [...word];
  const at = 1 + chance.below(Math.max(1, letters.length - 2));
  const letter = letters[at] ?? '';
  const kind = chance.below(4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letter);
  else if (kind === 2 && at + 1 < letters.length && letters[at + 1] !== letter) {
    letters[at] = letters[at + 1] ?? '';
    letters[at + 1] = letter;
  } else {
    const beside = neighbors(letter.toLowerCase());
    if (beside.length > 0) letters[at] = chance.of(beside);
    else letters.splice(at, 1);
  }
  return letters.join('');
}

/** The characters typed in one layout instead of the other one (Windows Arabic 101). */
const keys: Record<string, string> = Object.fromEntries(
  [
    ['q', 'ض'],
    ['w', 'ص'],
    ['e', 'ث'],
    ['r', 'ق'],
    ['t', 'ف'],
    ['y', 'غ'],
    ['u', 'ع'],
    ['i', 'ه'],
    ['o', 'خ'],
    ['p', 'ح'],
    ['a', 'ش'],
    ['s', 'س'],
    ['d', 'ي'],
    ['f', 'ب'],
    ['g', 'ل'],
    ['h', 'ا'],
    ['j', 'ت'],
    ['k', 'ن'],
    ['l', 'م'],
    [';', 'ك'],
    ["'", 'ط'],
    ['z', 'ئ'],
    ['x', 'ء'],
    ['c', 'ؤ'],
    ['v', 'ر'],
    ['n', 'ى'],
    ['m', 'ة'],
    [',', 'و'],
    ['.', 'ز'],
    ['/', 'ظ'],
    ['[', 'ج'],
    [']', 'د'],
    ['`', 'ذ'],
    ['b', 'لا'],
  ].flatMap(([latin = '', arabic = '']) => [
    [latin, arabic],
    [arabic, latin],
  ]),
);
const shifted: Record<string, string> = { أ: 'H', إ: 'Y', آ: 'N', لأ: 'G', لإ: 'T', لآ: 'B' };

/** Text typed while the keyboard was set to the other language. */
export function onWrongLayout(text: string): string {
  return text.toLowerCase().replace(/لا|[أإآ]|./gsu, (sign) => shifted[sign] ?? keys[sign] ?? sign);
}
