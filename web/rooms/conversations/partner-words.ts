import type { ConversationPartner } from '../../../contract/conversations.ts';
import type { Translate } from '../../i18n/words.ts';

/** The other person as they are called: by name, or by what they are. */
export function partnerName({ kind, name }: ConversationPartner, t: Translate): string {
  if (name !== null) return name;
  return t(kind === 'former' ? 'conversations:former' : 'conversations:anonymous');
}
