import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import type { SearchResults, SearchType } from '../../../contract/search-results.ts';
import { articlePath, newsPath, searchPath } from '../../addresses.ts';
import * as articleListStyles from '../../articles/list.module.css';
import { useWords } from '../../i18n/words.ts';
import { AreaLink } from '../../lists/AreaLink.tsx';
import { placeName } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useAppSelector } from '../../store.ts';
import { ArticleTile } from '../../ui/ArticleTile.tsx';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { EventLine } from '../../ui/EventLine.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { GuideRow } from '../../ui/GuideRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { JobRow } from '../../ui/JobRow.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { RentalCard } from '../../ui/RentalCard.tsx';
import * as cardStyles from '../../ui/shared/card.module.css';
import * as gridStyles from '../../ui/shared/grid.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as listStyles from '../../ui/shared/list.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AllFoundPage.module.css';
import * as foundStyles from './found.module.css';
import { cityQuery, kinds } from './kinds.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { strongestFirst } from './section-order.ts';
import { useFound } from './use-found.ts';
import { whyOf } from './Why.tsx';

/** The number of rows of a list; cards fill one row of their grid. */
const pageSizes = { card: 4, thing: 5, row: 3 };
/** The number of cards of the first kind that are visible at once, on phones and desktops. */
const inView = 2;

function listOf(className: string | undefined, cards: { id: number; card: ReactNode }[]) {
  return (
    <ul className={className}>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}

/** The first results of a kind, in its own layout. `isFirst` if they are at the top of the page. */
function firstOf(kind: SearchType, data: SearchResults['data'], isFirst: boolean): ReactNode {
  const eager = (index: number) => isFirst && index < inView;
  switch (kind) {
    case 'business':
      return listOf(
        `${gridStyles.four} ${gridStyles.rail}`,
        data.business.slice(0, pageSizes.card).map((business, index) => ({
          id: business.id,
          card: <BusinessCard business={business} eager={eager(index)} why={whyOf(business)} />,
        })),
      );
    case 'rent':
      return listOf(
        `${gridStyles.four} ${gridStyles.rail}`,
        data.rent.slice(0, pageSizes.card).map((rental, index) => ({
          id: rental.id,
          card: <RentalCard rental={rental} eager={eager(index)} why={whyOf(rental)} />,
        })),
      );
    case 'product':
      return listOf(
        `${gridStyles.five} ${gridStyles.rail}`,
        data.product.slice(0, pageSizes.thing).map((product, index) => ({
          id: product.id,
          card: <ProductCard product={product} eager={eager(index)} why={whyOf(product)} />,
        })),
      );
    case 'job':
      return listOf(
        cardStyles.jobs,
        data.job
          .slice(0, pageSizes.card)
          .map((job) => ({ id: job.id, card: <JobRow job={job} why={whyOf(job)} /> })),
      );
    case 'event':
      return listOf(
        undefined,
        data.event
          .slice(0, pageSizes.row)
          .map((event) => ({ id: event.id, card: <EventLine event={event} why={whyOf(event)} /> })),
      );
    case 'blog':
      return listOf(
        articleListStyles.grid,
        data.blog.slice(0, pageSizes.row).map((article, index) => ({
          id: article.id,
          card: (
            <ArticleTile
              article={article}
              href={article.kind === 'news' ? newsPath(article) : articlePath(article)}
              level={3}
              eager={eager(index)}
              why={whyOf(article)}
            />
          ),
        })),
      );
    case 'guide':
      return listOf(
        foundStyles.guides,
        data.guide
          .slice(0, pageSizes.row)
          .map((guide) => ({ id: guide.id, card: <GuideRow guide={guide} level={3} why={whyOf(guide)} /> })),
      );
  }
}

/** The results of all kinds: the first of each, with a link to all of them. */
export default function AllFoundPage() {
  const { keyword, data, status } = useFound();
  const { href, params } = useListAddress();
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  if (status === 'failed' || !data) return status === 'failed' ? <FailedState /> : null;
  const found = strongestFirst(kinds, data.data);
  const city = cityQuery(params) && params.get('city');
  return (
    <div className={styles.found}>
      <div className={listStyles.head}>
        <div className={`${layoutStyles.wrap} ${listStyles.headRow} ${styles.head}`}>
          <div className={layoutStyles.grow}>
            <ResultsHead type={null} />
          </div>
        </div>
      </div>
      {city && (
        <div className={`${layoutStyles.wrap} ${styles.chosen}`}>
          <FilterChips
            filters={[
              { key: 'city', label: placeName(states, Number(city)) ?? city, href: href({ city: null }) },
            ]}
          />
          <AreaLink id={city} words="directory:aboutArea" />
        </div>
      )}
      {found.map((kind, place) => (
        <Group key={kind} kind={kind} keyword={keyword} meta={data.meta[kind]}>
          {firstOf(kind, data.data, place === 0)}
        </Group>
      ))}
      {found.length === 0 && (
        <div className={`${layoutStyles.wrap} ${styles.nothing}`}>
          <NothingFound type={null} />
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  kind: SearchType;
  keyword: string;
  meta: { total: number; totalIsExact: boolean };
  children: ReactNode;
}

function Group({ kind, keyword, meta, children }: GroupProps) {
  const t = useWords();
  const title = useId();
  const city = cityQuery(new URLSearchParams(useLocation().search));
  return (
    <section className={layoutStyles.wrap} aria-labelledby={title}>
      <div className={sectionStyles.head}>
        <h2 id={title}>{t(`search:${kind}`)}</h2>
        <a className={textStyles.link} href={`${searchPath(keyword, kind)}${city}`} aria-describedby={title}>
          {t(meta.totalIsExact ? 'search:showAll' : 'search:showAllAtLeast', { count: meta.total })}{' '}
          <Icon name="arrow" size="s" flip />
        </a>
      </div>
      {children}
    </section>
  );
}
