import type { Context } from 'hono';
import type { Lang } from '../../contract/locales.ts';
import type { ApiEnvironment } from './api-environment.ts';

/** What a guest's response depends on besides the path: the language, the city and the time. */
export interface RequestContext {
  lang: Lang;
  /** 0 for the whole area. */
  cityId: number;
  now: Date;
}

/** Reads what `apiBase` parsed from the path, and the time. */
export function requestContext(context: Context<ApiEnvironment>): RequestContext {
  return { lang: context.get('lang'), cityId: context.get('cityId'), now: context.get('now') };
}
