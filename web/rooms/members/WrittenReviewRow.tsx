import type { Lang } from '../../../contract/locales.ts';
import type { WrittenReview } from '../../../contract/members.ts';
import { profilePath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { monthWords } from '../../reviews/month-words.ts';
import { Stars } from '../../reviews/Stars.tsx';
import { BusinessLogo } from '../../ui/BusinessArt.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MemberPage.module.css';

/** What somebody wrote of a business, in its own language and direction. @param lang of the page */
export function WrittenReviewRow({ review, lang }: { review: WrittenReview; lang: Lang }) {
  const t = useWords();
  const { stars, visited, text, business } = review;
  return (
    <li className={styles.review}>
      <span className={`${artStyles.logo} ${styles.badge}`}>
        <BusinessLogo business={{ ...business, logo: null }} size={44} />
      </span>
      <div className={styles.reviewWords}>
        <div className={styles.reviewed}>
          <a
            className={textStyles.link}
            href={`${profilePath(business)}#reviews`}
            dir="auto"
            lang={business.lang}
          >
            {business.name}
          </a>
          <Stars stars={stars} />
        </div>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t('reviews:visited', { month: monthWords(visited, lang) })}
        </p>
        <p className={styles.text} lang={review.lang} dir="auto">
          {text}
        </p>
      </div>
    </li>
  );
}
