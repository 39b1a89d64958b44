import type { ConversationPartner } from '../../../contract/conversations.ts';
import type { Translate } from '../../i18n/words.ts';

/** The name of the other member, or a description without one. */
export function partnerName({ kind, name }: ConversationPartner, t: Translate): string {
  if (name !== null) return name;
  return t(kind === 'former' ? 'conversations:former' : 'conversations:anonymous');
}
