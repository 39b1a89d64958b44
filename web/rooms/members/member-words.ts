import { type Lang, locales } from '../../../contract/locales.ts';
import type { Member } from '../../../contract/members.ts';

/** The name to address them by. */
export const firstNameOf = ({ name }: Pick<Member, 'name'>): string => name.split(' ')[0] ?? name;

/** «Arabic and English», «العربية والإنجليزية». */
export const listed = (words: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(locales[lang].intl, { type: 'conjunction' }).format(words);
