import type { Finding } from '../../../contract/health.ts';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as styles from './Findings.module.css';

const levels = ['fail', 'warn', 'ok'] as const;
const tags = { fail: tagStyles.error, warn: tagStyles.warning, ok: tagStyles.success };

/** The results of the checks, most severe first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useWords();
  const { dir } = useSite();
  const worst = levels.find((level) => findings.some((one) => one.level === level)) ?? 'ok';
  const sorted = levels.flatMap((level) => findings.filter((one) => one.level === level));
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="health-findings">
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h2 id="health-findings">{t('admin-health:findings')}</h2>
        <span className={tags[worst]}>{t(`admin-health:whole.${worst}`)}</span>
      </div>
      <ul className={styles.findings}>
        {sorted.map(({ name, label, level, text }) => (
          <li key={name}>
            <span className={tags[level]}>{t(`admin-health:level.${level}`)}</span>
            <b>{label}</b>
            {/* Written for the language of the page, even if it begins with the name of a setting or a path. */}
            <p dir={dir}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
