import type { ArticleState } from '../../../contract/managed-articles.ts';
import { cityTime } from '../../back-office/city-clock.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { timeWords } from '../../ui/clock-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import * as styles from './StateTag.module.css';

const tones: Record<ArticleState, string> = {
  draft: 'tag',
  scheduled: 'tag warn',
  published: 'tag ok',
  archived: 'tag',
};

/** What an article is now; of one that waits for its date, the date. */
export function StateTag({ state, publishedAt }: { state: ArticleState; publishedAt: string | null }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <>
      <span className={tones[state]}>{t(`admin-articles:state.${state}`)}</span>
      {state === 'scheduled' && publishedAt !== null && (
        <time className={`small muted ${styles.date}`} dateTime={publishedAt}>
          {dateWords(publishedAt, lang)}, {timeWords(cityTime(publishedAt).slice(11), t)}
        </time>
      )}
    </>
  );
}
