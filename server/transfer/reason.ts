import type { z } from 'zod';
import type { Lang } from '../../contract/locales.ts';
import { isMessageKey, type MessageKey, messageOf } from '../http/messages.ts';
import { issueKey } from '../http/problem.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type ReasonKey = keyof typeof en;
type Values = Record<string, string | number | string[]>;

/** The reason for rejecting a row or a file: a message and its values. */
export interface Reason {
  key: ReasonKey;
  values?: Values;
}

const sentences: Record<Lang, Record<ReasonKey, string>> = { en, ar };
const isReasonKey = (text: string): text is ReasonKey => Object.hasOwn(en, text);

export function why(key: ReasonKey, values?: Values): Reason {
  return values ? { key, values } : { key };
}

/** Messages that are less specific than the limit itself. */
const general: readonly MessageKey[] = ['field.too_big', 'field.too_small'];

/**
 * A schema error of a field. Messages of zod are English and for programmers: only the limit is used, or the key of
 * a message.
 */
export function notAllowed(name: string, issue: z.core.$ZodIssue): Reason {
  const field = issueKey(issue);
  const isOwn = isMessageKey(issue.message) && !general.includes(field);
  return (!isOwn && issue.path.length <= 1 && boundOf(name, issue)) || why('not_allowed', { name, field });
}

const bounds = {
  number: { too_big: 'too_large', too_small: 'too_little' },
  string: { too_big: 'too_long', too_small: 'too_short' },
  array: { too_big: 'too_many', too_small: 'too_few' },
} as const;

function boundOf(name: string, issue: z.core.$ZodIssue): Reason | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const origin = issue.origin === 'int' ? 'number' : issue.origin;
  if (!(origin in bounds)) return undefined;
  const key = bounds[origin as keyof typeof bounds][issue.code];
  const isExact = issue.inclusive !== false;
  return issue.code === 'too_big'
    ? why(isExact ? key : 'not_below', { name, most: Number(issue.maximum) })
    : why(isExact ? key : 'not_above', { name, least: Number(issue.minimum) });
}

/** The message for people. */
export function sentence(lang: Lang, { key, values = {} }: Reason): string {
  return sentences[lang][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueIn(lang, name, values));
}

function valueIn(lang: Lang, name: string, values: Values): string {
  if (name === 'detail') return detailIn(lang, values);
  // The reason of a mapping's rule, which may have no Arabic.
  if (name === 'reason' && lang === 'ar') return String(values.reasonAr ?? sentences.ar.skipped_rule);
  const value = values[name] ?? '';
  if (Array.isArray(value)) return value.join(lang === 'ar' ? '، ' : ', ');
  const field = `field.${value}`;
  return name === 'name' && isReasonKey(field) ? sentences[lang][field] : String(value);
}

/** A nested message, by key; reasons that were stored earlier may contain a schema's message there. */
function detailIn(lang: Lang, { detail, field }: Values): string {
  const key = [detail, field].map(String).find((one) => isMessageKey(one) || isReasonKey(one));
  const text =
    key && isReasonKey(key) ? sentences[lang][key] : messageOf((key as MessageKey) ?? 'field.format', lang);
  return text.replace(/[.؟]$/, '');
}
