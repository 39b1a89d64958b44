import type { ReactNode } from 'react';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import { categoryPath, profilePath, subCategoryPath } from '../../addresses.ts';
import { menuCategory, sectionOf } from '../../directory/directory-types.ts';
import { formatNumber, useWords, type WordKey } from '../../i18n/words.ts';
import { reviewsPath } from '../../reviews/reviews-address.ts';
import { useSite } from '../../site.tsx';
import { useSlices } from '../../state/use-slices.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { BusinessLogo } from '../../ui/BusinessArt.tsx';
import { OpeningTag } from '../../ui/OpeningTag.tsx';
import { Rating } from '../../ui/Rating.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as lineTabsStyles from '../../ui/shared/line-tabs.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { VerifiedMarkAfterName } from '../../ui/VerifiedMark.tsx';
import * as styles from './ReviewsHead.module.css';

interface Props {
  place: BusinessDetail;
  /** Beside the name on wide screens. */
  action: ReactNode;
}

/** A compact head of the place whose reviews follow, with tabs that lead to the parts of its profile. */
export function ReviewsHead({ place, action }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const state = useSlices('services', 'settings');
  const { name, area, isAreaNamed, photos, reviewCount, rating } = place;
  const profile = profilePath(place);
  const { type } = place.category;
  const section = sectionOf(state, type);
  const inMenu = menuCategory(state, place);
  const crumbs = [
    ...(section ? [{ name: section.name, href: categoryPath(type) }] : []),
    ...(inMenu ? [{ name: inMenu.name, href: subCategoryPath({ ...inMenu, type }) }] : []),
    { name, href: profile },
  ];
  const tab = (words: WordKey, href: string, count?: number, isCurrent = false) => (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {t(words)}
      {count !== undefined && <span className={textStyles.number}>{formatNumber(count, lang)}</span>}
    </a>
  );
  return (
    <>
      <div className={visibilityStyles.large}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <header className={styles.head} data-beside-picture="">
        <span className={artStyles.logo}>
          <BusinessLogo business={place} size={72} />
        </span>
        <div className={styles.titles}>
          <h1>
            <a dir="auto" lang={place.lang} href={profile}>
              {name}
            </a>
            {place.verified && <VerifiedMarkAfterName />}
          </h1>
          <div className={styles.facts}>
            <Rating business={{ reviewCount, rating }} />
            <span>{place.category.name}</span>
            {!isAreaNamed && <span>{area.name}</span>}
            <span className={styles.opening}>
              <OpeningTag opening={place.opening} />
            </span>
          </div>
        </div>
        {action}
      </header>
      <nav className={`${lineTabsStyles.tabs} ${styles.tabs}`} aria-label={t('reviews:tabs')}>
        {tab('reviews:tabAbout', profile)}
        {photos.length > 0 && tab('reviews:tabPhotos', `${profile}#photos`, photos.length)}
        {tab('reviews:tabReviews', reviewsPath(place), reviewCount, true)}
        {tab('reviews:tabFindIt', `${profile}#find-it`)}
      </nav>
    </>
  );
}
