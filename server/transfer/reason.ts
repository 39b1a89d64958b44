import type { z } from 'zod';
import type { Lang } from '../../contract/locales.ts';
import { isMessageKey, messageOf } from '../http/messages.ts';
import { issueKey } from '../http/problem.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type ReasonKey = keyof typeof en;

/** Why a row or a file cannot be taken as it is: one of our sentences, and what stands in it. */
export interface Reason {
  key: ReasonKey;
  values?: Record<string, string | number>;
}

const sentences: Record<Lang, Record<ReasonKey, string>> = { en, ar };

export function why(key: ReasonKey, values?: Record<string, string | number>): Reason {
  return values ? { key, values } : { key };
}

/** What a schema found wrong with a field: its own words are English, and the sites' words stand beside them. */
export function notAllowed(name: string, issue: z.core.$ZodIssue): Reason {
  return why('not_allowed', { name, detail: issue.message, field: issueKey(issue) });
}

/** The sentence for a person. */
export function sentence(lang: Lang, { key, values = {} }: Reason): string {
  const detail = detailIn(lang, values);
  return sentences[lang][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(name === 'detail' && detail !== undefined ? detail : (values[name] ?? '')),
  );
}

function detailIn(lang: Lang, { detail, field }: Record<string, string | number>): string | undefined {
  const known = [detail, field].map(String).find(isMessageKey);
  if (!known || (lang === 'en' && !isMessageKey(String(detail)))) return undefined;
  return messageOf(known, lang).replace(/[.؟]$/, '');
}
