import type { Lang } from '../../../contract/locales.ts';
import type { WrittenReview } from '../../../contract/members.ts';
import { memberPath, profilePath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { monthWords } from '../../reviews/month-words.ts';
import { Stars } from '../../reviews/Stars.tsx';
import { BusinessLogo } from '../../ui/BusinessArt.tsx';
import { initialsOf } from '../../ui/initials.ts';
import * as artStyles from '../../ui/shared/art.module.css';
import * as avatarStyles from '../../ui/shared/avatar.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MemberPage.module.css';

/** A member's review of a business or a member, in its own language and direction. @param lang of the page */
export function WrittenReviewRow({ review, lang }: { review: WrittenReview; lang: Lang }) {
  const t = useWords();
  const { stars, visited, text, of, subject } = review;
  const { id, slug } = subject;
  const page = id === null ? null : of === 'member' ? memberPath({ id, slug }) : profilePath({ id, slug });
  return (
    <li className={styles.review}>
      <span className={`${artStyles.logo} ${styles.badge}`}>
        {of === 'member' ? (
          <span className={`${avatarStyles.avatar} ${styles.initials}`} aria-hidden="true" dir="auto">
            {initialsOf(subject.name)}
          </span>
        ) : (
          <BusinessLogo business={{ ...subject, id: id ?? 0, logo: null }} size={44} />
        )}
      </span>
      <div className={styles.reviewWords}>
        <div className={styles.reviewed}>
          {page ? (
            <a className={textStyles.link} href={`${page}#reviews`} dir="auto" lang={subject.lang}>
              {subject.name}
            </a>
          ) : (
            <b dir="auto">{subject.name}</b>
          )}
          <Stars stars={stars} />
        </div>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t(of === 'member' ? 'reviews:inTouch' : 'reviews:visited', { month: monthWords(visited, lang) })}
        </p>
        <p className={styles.text} lang={review.lang} dir="auto">
          {text}
        </p>
      </div>
    </li>
  );
}
