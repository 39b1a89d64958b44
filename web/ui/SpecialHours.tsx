import type { SpecialPeriod } from '../../contract/special-hours.ts';
import { useWords, type WordKey } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { dayWords } from './day-words.ts';
import * as styles from './Hours.module.css';
import { DayWords } from './Hours.tsx';

const occasionWords: Record<SpecialPeriod['occasion'], WordKey> = {
  ramadan: 'place:ramadan',
  eid_al_fitr: 'place:eidAlFitr',
  eid_al_adha: 'place:eidAlAdha',
  other: 'place:otherDays',
};

interface Props {
  periods: readonly SpecialPeriod[];
  /** The date in the city's time zone: the current period is highlighted. */
  date: string;
}

/** Periods of special hours: Ramadan, feasts, custom dates. */
export function SpecialHours({ periods, date }: Props) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <>
      <h3 className={styles.title}>{t('place:specialHours')}</h3>
      <dl className={styles.hours}>
        {periods.map(({ occasion, name, from, to, day }) => {
          const isNow = from <= date && date <= to;
          const title = name || t(occasionWords[occasion]);
          const days =
            from === to
              ? dayWords(from, lang)
              : t('place:fromTo', {
                  from: dayWords(from, lang, from.slice(0, 4) !== to.slice(0, 4)),
                  to: dayWords(to, lang),
                });
          return (
            <div key={from} className={isNow ? styles.today : undefined}>
              <dt data-day={`${title} ${days}`}>
                <span dir="auto">{title}</span>
                <small>{days}</small>
              </dt>
              <dd>
                <DayWords day={day} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
