import type { Overview, Trouble } from '../../../contract/overview.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './rows.module.css';

const places: Record<Trouble, { icon: IconName; section: 'health' | 'newsletter' }> = {
  mailsGivenUp: { icon: 'mail', section: 'health' },
  jobsGivenUp: { icon: 'warning', section: 'health' },
  mailsRetried: { icon: 'mail', section: 'health' },
  jobsLate: { icon: 'clock', section: 'health' },
  newsletter: { icon: 'mail', section: 'newsletter' },
  browserErrors: { icon: 'globe', section: 'health' },
};

/** Failures that require attention. */
export function TroubleRows({ troubles }: Pick<Overview, 'troubles'>) {
  const t = useWords();
  return (
    <section className={`${layoutStyles.panel} ${styles.rows}`} aria-labelledby="troubles">
      <h2 id="troubles">{t('admin-overview:troubles')}</h2>
      <ul>
        {troubles.map(({ trouble, count }) => (
          <li key={trouble}>
            <a href={`/admin/${places[trouble].section}`}>
              <span className={`${styles.mark} ${styles.trouble}`}>
                <Icon name={places[trouble].icon} />
              </span>
              <span className={styles.body}>
                <b>{t(`admin-overview:trouble_${trouble}`, { count })}</b>
                <small>{t(`admin-overview:troubleText_${trouble}`)}</small>
              </span>
              <Icon name="chevron" flip />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
