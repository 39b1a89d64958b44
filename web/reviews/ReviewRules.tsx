import type { ReviewSubjectKind } from '../../contract/review-values.ts';
import type { ReviewSummary } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import * as styles from './ReviewRules.module.css';

const rules = {
  business: [
    ['read', 'eye'],
    ['owners', 'shield'],
    ['one', 'user'],
    ['average', 'star'],
  ],
  member: [
    ['contact', 'chat'],
    ['read', 'eye'],
    ['posters', 'shield'],
    ['average', 'star'],
  ],
} as const;

interface Props extends Pick<ReviewSummary, 'purposes'> {
  of: ReviewSubjectKind;
  /** The level of its headings: below the heading that it follows. */
  level?: 'h2' | 'h3';
}

/** What most people come for, and how reviews work here. */
export function ReviewRules({ of, purposes, level: Heading = 'h3' }: Props) {
  const t = useWords();
  const most = purposes[0]?.count ?? 1;
  return (
    <div className={styles.panels}>
      {purposes.length > 0 && (
        <div className={styles.purposes}>
          <Heading>{t('reviews:purposes')}</Heading>
          <ul>
            {purposes.map(({ text, lang, count }) => (
              <li key={text}>
                <span lang={lang} dir="auto">
                  {text}
                </span>
                <bdi>{count}</bdi>
                <span className={styles.bar}>
                  <span style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.rules}>
        <Heading>{t('reviews:rulesTitle')}</Heading>
        <ul>
          {rules[of].map(([rule, icon]) => (
            <li key={rule}>
              <Icon name={icon} />
              {t(`reviews:rules.${rule}`)}
            </li>
          ))}
        </ul>
        <p className={styles.onward}>
          <a className={textStyles.link} href="/How-Reviews-Work">
            {t('reviews:rules.more')}
          </a>
        </p>
      </div>
    </div>
  );
}
