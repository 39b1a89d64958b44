import type { ConversationPartner } from '../../../contract/conversations.ts';
import type { Translate } from '../../i18n/words.ts';

/** The other person as they are called: by name, or by what they are. */
export function partnerName({ kind, name }: ConversationPartner, t: Translate): string {
  if (name !== null) return name;
  return t(kind === 'former' ? 'conversations:former' : 'conversations:anonymous');
}

/** The letters of their portrait. */
export const initialsOf = (name: string): string =>
  name
    .replace(/\.$/, '')
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A name or title inside a sentence, whose own direction does not reorder what is around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
