import type { Lang } from '../../contract/locales.ts';
import type { Area, Messages } from './words.ts';

/**
 * The message files, each a chunk of its own: a browser loads one language, and only the areas of its pages. This
 * list is part of every page, so late-loading areas have a list of their own.
 */
const files = import.meta.glob<Record<string, string>>(
  [
    './*/*.json',
    '!./*/posting-*.json',
    '!./*/admin*.json',
    '!./*/{api-keys,article-cards,attendance,conversations,members,tour,passkeys,translate,translations,two-step,matches,newsletter,open-data,posters,unread,welcome,outside,report,reviews,review-form,review-numbers,alerts,searches,filtering,saving,saved-posts,sent-posts,share,time,hijri,events,event-cards,event-lists,event-page,place-cards,job-cards,rental-cards,map}.json',
  ],
  { import: 'default' },
);

async function readFile(path: string): Promise<Record<string, string>> {
  const read = files[path];
  return (await (read ? read() : (await import('./late-files.ts')).readLateFile(path))) ?? {};
}

/** Loads message areas into `messages`. Loaded areas are not requested again. */
export async function loadWords(
  lang: Lang,
  areas: readonly Area[],
  messages: Partial<Messages>,
): Promise<void> {
  const into = messages as Record<string, Record<string, string>>;
  await Promise.all(
    areas.map(async (area) => {
      into[area] ??= await readFile(`./${lang}/${area}.json`);
    }),
  );
}

/** The source files of message areas, as named in the build manifest. */
export function wordFiles(lang: Lang, areas: readonly Area[]): string[] {
  return areas.map((area) => `web/i18n/${lang}/${area}.json`);
}
