import type { BusinessDetail } from '../../../contract/businesses.ts';
import { useWords } from '../../i18n/words.ts';
import { BusinessLogo } from '../../ui/BusinessArt.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OpeningTag } from '../../ui/OpeningTag.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { useShare } from '../../ui/use-share.tsx';
import { VerifiedMarkAfterName } from '../../ui/VerifiedMark.tsx';
import * as styles from './ProfileHead.module.css';
import { TrustLine } from './TrustLine.tsx';

/** Cover, logo, name, location, and whether it is open. */
export function ProfileHead({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const { id, name, lang, cover, verified, category, street, area, isAreaNamed, opening } = business;
  const { reviewCount, rating } = business;
  const [openShare, shareDialog] = useShare(name);
  return (
    <>
      <div className={`${styles.cover} ${artStyles.art}`}>
        {cover ? (
          <Photo picture={cover} alt="" sizes="(width <= 1240px) 100vw, 1240px" eager />
        ) : (
          <img
            src={`/art/pattern/${id}.svg?w=1240&h=340`}
            width={1240}
            height={340}
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
      <div className={styles.head} data-beside-picture="">
        <span className={artStyles.logo}>
          <BusinessLogo business={business} size={136} />
        </span>
        <div className={styles.titles}>
          <h1>
            <span dir="auto" lang={lang}>
              {name}
            </span>
            {verified && <VerifiedMarkAfterName />}
          </h1>
          <div className={styles.facts}>
            <a href="#reviews">
              <Rating business={{ reviewCount, rating }} />
            </a>
            <span>{category.name}</span>
            <span>
              {street && (
                <>
                  <bdi dir="ltr">{street}</bdi>
                  {!isAreaNamed && t('cards:comma')}
                </>
              )}
              {!isAreaNamed && area.name}
            </span>
            <span className={styles.opening}>
              <OpeningTag opening={opening} />
            </span>
          </div>
          <TrustLine business={business} />
        </div>
        <div className={`${styles.actions} ${visibilityStyles.withScripts}`}>
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            aria-label={t('place:shareTitle', { name })}
            onClick={openShare}
          >
            <Icon name="share" />
            {t('place:share')}
          </button>
          {shareDialog}
          <SaveButton kind="business" id={id} name={name} wordy />
        </div>
      </div>
    </>
  );
}
