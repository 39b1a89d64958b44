import type { ReactNode } from 'react';
import type { ProductCard as Card } from '../../contract/products.ts';
import { productPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';
import { Price } from './Price.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as priceStyles from './shared/price.module.css';
import * as tagStyles from './shared/tag.module.css';
import * as textStyles from './shared/text.module.css';

export const conditionWords = { new: 'cards:conditionNew', used: 'cards:conditionUsed' } as const;

/** The price of a product, or that the seller should be asked. */
export function ProductPrice({ product }: { product: Pick<Card, 'priceCents' | 'postType'> }) {
  const t = useWords();
  const { priceCents, postType } = product;
  const ask = postType === 'buy' ? 'cards:askForPrice' : 'cards:askTheSeller';
  return (
    <div className={priceStyles.large}>
      {priceCents === null ? t(ask) : priceCents === 0 ? t('cards:free') : <Price cents={priceCents} />}
    </div>
  );
}

interface Props {
  product: Card;
  /** Above the fold: its picture loads eagerly. */
  eager?: boolean;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
}

/** A product in a grid: its price first. The whole card is one link, named after its title. */
export function ProductCard({ product, eager = false, why }: Props) {
  const t = useWords();
  const { id, title, lang, photo, postType, condition, category, area, reserved } = product;
  return (
    <article className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <div className={`${artStyles.art} ${cardStyles.square}`}>
          {photo ? (
            <Photo picture={photo} alt="" sizes="(width <= 992px) 172px, 230px" eager={eager} />
          ) : (
            <PatternArt seed={id} icon={category.icon} slug={category.slug} shape="square" eager={eager} />
          )}
        </div>
        {(reserved || postType === 'buy') && (
          <div className={cardStyles.tags}>
            <span className={tagStyles.glass}>{t(reserved ? 'cards:reserved' : 'cards:wanted')}</span>
          </div>
        )}
        <div className={cardStyles.save}>
          <SaveButton kind="product" id={id} name={title} lang={lang} />
        </div>
      </div>
      <div className={cardStyles.body}>
        <ProductPrice product={product} />
        <h3 className={`${cardStyles.name} ${cardStyles.twoLines}`}>
          <a href={productPath(product)} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts of={[condition && t(conditionWords[condition]), area.name]} />
        {why}
      </div>
    </article>
  );
}
