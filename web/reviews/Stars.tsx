import { starValues } from '../../contract/review-values.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './Stars.module.css';

/** A rating in stars of five, filled from the start of the line; read out as text. */
export function Stars({ stars }: { stars: number }) {
  const t = useWords();
  return (
    <span className={styles.stars} role="img" aria-label={t('reviews:stars', { count: stars })}>
      {starValues.map((value, index) => (
        <span key={value} data-off={index >= Math.round(stars) ? '' : undefined}>
          <Icon name="star" size="s" />
        </span>
      ))}
    </span>
  );
}
