/** The Arabic letters that a digit stands for by its shape. */
const digitLetters: Record<string, RegExp> = {
  3: /[عغ]/,
  5: /[خ]/,
  6: /[طظ]/,
  7: /[حخ]/,
  8: /[قغ]/,
  9: /[صضق]/,
};

/** How many digits of a word an Arabic word has no letter for. */
export function digitsWithout(written: string, word: string): number {
  const digits = written.match(/[356789]/g) ?? [];
  return digits.filter((digit) => !digitLetters[digit]?.test(word)).length;
}
