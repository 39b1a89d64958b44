import type { ReactNode } from 'react';
import type { NewestPost } from '../../../contract/neighborhoods.ts';
import { jobPath, productPath, profilePath, rentalPath } from '../../addresses.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { BusinessArt } from '../../ui/BusinessArt.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Pay } from '../../ui/JobRow.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { ProductPrice } from '../../ui/ProductCard.tsx';
import { RentalArt } from '../../ui/RentalArt.tsx';
import { RentPrice } from '../../ui/RentPrice.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as cardStyles from '../../ui/shared/card.module.css';
import * as gridStyles from '../../ui/shared/grid.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

const sizes = '(width <= 992px) 268px, 292px';

/** New posts of an area, of all types in one layout. */
export function NewestCards({ posts }: { posts: readonly NewestPost[] }) {
  return (
    <ul className={`${gridStyles.four} ${gridStyles.rail}`}>
      {posts.map((newest) => (
        <li key={`${newest.kind} ${newest.post.id}`}>
          <Newest newest={newest} />
        </li>
      ))}
    </ul>
  );
}

function Newest({ newest: { kind, post } }: { newest: NewestPost }) {
  if (kind === 'business')
    return (
      <Card
        tag="neighborhoods:tagBusiness"
        art={<BusinessArt business={post} sizes={sizes} />}
        title={post.name}
        lang={post.lang}
        href={profilePath(post)}
        facts={[post.category.name, post.street]}
      />
    );
  const written = { title: post.title, lang: post.lang, postedAt: post.postedAt };
  if (kind === 'rental')
    return (
      <Card
        {...written}
        tag="neighborhoods:tagRental"
        art={<RentalArt rental={post} sizes={sizes} />}
        price={<RentPrice rental={post} />}
        href={rentalPath(post)}
      />
    );
  const picture = post.photo ? (
    <Photo picture={post.photo} alt="" sizes={sizes} />
  ) : (
    <PatternArt seed={post.id} icon={post.category.icon} />
  );
  if (kind === 'product')
    return (
      <Card
        {...written}
        tag={post.postType === 'buy' ? 'neighborhoods:tagWanted' : 'neighborhoods:tagProduct'}
        art={picture}
        price={<ProductPrice product={post} />}
        href={productPath(post)}
        facts={[post.category.name]}
      />
    );
  return (
    <Card
      {...written}
      tag="neighborhoods:tagJob"
      art={picture}
      price={<Pay job={post} />}
      href={jobPath(post)}
      facts={[post.company]}
    />
  );
}

interface CardProps {
  tag: WordKey;
  art: ReactNode;
  title: string;
  lang: string;
  href: string;
  price?: ReactNode;
  facts?: (string | null)[];
  postedAt?: string;
}

function Card({ tag, art, title, lang, href, price, facts = [], postedAt }: CardProps) {
  const t = useWords();
  const { lang: pageLang } = useSite();
  return (
    <article className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <div className={artStyles.art}>{art}</div>
        <div className={cardStyles.tags}>
          <span className={tagStyles.glass}>{t(tag)}</span>
        </div>
      </div>
      <div className={cardStyles.body}>
        {price}
        <h3 className={`${cardStyles.name} ${cardStyles.twoLines}`}>
          <a href={href} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </h3>
        <Facts of={facts}>
          {postedAt && <time dateTime={postedAt}>{dateWords(postedAt, pageLang, true)}</time>}
        </Facts>
      </div>
    </article>
  );
}
