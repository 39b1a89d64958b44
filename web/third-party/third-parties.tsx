import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { ThirdPartyServices } from './ThirdPartyServices.tsx';
import { withThirdPartyWords } from './third-party-words.tsx';

/** The services of others of this site, with the question about them. */
export function loadThirdPartyServices(lang: Lang): Promise<ComponentType> {
  return withThirdPartyWords(lang, ThirdPartyServices);
}
