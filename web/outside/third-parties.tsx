import type { ComponentType } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { OutsideServices } from './OutsideServices.tsx';
import { withOutsideWords } from './outside-words.tsx';

/** The services of others of this site, with the question about them. */
export function outsideServices(lang: Lang): Promise<ComponentType> {
  return withOutsideWords(lang, OutsideServices);
}
