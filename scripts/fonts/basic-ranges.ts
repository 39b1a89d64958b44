/** The letters of nearly every page, by script, in the syntax of `unicode-range`. */
export const basicRanges = {
  latin:
    'U+20-7E,U+A0,U+A9,U+AB,U+B2,U+B7,U+BB,U+D7,U+E9,U+2000-200F,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2028-202F,U+2060-206F',
  arabic: 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC',
} as const;

/** The characters of such ranges. */
export function charactersOf(ranges: string): string {
  const characters = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}
