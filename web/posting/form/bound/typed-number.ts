import { westernDigits } from '../../../../contract/search.ts';

/** Thousands separators, and currency signs and names: «$1,250», «١٬٢٥٠ دولار». */
const separators = /[\s٬_'’]/g;

/** The input with Western digits and a decimal point, without separators and currency. */
function plain(text: string): string {
  return westernDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[$]|دولار|USD/giu, '')
    .replace(separators, '')
    .replace(/[٫]/g, '.')
    .replace(/،/g, ',');
}

/** Parses a decimal number in digits of any script, with or without thousands separators; null if invalid. */
function decimal(text: string): number | null {
  const typed = plain(text);
  if (!/^\d{1,12}(\.\d+)?$/.test(typed) && !/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return null;
  return Number(typed.replaceAll(',', ''));
}

/** The value of a number field: the number, null if empty, or the text if invalid. */
export type TypedNumber = number | string | null;

export function typedNumber(text: string): TypedNumber {
  return text.trim() === '' ? null : (decimal(text) ?? text);
}

/** US cents from typed dollars. More than two decimals are invalid. */
export function typedCents(text: string): TypedNumber {
  if (text.trim() === '') return null;
  const dollars = decimal(text);
  if (dollars === null) return text;
  const cents = Math.round(dollars * 100);
  return Math.abs(cents - dollars * 100) < 1e-6 * Math.max(1, cents) ? cents : text;
}

/** A typed number in Western digits with the separators of this site. */
export function tidyNumber(text: string): string {
  return plain(text.replaceAll('٬', ','));
}

/** A number formatted for its field. */
export function numberText(value: TypedNumber): string {
  return value === null ? '' : String(value);
}

/** Cents formatted as dollars for their field: `1250`, `18.50`. */
export function centsText(value: TypedNumber): string {
  if (typeof value !== 'number') return value ?? '';
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}
