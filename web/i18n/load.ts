import type { Lang } from '../../contract/locales.ts';
import type { Area, Messages } from './words.ts';

/** The message files, each a file of its own: a browser gets one language, and of it what its pages say. */
const files = import.meta.glob<Record<string, string>>('./*/*.json', { import: 'default' });

/** Reads areas of words into `messages`. An area that is there already is not read again. */
export async function loadWords(
  lang: Lang,
  areas: readonly Area[],
  messages: Partial<Messages>,
): Promise<void> {
  const into = messages as Record<string, Record<string, string>>;
  await Promise.all(
    areas.map(async (area) => {
      into[area] ??= (await files[`./${lang}/${area}.json`]?.()) ?? {};
    }),
  );
}

/** The source files of areas of words, as the build names them. */
export function wordFiles(lang: Lang, areas: readonly Area[]): string[] {
  return areas.map((area) => `web/i18n/${lang}/${area}.json`);
}
