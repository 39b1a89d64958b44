import type { Day, Span, Week } from '../../contract/hours.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { timeWords, weekdayName, weekdays } from './clock-words.ts';
import * as styles from './Hours.module.css';

function SpanWords({ span }: { span: Span }) {
  const t = useWords();
  const mark = '\u0000';
  const [before, between, after] = t('place:span', { from: mark, to: mark }).split(mark);
  return (
    <span>
      {before}
      <bdi>{timeWords(span.from, t)}</bdi>
      {between}
      <bdi>{timeWords(span.to, t)}</bdi>
      {after}
    </span>
  );
}

/** The opening hours of a day. */
export function DayWords({ day }: { day: Day }) {
  const t = useWords();
  if (day.state === 'closed') return <span className={styles.closed}>{t('place-cards:closed')}</span>;
  if (day.state === 'always') return <span>{t('place:openAllDay')}</span>;
  return (
    <span className={styles.spans}>
      {day.spans.map((span) => (
        <SpanWords key={`${span.from}-${span.to}`} span={span} />
      ))}
    </span>
  );
}

/**
 * The opening hours of a week, with today highlighted. `today` counts from Monday, 0; null on a day with special
 * hours.
 */
export function Hours({ week, today }: { week: Week; today: number | null }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <dl className={styles.hours}>
      {weekdays.map((day, index) => {
        const name = weekdayName(day, lang);
        const isToday = index === today;
        return (
          <div key={day} className={isToday ? styles.today : undefined}>
            <dt data-day={name}>{isToday ? t('place:dayToday', { day: name }) : name}</dt>
            <dd>
              <DayWords day={week[day]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
