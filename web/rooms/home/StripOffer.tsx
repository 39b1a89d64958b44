import { useWords } from '../../i18n/words.ts';
import { turnStrip } from '../../time/strip-switch.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as iconStyles from '../../ui/shared/icon.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as styles from './StripOffer.module.css';

/**
 * Offers the strip of dates and prayer times at the end of the page. Before any script has loaded, styles decide by
 * the root element what is visible: the offer until it is answered; after declining, the button to turn the strip
 * on; and nothing while the strip is on.
 */
export function StripOffer() {
  const t = useWords();
  const show = () => {
    turnStrip(true);
    // The strip is at the top of the page.
    scrollTo({ top: 0 });
  };
  return (
    <section className={`${layoutStyles.wrap} ${styles.section} ${visibilityStyles.withScripts}`}>
      <div className={`${layoutStyles.panel} ${styles.offer}`}>
        <span className={styles.icon}>
          <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4.5 20v-7.5h15V20M4.5 20h15M6 12.5c0-4 3-5.5 6-8 3 2.5 6 4 6 8M10 20v-3a2 2 0 0 1 4 0v3" />
          </svg>
        </span>
        <div className={layoutStyles.grow}>
          <h2>{t('home:stripTitle')}</h2>
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('home:stripText')}</p>
        </div>
        <button
          type="button"
          className={`${buttonStyles.quiet} ${buttonStyles.small}`}
          onClick={() => turnStrip(false)}
        >
          {t('home:stripNo')}
        </button>
        <button type="button" className={`${buttonStyles.soft} ${buttonStyles.small}`} onClick={show}>
          {t('home:stripYes')}
        </button>
      </div>
      <button type="button" className={`${buttonStyles.quiet} ${styles.again}`} onClick={show}>
        {t('home:stripAgain')}
      </button>
    </section>
  );
}
