import type { Lang } from '../../contract/locales.ts';
import type { Messages } from './words.ts';

/** The message files of each language, loaded only when asked: a browser gets one language. */
export const messageFiles: Record<Lang, () => Promise<{ default: Messages }>> = {
  en: () => import('./en/index.ts'),
  ar: () => import('./ar/index.ts'),
};
