import type { AuditLine } from '../../../contract/audit.ts';
import type { Lang } from '../../../contract/locales.ts';
import { formatNumber, type Translate, type WordKey } from '../../i18n/words.ts';
import { timeWords } from '../time-words.ts';

/** The message of a key, which may be missing: sections come and go, and the log retains what they wrote. */
function known(t: Translate, key: string, values?: Record<string, string>): string | undefined {
  const words = t(key as WordKey, values);
  return words === key ? undefined : words;
}

/** Marks placeholders in a sentence that are replaced by elements. No message contains these characters. */
export const slots = { who: '\u0001', what: '\u0002' } as const;

/** The sentence for an action, with placeholders: its own message, else that of its verb, else its name. */
export function sentenceOf(action: string, t: Translate, values: Record<string, string> = slots): string {
  const verb = action.split('.').at(-1) ?? action;
  return (
    known(t, `admin-audit:did.${action}`, values) ??
    known(t, `admin-audit:did.${verb}`, values) ??
    t('admin-audit:didElse', { ...values, action })
  );
}

/** The actions to filter by: the sentence with a generic actor and subject. */
export function actionWords(action: string, t: Translate): string {
  const what = known(t, `admin-audit:subject.${action.split('.')[0]}`) ?? '…';
  return sentenceOf(action, t, { who: '…', what });
}

/** The type of the record. */
export const kindWords = (subject: string, t: Translate): string =>
  known(t, `admin-audit:subject.${subject}`) ?? subject;

export interface Difference {
  key: string;
  label: string;
  from: string | null;
  to: string | null;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function valueWords(value: unknown, t: Translate, lang: Lang): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'admin-audit:yes' : 'admin-audit:no');
  if (typeof value === 'number') return formatNumber(value, lang);
  if (typeof value === 'string')
    return moment.test(value) ? timeWords(value, lang) : (known(t, `admin-audit:value.${value}`) ?? value);
  const list = Array.isArray(value);
  const parts = Object.values(value).flatMap((one) => valueWords(one, t, lang) ?? []);
  return parts.join(list ? ', ' : ' · ') || null;
}

/** The changed fields, in the order in which they were recorded. */
export function differencesOf({ before, after }: AuditLine, t: Translate, lang: Lang): Difference[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const from = valueWords(before?.[key], t, lang);
    const to = valueWords(after?.[key], t, lang);
    return from === to ? [] : [{ key, label: known(t, `admin-audit:field.${key}`) ?? key, from, to }];
  });
}
