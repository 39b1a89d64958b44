import { useLocation } from 'react-router';
import * as pageStyles from '../../articles/page.module.css';
import { useWords } from '../../i18n/words.ts';
import { chromeOf } from '../../layout/chrome.ts';
import { LanguageLink } from '../../layout/LanguageLink.tsx';
import { Logo } from '../../layout/Logo.tsx';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { dateWords } from '../../ui/date-words.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { Prose } from '../../ui/Prose.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { Toc } from '../../ui/Toc.tsx';
import * as styles from './LegalPage.module.css';
import { legalPlaces } from './places.ts';
import { WasInForce } from './WasInForce.tsx';

/** A legal page, without distractions: most have neither header nor footer, but a link home. */
export default function LegalPage() {
  const t = useWords();
  const { lang } = useSite();
  const { pathname } = useLocation();
  const { data, status } = useAppSelector((state) => state.legal.page);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { title, summary, body, bodyLang, contents, updatedAt, earlier, versions } = data;
  const here = Object.values(legalPlaces).find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  return (
    <div className={`${pageStyles.page} ${styles.legal}`}>
      <header className={pageStyles.top}>
        <div className={layoutStyles.wrap}>
          {!chromeOf(pathname).header && (
            <div className={`${layoutStyles.row} ${layoutStyles.spread} ${styles.wayHome}`}>
              <Logo ground="light" place="navbar" />
              <LanguageLink className={`${buttonStyles.quiet} ${buttonStyles.small}`} />
            </div>
          )}
          <h1>{title || t(here?.word ?? 'content:legalPages')}</h1>
          <p className={pageStyles.lead}>{summary}</p>
          {earlier && (
            <p className={styles.note}>
              {t('content:legalThen')} <WasInForce {...earlier} />.{' '}
              <a className={textStyles.link} href={here?.path}>
                {t('content:legalNow')}
              </a>
            </p>
          )}
          {!earlier && updatedAt && (
            <p className={`${textStyles.small} ${textStyles.muted}`}>
              <Phrase of="content:inForceSince" slot="date">
                <time dateTime={updatedAt}>{dateWords(updatedAt, lang)}</time>
              </Phrase>
            </p>
          )}
        </div>
      </header>
      <div
        className={
          contents.length > 2
            ? `${layoutStyles.wrap} ${pageStyles.body} ${pageStyles.withContents}`
            : `${layoutStyles.wrap} ${pageStyles.body}`
        }
      >
        {contents.length > 2 && <Toc contents={contents} />}
        <div>
          <Prose html={body} lang={bodyLang} />
          {versions.length > 0 && (
            <nav className={styles.earlier} aria-labelledby="earlier-versions">
              <h2 id="earlier-versions">{t('content:earlierVersions')}</h2>
              <ul>
                {versions.map((one) => (
                  <li key={one.id}>
                    <a
                      className={textStyles.link}
                      href={`${here?.path}?version=${one.id}`}
                      aria-current={one.id === earlier?.id ? 'page' : undefined}
                    >
                      <WasInForce {...one} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav className={styles.pages} aria-label={t('content:legalPages')}>
            {Object.values(legalPlaces).map(({ path, word }) => (
              <a
                key={path}
                className={textStyles.link}
                href={path}
                aria-current={path === here?.path ? 'page' : undefined}
              >
                {t(word)}
              </a>
            ))}
            <a className={textStyles.link} href="/">
              {t('errors:goHome')}
            </a>
          </nav>
        </div>
      </div>
    </div>
  );
}
