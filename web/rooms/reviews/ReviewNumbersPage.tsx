import { limits } from '../../../contract/limits.ts';
import { locales } from '../../../contract/locales.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import * as narrowStyles from '../../ui/narrow-page.module.css';
import { PageHeading } from '../../ui/PageHeading.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ReviewNumbersPage.module.css';

const signs = ['newAccount', 'sameNetwork', 'sameDevice', 'copied', 'ownersNetwork'] as const;
const outcomes = ['published', 'waiting', 'rejected', 'removed', 'countedLess', 'frozen'] as const;

/** `/How-Reviews-Work`: who may review, how the average is computed, and statistics about all reviews. */
export default function ReviewNumbersPage() {
  const t = useWords();
  const { lang } = useSite();
  const { data } = useAppSelector((state) => state.business.reviewNumbers);
  const percent = (part: number) =>
    new Intl.NumberFormat(locales[lang].intl, { style: 'percent' }).format(part);
  return (
    <div className={`${layoutStyles.wrap} ${narrowStyles.page} ${styles.page}`} data-own-edge="">
      <PageHeading title={t('review-numbers:title')} />
      <h2>{t('review-numbers:writingTitle')}</h2>
      <p>{t('review-numbers:writing')}</p>
      <h2>{t('review-numbers:readingTitle')}</h2>
      <p>{t('review-numbers:reading')}</p>
      <h2>{t('review-numbers:averageTitle')}</h2>
      <p>{t('review-numbers:average')}</p>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>
            {t(`review-numbers:weight.${sign}`, { percent: percent(limits.reviews.weights[sign]) })}
          </li>
        ))}
      </ul>
      <p>{t('review-numbers:frozenText')}</p>
      <h2>{t('review-numbers:numbersTitle')}</h2>
      {data ? (
        <dl className={styles.numbers}>
          {outcomes.map((outcome) => (
            <div key={outcome}>
              <dt>{t(`review-numbers:${outcome}`)}</dt>
              <dd>{formatNumber(data[outcome], lang)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={textStyles.muted}>{t('review-numbers:failed')}</p>
      )}
    </div>
  );
}
