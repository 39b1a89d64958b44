import type { Context } from 'hono';
import type { Lang } from '../../contract/locales.ts';
import type { ApiEnvironment } from './api-environment.ts';

/** What a guest's answer depends on besides the address: the language, the city and the moment. */
export interface RequestContext {
  lang: Lang;
  /** 0 for the whole city. */
  cityId: number;
  now: Date;
}

/** Reads what `apiBase` found in the address and on the clock. */
export function requestContext(context: Context<ApiEnvironment>): RequestContext {
  return { lang: context.get('lang'), cityId: context.get('cityId'), now: context.get('now') };
}
