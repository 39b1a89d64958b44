import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { ThirdPartyServices } from './ThirdPartyServices.tsx';
import { withThirdPartyWords } from './third-party-words.tsx';

/** The third-party services of this site, with the consent prompt. */
export function loadThirdPartyServices(lang: Lang): Promise<ComponentType> {
  return withThirdPartyWords(lang, ThirdPartyServices);
}
