import sanitizeHtml from 'sanitize-html';
import { westernDigits } from '../../contract/search.ts';
import { zipPlace } from '../geography/gazetteer.ts';
import { firstE164 } from '../phones/e164.ts';
import { fuse } from './defuse.ts';
import { hijriDate } from './hijri.ts';
import { fixMojibake } from './mojibake.ts';
import { type Reason, why } from './reason.ts';
import { capitalWords, titleCase } from './title-case.ts';

/** Reports that a value was changed or dropped. */
export type Note = (reason: Reason) => void;
/** A step of a mapping: its input is never empty; null drops the value. */
type Transform = (value: string, note: Note) => string | null;

function dropped(note: Note, reason: Reason): null {
  note(reason);
  return null;
}

/** A number as people write it, with Arabic digits, separators and thousands. */
function numberOf(value: string): number | null {
  const plain = westernDigits(value)
    .replace(/٫/g, '.')
    .replace(/[\s,٬$_\u200e\u200f]/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null;
}

/** The texts of a Python list in its `repr` form: `['a', "b"]`. Anything else is one text. */
function pythonTexts(value: string): string[] {
  if (!/^\[.*\]$/s.test(value)) return [value];
  const items = value.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs);
  return [...items].map((item) =>
    (item[1] ?? item[2] ?? '').replace(/\\n/g, '\n').replace(/\\(.)/g, '$1').trim(),
  );
}

/** The steps without settings, by their names in a mapping. */
export const transforms = {
  trim: (value) => value.trim(),
  /** Collapses runs of spaces, tabs and line breaks into one space, and removes invisible direction marks. */
  collapseSpaces: (value) =>
    value
      .replace(/[\u200b\u200e\u200f\u202a-\u202e\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  /** Collapses runs of spaces and of empty lines; line breaks remain. */
  tidyLines: (value) =>
    value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  /** Replaces runs of two or more spaces by a line break. */
  spacesToLines: (value) => value.replace(/[^\S\n]{2,}/g, '\n').trim(),
  titleCase,
  capitalWords,
  lowerCase: (value) => value.toLowerCase(),
  needsLetters: (value, note) =>
    (value.match(/\p{L}/gu)?.length ?? 0) >= 2 ? value : dropped(note, why('no_name')),
  fixMojibake: (value, note) => {
    const fixed = fixMojibake(value);
    if (fixed !== value) note(why('mended'));
    return fixed;
  },
  stripHtml: (value) =>
    sanitizeHtml(value.replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n'), {
      allowedTags: [],
      allowedAttributes: {},
    })
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  westernDigits,
  zip5: (value, note) =>
    /^(\d{5})(-?\d{4})?$/.exec(westernDigits(value).trim())?.[1] ?? dropped(note, why('no_zip5')),
  knownZip: (value, note) => (zipPlace(value) ? value : dropped(note, why('unknown_zip'))),
  phoneUS: (value, note) => firstE164(value) ?? dropped(note, why('no_phone')),
  number: (value, note) => numberOf(value)?.toString() ?? dropped(note, why('no_number')),
  integer: (value, note) => {
    const number = numberOf(value);
    if (number === null) return dropped(note, why('no_number'));
    if (!Number.isInteger(number)) note(why('whole_number'));
    return Math.trunc(number).toString();
  },
  /** An ISO date, with or without a time; UTC if it has no time zone. */
  date: (value, note) => {
    const match =
      /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value);
    const date = new Date(match ? `${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}` : Number.NaN);
    const isReal =
      !Number.isNaN(date.getTime()) && (match?.[2] || date.toISOString().startsWith(match?.[1] ?? '-'));
    return isReal ? date.toISOString() : dropped(note, why('no_date'));
  },
  hijriDate: (value, note) =>
    hijriDate(westernDigits(value).trim())?.toISOString() ?? dropped(note, why('no_hijri_date')),
  /** A Python list as lines. */
  pythonList: (value) => pythonTexts(value).filter(Boolean).join('\n'),
  /** The digits of the first number in a text: “2 Years” → 2. */
  firstNumber: (value) => /\d+(\.\d+)?/.exec(westernDigits(value))?.[0] ?? null,
  /** The text before the first comma. */
  firstItem: (value) => value.split(/[,،]/)[0]?.trim() ?? null,
  notZero: (value, note) => (numberOf(value) === 0 ? dropped(note, why('zero')) : value),
  /** Removes the apostrophe that the export prepends to formulas. */
  defused: (value) => fuse(value),
} satisfies Record<string, Transform>;

export type TransformName = keyof typeof transforms;

export interface MoneySettings {
  /** US dollars for one unit of the value's currency; 1 by default. */
  rate?: number | undefined;
  /** The factor of the value: 30 for nights to a month. */
  times?: number | undefined;
  /** The divisor of the value: 12 for a year to a month. */
  per?: number | undefined;
}

/** Dollars, or another currency at a fixed rate, as whole US cents. */
export function dollarsToCents(
  value: string,
  note: Note,
  { rate = 1, times = 1, per = 1 }: MoneySettings = {},
) {
  const number = numberOf(value);
  if (number === null) return dropped(note, why('no_money'));
  if (number < 0) return dropped(note, why('negative_money'));
  // Rounds to twelve digits, more than amounts have, to remove errors of binary fractions (133333.49999999997).
  const cents = Number((((number * rate * times) / per) * 100).toPrecision(12));
  return Math.round(cents).toString();
}

/** A number times a factor, rounded to an integer: square meters by 10.7639 are square feet. */
export function multiply(value: string, note: Note, factor: number): string | null {
  const number = numberOf(value);
  return number === null ? dropped(note, why('no_number')) : Math.round(number * factor).toString();
}

/** At most this many characters, truncated between words, with an ellipsis. */
export function cut(value: string, note: Note, most: number): string {
  if (value.length <= most) return value;
  note(why('cut', { most, length: value.length }));
  const piece = value.slice(0, most - 1);
  const space = piece.search(/\s\S*$/);
  return `${(space > most / 2 ? piece.slice(0, space) : piece).trimEnd().toWellFormed()}…`;
}
