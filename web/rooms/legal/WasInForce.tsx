import type { LegalText } from '../../../contract/entries.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';

type Times = NonNullable<LegalText['earlier']>;

/** The period in which an earlier version was in force. */
export function WasInForce({ since, until }: Pick<Times, 'since' | 'until'>) {
  const t = useWords();
  const { lang } = useSite();
  const last = dateWords(until, lang);
  if (since === null) return t('content:inForceBefore', { until: last });
  return t('content:inForceThen', { since: dateWords(since, lang), until: last });
}
