import type { Lang } from '../../contract/locales.ts';
import type { StandardReason } from '../../contract/reasons.ts';
import { messageOf } from './messages.ts';

/** The reason of a rejection for the poster: the text of the template, then the moderator's own. */
export function reasonWords(
  { template, note }: { template: StandardReason | null; note: string | null },
  lang: Lang,
): string | null {
  const parts = [template && messageOf(`reason.${template}`, lang), note].filter(Boolean);
  return parts.length > 0 ? parts.join('\n') : null;
}
