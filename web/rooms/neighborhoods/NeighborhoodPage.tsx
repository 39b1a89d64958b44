import type { ArticleCard } from '../../../contract/articles.ts';
import type { BusinessCard } from '../../../contract/businesses.ts';
import { calendarAddress } from '../../../contract/event-calendars.ts';
import type { Neighborhood } from '../../../contract/neighborhoods.ts';
import {
  articlePath,
  eventsPath,
  guidePath,
  newsPath,
  profilePath,
  rentalsPath,
  searchPath,
  subCategoryPath,
} from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { whenStripIsOn } from '../../time/strip-on.ts';
import { ArticleArt } from '../../ui/ArticleArt.tsx';
import { ArticleMeta } from '../../ui/ArticleByline.tsx';
import { BusinessArt } from '../../ui/BusinessArt.tsx';
import { CategoryTiles } from '../../ui/CategoryTiles.tsx';
import { timeWords } from '../../ui/clock-words.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Later } from '../../ui/Later.tsx';
import { OpeningTag, Until } from '../../ui/OpeningTag.tsx';
import { OnwardLink, SectionHead } from '../../ui/SectionHead.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { AreaCards } from './AreaCards.tsx';
import { AreaMap } from './AreaMap.tsx';
import { ComingUp } from './ComingUp.tsx';
import { NeighborhoodHero } from './NeighborhoodHero.tsx';
import * as styles from './NeighborhoodPage.module.css';
import { NewestSection } from './NewestSection.tsx';
import { RentChart } from './RentChart.tsx';

/**
 * `/Neighborhood/{slug}`: the listings of one area. Empty sections are omitted. Its prayer times are displayed, in
 * space reserved from the first paint, if the device turned on the strip above the header.
 */
export default function NeighborhoodPage() {
  const { lang } = useSite();
  const { data, status } = useAppSelector((state) => state.business.neighborhood);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  return (
    <>
      <NeighborhoodHero area={data} />
      <div className={`${layoutStyles.wrap} ${styles.times}`}>
        <Later
          load={() =>
            whenStripIsOn()
              .then(() => import('./AreaTimes.tsx'))
              .then(({ areaTimes }) => areaTimes(lang))
          }
        />
      </div>
      <div className={`${layoutStyles.wrap} ${styles.page}`}>
        <WhatIsHere area={data} />
        <div className={styles.pair}>
          <Rents area={data} />
          <OpenLate businesses={data.late} />
        </div>
        <NewestSection area={data} />
        <div className={styles.halves}>
          <WhatsOn area={data} />
          <Reading articles={data.guides} />
        </div>
        <AreaMap area={data} />
        <NearbyNeighborhoods area={data} />
      </div>
    </>
  );
}

function WhatIsHere({ area: { id, name, places, categories } }: { area: Neighborhood }) {
  const t = useWords();
  if (categories.length === 0) return null;
  return (
    <section className={styles.categories}>
      <SectionHead title={t('neighborhoods:whatIsHere')}>
        <OnwardLink to={searchPath(name, 'business')}>
          {t('neighborhoods:allPlaces', { count: places })}
        </OnwardLink>
      </SectionHead>
      <CategoryTiles
        categories={categories}
        hrefOf={(category) => `${subCategoryPath(category)}&city=${id}`}
      />
    </section>
  );
}

function Rents({ area: { id, homes, rents } }: { area: Neighborhood }) {
  const t = useWords();
  return (
    <section className={layoutStyles.panel}>
      <div className={`${layoutStyles.row} ${layoutStyles.spread} ${styles.panelHead}`}>
        <h2>{t('neighborhoods:rents')}</h2>
        {homes > 0 && (
          <OnwardLink to={rentalsPath({ city: id })}>
            {t('neighborhoods:allHomes', { count: homes })}
          </OnwardLink>
        )}
      </div>
      {rents.length > 0 ? (
        <RentChart rents={rents} />
      ) : (
        <p className={`${textStyles.muted} ${styles.none}`}>
          {t(homes > 0 ? 'neighborhoods:tooFew' : 'neighborhoods:noHomes')}
        </p>
      )}
    </section>
  );
}

function OpenLate({ businesses }: { businesses: readonly BusinessCard[] }) {
  const t = useWords();
  if (businesses.length === 0) return null;
  return (
    <section className={layoutStyles.panel}>
      <h2>{t('neighborhoods:late')}</h2>
      <ul className={styles.rows}>
        {businesses.map((business) => (
          <li key={business.id} className={styles.row}>
            <span className={`${artStyles.art} ${styles.thumb}`}>
              <BusinessArt business={business} sizes="60px" />
            </span>
            <span className={layoutStyles.grow}>
              <a
                className={textStyles.stretched}
                href={profilePath(business)}
                dir="auto"
                lang={business.lang}
              >
                {business.name}
              </a>
              <small>{business.category.name}</small>
            </span>
            <span className={styles.opening}>
              <OpenUntil business={business} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The closing time alone: below the heading it goes without saying that they are open. */
function OpenUntil({ business: { opening } }: { business: BusinessCard }) {
  const t = useWords();
  if (opening.state !== 'open' || !opening.until) return <OpeningTag opening={opening} />;
  return (
    <span className={tagStyles.success}>
      <Until>{timeWords(opening.until, t)}</Until>
    </span>
  );
}

/** What takes place there next, and a calendar that follows it. */
function WhatsOn({ area: { id, events } }: { area: Neighborhood }) {
  const t = useWords();
  const { lang, publicUrl } = useSite();
  if (events.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('neighborhoods:events')}>
        <OnwardLink to={eventsPath({ city: id })}>{t('neighborhoods:allEvents')}</OnwardLink>
      </SectionHead>
      <ComingUp events={events} />
      <a
        className={`${buttonStyles.outlined} ${buttonStyles.small}`}
        href={calendarAddress(publicUrl, { city: id }, lang)}
        rel="nofollow"
      >
        <Icon name="calendar" />
        {t('neighborhoods:subscribe')}
      </a>
    </section>
  );
}

const articlePaths = { blog: articlePath, news: newsPath, guide: guidePath } as const;

function Reading({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useWords();
  if (articles.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('neighborhoods:reading')} />
      <ul className={styles.reading}>
        {articles.map((article) => (
          <li key={article.id} className={styles.row}>
            <span className={`${artStyles.art} ${styles.thumb}`}>
              <ArticleArt article={article} sizes="76px" />
            </span>
            <span className={layoutStyles.grow}>
              <a
                className={textStyles.stretched}
                href={articlePaths[article.kind](article)}
                dir="auto"
                lang={article.lang}
              >
                {article.title}
              </a>
              <ArticleMeta article={article} />
            </span>
            <Icon name="chevron" flip />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NearbyNeighborhoods({ area: { nearby } }: { area: Neighborhood }) {
  const t = useWords();
  return (
    <section className={styles.nearby}>
      <SectionHead title={t('neighborhoods:nextDoor')}>
        <OnwardLink to="/Neighborhoods">{t('neighborhoods:allNeighborhoods')}</OnwardLink>
      </SectionHead>
      {nearby.length > 0 && <AreaCards areas={nearby} />}
    </section>
  );
}
