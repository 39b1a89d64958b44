import type { Numbers } from '../../../contract/numbers.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './Figures.module.css';
import { waitWords } from './wait-words.ts';

/** The most important figures at a glance. */
export function Figures({ numbers: { tables } }: { numbers: Numbers }) {
  const t = useWords();
  const { lang } = useSite();
  const count = (value: number | null | undefined) => formatNumber(value ?? 0, lang);
  const figures = [
    ['views', count(tables.visits.totals[0])],
    ['arrivals', count(tables.visits.totals[1])],
    ['posted', count(tables.posts.totals[0])],
    ['median', waitWords(tables.waiting.totals[1] ?? null, t)],
    ['reached', count(tables.contacts.totals[1])],
    ['signedUp', count(tables.people.totals[0])],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([key, value]) => (
        <div key={key} className={layoutStyles.panel}>
          <dt>{t(`admin-numbers:column.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
