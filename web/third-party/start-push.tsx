import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { NewsSwitch } from './NewsSwitch.tsx';
import { withThirdPartyWords } from './third-party-words.tsx';

/** The offer to subscribe to news. */
export function newsSwitch(lang: Lang): Promise<ComponentType> {
  return withThirdPartyWords(lang, NewsSwitch);
}
