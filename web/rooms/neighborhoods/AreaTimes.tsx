import { useSyncExternalStore } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { useChoices } from '../../time/choices.ts';
import { hijriWords, weekdayWords } from '../../time/hijri-words.ts';
import { isStripOn } from '../../time/strip-on.ts';
import { onStripTurned } from '../../time/strip-switch.ts';
import { TimesList } from '../../time/TimesList.tsx';
import { feastWords } from '../../time/time-words.ts';
import { usePrayerMoment } from '../../time/use-prayer-moment.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AreaTimes.module.css';

/** The prayer times of the displayed neighborhood, once their messages have loaded. */
export const areaTimes = (lang: Lang) => withLateWords(lang, ['time', 'hijri'], AreaTimes);

/** Rendered while the strip above the header is on: with its rules, and the coordinates of this neighborhood. */
function AreaTimes() {
  const isOn = useSyncExternalStore(onStripTurned, isStripOn);
  const area = useAppSelector((state) => state.business.neighborhood.data);
  return isOn && area ? <Times name={area.name} point={area.point} /> : null;
}

function Times({ name, point }: { name: string; point: { lat: number; lng: number } }) {
  const t = useWords();
  const { lang } = useSite();
  const moment = usePrayerMoment(point, useChoices());
  const { date, hijri, feast } = moment;
  const isRamadan = feast === 'ramadan';
  return (
    <section className={styles.card} aria-labelledby="area-times">
      <div className={styles.head}>
        <h2 id="area-times">{t(isRamadan ? 'time:ramadanIn' : 'time:timesIn', { place: name })}</h2>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {weekdayWords(date, lang)} · {hijriWords(hijri, t)}
          {feast && !isRamadan && ` · ${feastWords(feast, t)}`}
        </p>
      </div>
      <div className={styles.times}>
        <TimesList moment={moment} />
      </div>
    </section>
  );
}
