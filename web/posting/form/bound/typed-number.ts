import { westernDigits } from '../../../../contract/search.ts';

/** Signs that stand between thousands, and around amounts: «$1,250», «١٬٢٥٠ دولار». */
const separators = /[\s٬_'’]/g;

/** What was typed, with Western digits, a point and without signs around it. */
function plain(text: string): string {
  return westernDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[$]|دولار|USD/giu, '')
    .replace(separators, '')
    .replace(/[٫]/g, '.')
    .replace(/،/g, ',');
}

/** A decimal number as people type it, in any digits, thousands parted or not; null where it is none. */
function decimal(text: string): number | null {
  const typed = plain(text);
  if (!/^\d{1,12}(\.\d+)?$/.test(typed) && !/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed)) return null;
  return Number(typed.replaceAll(',', ''));
}

/** What a field holds of a number that was typed: the number, null for nothing, or the text where it is none. */
export type TypedNumber = number | string | null;

export function typedNumber(text: string): TypedNumber {
  return text.trim() === '' ? null : (decimal(text) ?? text);
}

/** US cents of dollars that were typed. More than two places after the point are no amount. */
export function typedCents(text: string): TypedNumber {
  if (text.trim() === '') return null;
  const dollars = decimal(text);
  if (dollars === null) return text;
  const cents = Math.round(dollars * 100);
  return Math.abs(cents - dollars * 100) < 1e-6 * Math.max(1, cents) ? cents : text;
}

/** A number as it was typed, in Western digits and with the separators of this site. */
export function tidyNumber(text: string): string {
  return plain(text.replaceAll('٬', ','));
}

/** A number as it stands in its field. */
export function numberText(value: TypedNumber): string {
  return value === null ? '' : String(value);
}

/** Cents as dollars stand in their field: `1250`, `18.50`. */
export function centsText(value: TypedNumber): string {
  if (typeof value !== 'number') return value ?? '';
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}
