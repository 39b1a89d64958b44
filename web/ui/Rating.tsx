import type { BusinessCard } from '../../contract/businesses.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './Rating.module.css';
import * as tagStyles from './shared/tag.module.css';

/** How a place or a member is rated: the average and the count from five reviews on, before that only how many there are. */
export function Rating({
  business: { reviewCount: count, rating },
}: {
  business: Pick<BusinessCard, 'reviewCount' | 'rating'>;
}) {
  const t = useWords();
  if (count === 0) return <div className={styles.rating}>{t('place-cards:noReviews')}</div>;
  if (rating === null)
    return (
      <div className={styles.rating}>
        <span className={tagStyles.brand}>{t('place-cards:newPlace')}</span>
        {t('place-cards:soFar', { count })}
      </div>
    );
  return (
    <div className={styles.rating} role="img" aria-label={t('place-cards:rated', { rating, count })}>
      <Icon name="star" size="s" />
      <b>{rating.toFixed(1)}</b>({count})
    </div>
  );
}
