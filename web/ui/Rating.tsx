import type { BusinessCard } from '../../contract/businesses.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { dateWords } from './date-words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './Rating.module.css';
import * as tagStyles from './shared/tag.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  business: Pick<BusinessCard, 'reviewCount' | 'rating'> & Partial<Pick<BusinessCard, 'hoursConfirmedAt'>>;
}

/**
 * Why to trust a place or a member, in one line: the average and the count from five reviews on, before that only
 * how many there are; then when the owner confirmed the hours, where that fits.
 */
export function Rating({ business: { reviewCount, rating, hoursConfirmedAt = null } }: Props) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <div className={styles.rating}>
      <Reviews count={reviewCount} average={rating} />
      {hoursConfirmedAt && (
        <span className={styles.hours}>
          <span className={textStyles.dot}>·</span>
          {t('place-cards:hoursConfirmed', { date: dateWords(hoursConfirmedAt, lang, true) })}
        </span>
      )}
    </div>
  );
}

function Reviews({ count, average }: { count: number; average: number | null }) {
  const t = useWords();
  if (count === 0) return t('place-cards:noReviews');
  if (average === null)
    return (
      <>
        <span className={tagStyles.brand}>{t('place-cards:newPlace')}</span>
        {t('place-cards:soFar', { count })}
      </>
    );
  return (
    <span className={styles.stars} role="img" aria-label={t('place-cards:rated', { rating: average, count })}>
      <Icon name="star" size="s" />
      <b>{average.toFixed(1)}</b>({count})
    </span>
  );
}
