import { useMatches } from 'react-router';
import { locales } from '../../contract/locales.ts';
import { minutesUntil } from '../../contract/prayer-times.ts';
import { useWords } from '../i18n/words.ts';
import type { RouteHandle } from '../page-route.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import { useChoices } from './choices.ts';
import { hijriWords, weekdayWords } from './hijri-words.ts';
import * as styles from './StripLine.module.css';
import { TimeIcon } from './TimeIcon.tsx';
import { clockWords, dayTimeWords, feastWords, spanWords } from './time-words.ts';
import type { NamedPlace } from './use-place.ts';
import { type PresentMoment, usePrayerMoment } from './use-prayer-moment.ts';

interface Props {
  place: NamedPlace;
  isOpen: boolean;
  onOpen: () => void;
}

/** One line: both dates, the next prayer, and a button for all times. In Ramadan the fast replaces the prayer. */
export function StripLine({ place, isOpen, onOpen }: Props) {
  const t = useWords();
  const moment = usePrayerMoment(place.point, useChoices());
  const isOverHero = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.entry?.overHero);
  const isRamadan = moment.feast === 'ramadan';
  const ground = isRamadan ? styles.ramadan : isOverHero && styles.glass;
  return (
    <section className={ground ? `${styles.strip} ${ground}` : styles.strip} aria-label={t('time:strip')}>
      <div className={styles.line}>
        {moment.isMaghrib ? (
          <p className={styles.now}>
            <TimeIcon name={isRamadan ? 'moon' : 'mosque'} />
            <b>{t(isRamadan ? 'time:iftarNow' : 'time:maghribNow', { place: place.name })}</b>
          </p>
        ) : (
          <>
            <Dates moment={moment} />
            {isFastNext(moment) ? (
              <FastLeft moment={moment} place={place} />
            ) : (
              <NextPrayer moment={moment} place={place} />
            )}
          </>
        )}
        <button
          type="button"
          className={styles.all}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          <span>{t('time:allTimes')}</span>
          <Icon name="chevron-down" size="s" />
        </button>
      </div>
    </section>
  );
}

/** Whether the next event is the start or end of a fast. */
function isFastNext({ feast, fasted, next }: PresentMoment): boolean {
  return feast === 'ramadan' && (fasted !== null || next.prayer === 'fajr');
}

/** Both dates: in Ramadan its own day comes first, which is also the one displayed on phones. */
function Dates({ moment: { date, hijri, feast } }: { moment: PresentMoment }) {
  const t = useWords();
  const { lang } = useSite();
  const day = (
    <time dateTime={date} className={styles.large}>
      {weekdayWords(date, lang)}
    </time>
  );
  const hijriDay = <b>{hijriWords(hijri, t)}</b>;
  if (feast === 'ramadan')
    return (
      <p className={styles.part}>
        <TimeIcon name="moon" />
        {hijriDay}
        <Dot />
        {day}
      </p>
    );
  return (
    <p className={styles.part}>
      {day}
      <Dot />
      {hijriDay}
      {feast && (
        <>
          <Dot />
          <b className={styles.large}>{feastWords(feast, t)}</b>
        </>
      )}
    </p>
  );
}

function Dot() {
  return (
    <span className={styles.large} aria-hidden="true">
      ·
    </span>
  );
}

function NextPrayer({ moment, place }: { moment: PresentMoment; place: NamedPlace }) {
  const t = useWords();
  const { next, now } = moment;
  return (
    <p className={styles.part}>
      <TimeIcon name="mosque" />
      <time dateTime={next.at.toISOString()}>
        <b>
          {t(`time:${next.prayer}`)} <bdi>{clockWords(next.at, t)}</bdi>
        </b>
      </time>
      <span className={styles.large}>
        <Left minutes={minutesUntil(next.at, now)} words={(left) => t('time:in', { left })} />
        {' · '}
        <bdi lang={place.lang} dir={locales[place.lang].dir}>
          {place.label}
        </bdi>
      </span>
    </p>
  );
}

/** The time until the end of the fast or of the pre-dawn meal, and the elapsed share of the fast. */
function FastLeft({ moment, place }: { moment: PresentMoment; place: NamedPlace }) {
  const t = useWords();
  const { next, fasted, times, now } = moment;
  const at = fasted === null ? next.at : times.maghrib;
  const name = dayTimeWords(fasted === null ? 'fajr' : 'maghrib', true, t);
  return (
    <>
      <p className={styles.part}>
        <time dateTime={at.toISOString()}>
          <b className={styles.fast}>
            <Left minutes={minutesUntil(at, now)} words={(left) => t('time:nextIn', { name, left })} />
          </b>{' '}
          <span className={styles.large}>
            {t('time:atPlace', { time: clockWords(at, t), place: place.name })}
          </span>
        </time>
      </p>
      {fasted !== null && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(fasted * 100)}%` }} />
        </span>
      )}
    </>
  );
}

/** A duration, abbreviated visually and in full for screen readers. It is not a live region. */
function Left({ minutes, words }: { minutes: number; words: (left: string) => string }) {
  const t = useWords();
  return (
    <>
      <span aria-hidden="true">{words(spanWords(minutes, t))}</span>
      <span className={textStyles.hidden}>{words(spanWords(minutes, t, true))}</span>
    </>
  );
}
