import * as pageStyles from '../../articles/page.module.css';
import { useWords } from '../../i18n/words.ts';
import { countWords } from '../../service-counts.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ServiceSections } from '../../ui/ServiceSections.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import { Toc } from '../../ui/Toc.tsx';

/** `/about`: a description by the editors, and the current numbers of listings. */
export default function AboutPage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.about.aboutData);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { title, summary, body, bodyLang, contents, photo } = data;
  return (
    <div className={pageStyles.page}>
      <header className={pageStyles.top}>
        <div className={`${layoutStyles.wrap} ${pageStyles.head}`}>
          <div>
            <h1>{title || t('layout:about')}</h1>
            <p className={pageStyles.lead}>{summary}</p>
            <div className={`${layoutStyles.row} ${pageStyles.actions}`}>
              <a className={buttonStyles.accent} href="/add-business">
                <Icon name="plus" />
                {t('layout:addBusiness')}
              </a>
              <a className={buttonStyles.outlined} href="/Contact">
                {t('layout:contact')}
              </a>
            </div>
          </div>
          <div className={artStyles.art}>
            {photo ? (
              <Photo picture={photo} alt="" sizes="(width <= 992px) 100vw, 560px" eager />
            ) : (
              <PatternArt seed="about" icon="community" shape="wide" />
            )}
          </div>
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
        <Prose html={body} lang={bodyLang} />
      </div>
      <Today />
    </div>
  );
}

/** The five sections, each with its number of listings. */
function Today() {
  const t = useWords();
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  if (!services) return null;
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.tinted}`} aria-labelledby="today-title">
      <div className={layoutStyles.wrap}>
        <div className={sectionStyles.head}>
          <h2 id="today-title">{t('content:aboutNumbers')}</h2>
        </div>
        <ServiceSections
          services={services}
          textOf={(key) => t(countWords[key], { count: services[key].count })}
        />
      </div>
    </section>
  );
}
