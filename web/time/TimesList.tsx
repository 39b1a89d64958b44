import { dayTimes } from '../../contract/prayer-times.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './TimesList.module.css';
import { clockWords, dayTimeWords } from './time-words.ts';
import type { PresentMoment } from './use-prayer-moment.ts';

/** The times of the day: past ones are muted, the next one is highlighted. */
export function TimesList({ moment: { feast, times, next, now } }: { moment: PresentMoment }) {
  const t = useWords();
  return (
    <ol className={styles.times}>
      {dayTimes.map((name) => {
        const at = times[name];
        const isNext = at.getTime() === next.at.getTime();
        return (
          <li
            key={name}
            className={isNext ? styles.next : at <= now ? styles.over : undefined}
            aria-current={isNext ? 'true' : undefined}
          >
            <span>{dayTimeWords(name, feast === 'ramadan', t)}</span>
            <time dateTime={at.toISOString()}>{clockWords(at, t)}</time>
          </li>
        );
      })}
    </ol>
  );
}
