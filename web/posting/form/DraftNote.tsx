import { useEffect, useState } from 'react';
import { locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './DraftNote.module.css';
import type { DraftState } from './use-draft.ts';

const minuteMs = 60_000;
const units = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** The age of the saved draft, updated over time. */
export function DraftNote({ state }: { state: DraftState }) {
  const t = useWords();
  const { lang } = useSite();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return <p className={`${textStyles.small} ${textStyles.muted} ${styles.draft}`}>{words()}</p>;

  function words(): string {
    if (state === 'none') return '';
    if (state === 'failed') return t('posting-form:draftFailed');
    const minutes = Math.floor((Date.now() - state.savedAt) / minuteMs);
    const [unit, size] = units.find(([, most]) => minutes >= most) ?? [];
    if (!unit || !size) return t('posting-form:draftNow');
    const format = new Intl.RelativeTimeFormat(locales[lang].intl, { numeric: 'always' });
    return t('posting-form:draftSaved', { when: format.format(-Math.floor(minutes / size), unit) });
  }
}
