import type { ReactNode } from 'react';
import type { Category } from '../../../contract/categories.ts';
import { useWords } from '../../i18n/words.ts';
import { PostLink } from '../../posts/PostLink.tsx';
import { useAppSelector } from '../../store.ts';
import { CategoryTiles } from '../../ui/CategoryTiles.tsx';
import * as categoryHeadStyles from '../../ui/category-head.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HiddenFields } from '../../ui/HiddenFields.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { OnwardLink, SectionHead } from '../../ui/SectionHead.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as cardStyles from '../../ui/shared/card.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as searchStyles from '../../ui/shared/search.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MarketFront.module.css';

interface Props {
  /** Seeds the tile pattern beside the heading. */
  seed: string;
  crumbs?: ReactNode;
  title: string;
  text: string;
  categories: readonly Category[];
  hrefOf: (category: Category) => string;
  newest: string;
  all: { href: string; words: string };
  /** The scope of this page's search. */
  mainId?: number;
}

const inView = 5;

/** The start page of the marketplace or of a main category: its categories and new posts. */
export function MarketFront(props: Props) {
  const { seed, crumbs, title, text, categories, hrefOf, newest, all, mainId } = props;
  const t = useWords();
  const products = useAppSelector((state) => state.market.marketPlace.data);
  const post = <PostLink href="/form/quick" words="products:sellThing" />;
  return (
    <>
      <div className={`${layoutStyles.wrap} ${categoryHeadStyles.head}`}>
        {crumbs}
        <div className={categoryHeadStyles.intro}>
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
            <div className={styles.actions}>
              <search>
                <form action="/market-place/products" method="get" className={searchStyles.inner}>
                  {mainId !== undefined && <HiddenFields search={`main_id=${mainId}`} except={[]} />}
                  <label htmlFor="market-q" className={textStyles.hidden}>
                    {t('products:searchMarket')}
                  </label>
                  <input
                    id="market-q"
                    type="search"
                    name="q"
                    placeholder={t('products:searchMarket')}
                    maxLength={200}
                  />
                  <button type="submit" className={buttonStyles.icon} aria-label={t('products:searchMarket')}>
                    <Icon name="search" size="s" />
                  </button>
                </form>
              </search>
              {post}
            </div>
          </div>
          <img
            src={`/art/pattern/${seed}.svg?w=640&h=200`}
            width={640}
            height={200}
            alt=""
            fetchPriority="high"
          />
        </div>
        {categories.length > 0 && (
          <>
            <h2 className={textStyles.hidden}>{t('products:marketCategories')}</h2>
            <CategoryTiles categories={categories} hrefOf={hrefOf} count="products:thingsCount" />
          </>
        )}
      </div>
      <section className={`${sectionStyles.section} ${sectionStyles.tight}`}>
        <div className={layoutStyles.wrap}>
          <SectionHead title={newest}>
            <OnwardLink to={all.href}>{all.words}</OnwardLink>
          </SectionHead>
          {products.length > 0 ? (
            <ul className={cardStyles.grid}>
              {products.map((product, index) => (
                <li key={product.id}>
                  <ProductCard product={product} eager={index < inView} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              icon="box"
              title={t('products:noThingsYet')}
              text={t('products:noThingsYetText')}
              level={3}
            >
              {post}
            </EmptyState>
          )}
        </div>
      </section>
    </>
  );
}
