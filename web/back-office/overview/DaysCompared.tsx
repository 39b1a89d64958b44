import { type Lang, locales } from '../../../contract/locales.ts';
import type { Days } from '../../../contract/overview.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './DaysCompared.module.css';

/** A calendar date: “Monday, Nov 16”. */
const dayOf = (day: string, lang: Lang) =>
  new Intl.DateTimeFormat(locales[lang].intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Today's statistics so far, each above that of the whole same weekday last week. */
export function DaysCompared({ days: { before, figures } }: { days: Days }) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <section className={styles.days} aria-labelledby="today">
      <header>
        <h2 id="today">{t('admin-overview:today')}</h2>
        <a href="/admin/numbers">{t('admin-overview:toNumbers')}</a>
        <p className={textStyles.muted}>{t('admin-overview:todayText', { day: dayOf(before, lang) })}</p>
      </header>
      <dl>
        {figures.map(({ figure, today, before: earlier }) => (
          <div key={figure} className={layoutStyles.panel}>
            <dt>{t(`admin-overview:figure_${figure}`)}</dt>
            <dd>
              <b>{formatNumber(today, lang)}</b>
              <small>{t('admin-overview:lastWeek', { number: formatNumber(earlier, lang) })}</small>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${Math.min(100, (today / Math.max(1, earlier, today)) * 100)}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
