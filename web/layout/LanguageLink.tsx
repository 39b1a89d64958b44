import { useLocation } from 'react-router';
import { locales, otherLang } from '../../contract/locales.ts';
import { switchLanguage } from '../i18n/language.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import * as styles from './LanguageLink.module.css';

/** The other language by its own name. A link, so that it works without scripts too. */
export function LanguageLink({ className, short }: { className?: string; short?: boolean }) {
  const { pathname, search } = useLocation();
  const lang = otherLang(useSite().lang);
  const { nativeName, short: letters } = locales[lang];
  const query = new URLSearchParams(search);
  query.set('lang', lang);
  return (
    <a
      className={className}
      href={`${pathname}?${query}`}
      lang={lang}
      hrefLang={lang}
      onClick={(event) => {
        event.preventDefault();
        switchLanguage(lang);
      }}
    >
      {short ? (
        <>
          <Icon name="globe" size="s" className={visibilityStyles.large} />
          <span className={`${styles.name} ${visibilityStyles.large}`}>{nativeName}</span>
          <span className={`${styles.name} ${visibilityStyles.small}`} aria-hidden="true">
            {letters}
          </span>
          <span className={`${textStyles.hidden} ${styles.name} ${visibilityStyles.small}`}>
            {nativeName}
          </span>
        </>
      ) : (
        <span className={styles.name}>{nativeName}</span>
      )}
    </a>
  );
}
