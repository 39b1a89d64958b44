import type { ArticleState } from '../../../contract/managed-articles.ts';
import { cityTime } from '../../back-office/city-clock.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { timeWords } from '../../ui/clock-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './StateTag.module.css';

const tones: Record<ArticleState, string | undefined> = {
  draft: tagStyles.plain,
  scheduled: tagStyles.warning,
  published: tagStyles.success,
  archived: tagStyles.plain,
};

/** The status of an article; for a scheduled one, its date. */
export function StateTag({ state, publishedAt }: { state: ArticleState; publishedAt: string | null }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <>
      <span className={tones[state]}>{t(`admin-articles:state.${state}`)}</span>
      {state === 'scheduled' && publishedAt !== null && (
        <time className={`${textStyles.small} ${textStyles.muted} ${styles.date}`} dateTime={publishedAt}>
          {dateWords(publishedAt, lang)}, {timeWords(cityTime(publishedAt).slice(11), t)}
        </time>
      )}
    </>
  );
}
