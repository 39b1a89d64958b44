import type { Context } from 'hono';
import type { Lang } from '../../contract/locales.ts';
import type { ApiEnvironment } from './api-environment.ts';

/** Who asks, as far as a guest's answer depends on it: the language, the city and the moment. */
export interface Asked {
  lang: Lang;
  /** 0 for the whole city. */
  cityId: number;
  now: Date;
}

/** What the address of a request and the clock say. */
export function askedBy(context: Context<ApiEnvironment>, now: () => Date): Asked {
  return { lang: context.get('lang'), cityId: context.get('cityId'), now: now() };
}
