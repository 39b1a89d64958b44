import type { ProposalStatus } from '../../../contract/glossary-proposals.ts';
import type { FieldState } from '../../../contract/translation-values.ts';
import type { FieldTranslation } from '../../../contract/translations.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Translate } from '../../i18n/words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';

/** The tag of each state; never by color only, as each has a text. */
export const stateTags: Record<FieldState, string | undefined> = {
  empty: tagStyles.plain,
  draft: tagStyles.brand,
  waiting: tagStyles.warning,
  returned: tagStyles.error,
  published: tagStyles.success,
  outdated: tagStyles.warning,
};

export const proposalTags: Record<ProposalStatus, string | undefined> = {
  open: tagStyles.warning,
  accepted: tagStyles.success,
  declined: tagStyles.plain,
};

/** The author of a translation; empty if there is none. */
export function authorWords({ isMine, source, by, state }: FieldTranslation, t: Translate): string {
  if (state === 'empty') return '';
  if (isMine) return t('translate:byYou');
  if (by !== null) return t('translate:by', { name: isolate(by) });
  return source === 'volunteer' ? '' : t('translate:byOwner');
}
