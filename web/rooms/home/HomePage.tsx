import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { Advertisement } from './Advertisement.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomePage.module.css';
import { HomeServices } from './HomeServices.tsx';
import { LateSection } from './LateSection.tsx';
import Businesses from './late/Businesses.tsx';
import { StripOffer } from './StripOffer.tsx';
import { countOf, type SectionName, sections } from './section-list.ts';
import { drawnAtOnce } from './use-section.ts';

// The first section below the hero and the services is near the viewport from the start.
drawnAtOnce('businesses', Businesses);

/**
 * `/`: the hero, the five sections, and new posts in each. The server renders what is in or near the first view;
 * other sections load when they come near. Empty sections are omitted.
 */
export default function HomePage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.home.homeData);
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { hero, advertisement, sections: counted } = data;
  const late = (name: SectionName) => {
    const count = countOf(name, counted);
    return count > 0 && <LateSection section={sections[name]} count={count} />;
  };
  return (
    <>
      <Hero hero={hero[0]} />
      <HomeServices />
      {late('businesses')}
      {late('rentals')}
      {late('products')}
      {advertisement && <Advertisement advertisement={advertisement} />}
      {counted.jobs > 0 && (
        <LateSection section={sections.jobs} count={counted.jobs}>
          {(body) => (
            <div className={`${layoutStyles.wrap} ${styles.jobs}`}>
              <div>
                <h2>{t('home:jobsTitle')}</h2>
                <p className={textStyles.muted}>{t('home:jobsText')}</p>
                <div className={layoutStyles.row}>
                  <a className={buttonStyles.primary} href="/jobs">
                    {t('home:seeJobs', { count: services?.jobs.count ?? counted.jobs })}
                  </a>
                  <a className={buttonStyles.outlined} href="/post-job">
                    {t('home:postJob')}
                  </a>
                </div>
              </div>
              {body}
            </div>
          )}
        </LateSection>
      )}
      {late('events')}
      {late('blogs')}
      {late('news')}
      {late('guide')}
      {counted.app && (
        <LateSection section={sections.app} count={1}>
          {(body) => (
            <div className={layoutStyles.wrap}>
              <div className={visibilityStyles.withoutScripts}>
                <h2>{counted.app?.title}</h2>
                <a className={textStyles.link} href={counted.app?.url} rel="noopener">
                  {t('home:getApp')}
                </a>
              </div>
              {body}
            </div>
          )}
        </LateSection>
      )}
      <StripOffer />
    </>
  );
}
