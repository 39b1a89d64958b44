import { type Lang, locales } from '../../../contract/locales.ts';
import type { Member } from '../../../contract/members.ts';

/** A name inside a sentence, whose own direction does not reorder what is around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** As one would address them. */
export const firstNameOf = ({ name }: Pick<Member, 'name'>): string => name.split(' ')[0] ?? name;

/** The letters of a portrait; two Arabic letters beside each other would be joined. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters.slice(0, /\p{Script=Arabic}/u.test(name) ? 1 : 2).join('');
}

/** «Arabic and English», «العربية والإنجليزية». */
export const listed = (words: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(locales[lang].intl, { type: 'conjunction' }).format(words);
