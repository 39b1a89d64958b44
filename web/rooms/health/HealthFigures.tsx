import type { HealthFigures as Figures } from '../../../contract/health.ts';
import { timeWords } from '../../back-office/time-words.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './HealthFigures.module.css';

/** The latest metrics at a glance. */
export function HealthFigures({ figures }: { figures: Figures }) {
  const t = useWords();
  const { lang } = useSite();
  const number = (value: number) => formatNumber(value, lang);
  const { lastBackup, indexed } = figures;
  const all = [
    ['jobsDue', number(figures.jobsDue)],
    ['oldest', t('admin-health:minutes', { count: Math.floor(figures.oldestSeconds / 60) })],
    ['mailsWaiting', number(figures.mailsWaiting)],
    ['lastBackup', lastBackup === null ? t('admin-health:none') : timeWords(lastBackup, lang)],
    ['indexed', indexed === null ? t('admin-health:noIndex') : number(indexed)],
    ['errors', number(figures.errors)],
    ['violations', number(figures.violations)],
  ] as const;
  return (
    <section aria-labelledby="health-figures">
      <h2 id="health-figures" className={textStyles.hidden}>
        {t('admin-health:figures')}
      </h2>
      <dl className={styles.figures}>
        {all.map(([key, value]) => (
          <div key={key} className={layoutStyles.panel}>
            <dt>{t(`admin-health:figure.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
