import type { ProductDetail } from '../../../contract/products.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { PostPage } from '../../posts/PostPage.tsx';
import * as styles from '../../posts/post-page.module.css';
import { SafetyTips } from '../../posts/SafetyTips.tsx';
import { useSlices } from '../../state/use-slices.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { KeyFact } from '../../ui/KeyFacts.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { conditionWords, ProductCard, ProductPrice } from '../../ui/ProductCard.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as gridStyles from '../../ui/shared/grid.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { productCrumbs } from './product-crumbs.ts';

/** A product, offered or wanted. */
export default function ProductPage() {
  const t = useWords();
  const state = useSlices('market', 'settings');
  const product = state.market.product.data;
  if (!product) return null;
  const { id, postType, category, area, borough, similar, reserved, negotiable } = product;
  const wanted = postType === 'buy';
  const crumbs = productCrumbs(state, product, t);
  return (
    <PostPage
      key={id}
      post={product}
      folder="products"
      kind="product"
      crumbs={crumbs}
      cover={
        <div className={`${artStyles.art} ${styles.cover}`}>
          <PatternArt seed={id} icon={category.icon} slug={category.slug} shape="cover" eager />
        </div>
      }
      isWanted={wanted}
      tag={t(wanted ? 'products:lookingToBuy' : 'products:forSale')}
      status={reserved && <span className={tagStyles.warning}>{t('cards:reserved')}</span>}
      place={[area.name, borough?.name].filter(Boolean).join(t('cards:comma'))}
      facts={productFacts(product, t)}
      about={t(wanted ? 'products:aboutWantedThing' : 'products:aboutThing')}
      contactTitle={t('post-page:contactTitle')}
      price={
        <>
          {wanted && <small className={`${textStyles.muted} ${styles.budget}`}>{t('posts:budget')}</small>}
          <ProductPrice product={product} />
        </>
      }
      priceNote={negotiable && t('products:negotiable')}
      tips={<SafetyTips kind="product" />}
      similar={
        similar.length > 0
          ? {
              title: t('products:moreLikeThing'),
              href: crumbs.at(-1)?.href ?? '/market-place',
              list: (
                <ul className={`${gridStyles.five} ${gridStyles.rail}`}>
                  {similar.map((card) => (
                    <li key={card.id}>
                      <ProductCard product={card} />
                    </li>
                  ))}
                </ul>
              ),
            }
          : null
      }
    />
  );
}

function productFacts(product: ProductDetail, t: Translate): (KeyFact | null)[] {
  const { condition, type, brand, model, year, color, category, mileage, delivery } = product;
  /** User input in any script. */
  const written = (icon: IconName, label: string, value: string | null): KeyFact | null =>
    value ? { icon, label, value: <bdi>{value}</bdi> } : null;
  return [
    condition && {
      icon: 'star',
      label: t('products:condition'),
      value: t(conditionWords[condition]),
    },
    type
      ? written('box', t('posts:type'), type)
      : { icon: 'box', label: t('products:kind'), value: category.name },
    written('tag', t('products:brand'), brand),
    written('page', t('products:model'), model),
    year ? { icon: 'clock', label: t('products:thingYear'), value: String(year) } : null,
    mileage === null
      ? null
      : { icon: 'directions', label: t('products:mileage'), value: t('products:miles', { count: mileage }) },
    written('palette', t('products:color'), color),
    delivery ? { icon: 'bag', label: t('products:handover'), value: t('products:delivery') } : null,
  ];
}
