import type { ProductCard as Card } from '../../contract/products.ts';
import { productPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { Facts } from './Facts.tsx';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';
import { Price } from './Price.tsx';
import { SaveButton } from './SaveButton.tsx';

const conditionWords = { new: 'cards:conditionNew', used: 'cards:conditionUsed' } as const;

/** A thing for sale among others: its price first. The whole card is one link, which is its title. */
export function ProductCard({ product }: { product: Card }) {
  const t = useWords();
  const { id, title, lang, photo, postType, condition, priceCents, category, area } = product;
  return (
    <article className="card">
      <div className="pic">
        <div className="art sq">
          {photo ? (
            <Photo picture={photo} alt="" sizes="(width <= 992px) 172px, 230px" />
          ) : (
            <PatternArt seed={id} icon={category.icon} shape="square" />
          )}
        </div>
        {postType === 'buy' && (
          <div className="tl">
            <span className="tag glass">{t('cards:wanted')}</span>
          </div>
        )}
        <div className="tr">
          <SaveButton kind="product" id={id} name={title} />
        </div>
      </div>
      <div className="bd">
        <div className="price">
          {priceCents === null ? t('cards:askTheSeller') : <Price cents={priceCents} />}
        </div>
        <h3 className="nm l2">
          <a href={productPath(product)} className="over" dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts of={[condition && t(conditionWords[condition]), area.name]} />
      </div>
    </article>
  );
}
