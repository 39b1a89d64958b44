import { useLocation, useNavigate } from 'react-router';
import { type ReviewSubjectKind, reviewSorts } from '../../contract/review-values.ts';
import type { ReviewsMeta } from '../../contract/reviews.ts';
import { useWords } from '../i18n/words.ts';
import { HiddenFields } from '../ui/HiddenFields.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as styles from './ReviewFilters.module.css';
import { addressWith, reviewsQueryOf } from './reviews-address.ts';

interface Props extends Pick<ReviewsMeta, 'counts'> {
  /** Those of members have no photos, and are too few to be sorted. */
  of: ReviewSubjectKind;
}

/** By language, with photos, and in which order: all of it lives in the address. */
export function ReviewFilters({ counts, of }: Props) {
  const t = useWords();
  const place = useLocation();
  const navigate = useNavigate();
  const { written = null, photos, sort = 'helpful' } = reviewsQueryOf(place.search);
  const chip = (label: string, count: number, isOn: boolean, href: string, icon?: 'photos') =>
    count === 0 && !isOn ? (
      <span key={label} className={chipStyles.chip} aria-disabled="true">
        {icon && <Icon name={icon} size="s" />}
        {label} <bdi>{count}</bdi>
      </span>
    ) : (
      <a
        key={label}
        className={isOn ? chipStyles.chosen : chipStyles.chip}
        href={href}
        rel="nofollow"
        data-stay=""
        data-replace=""
        aria-current={isOn || undefined}
      >
        {icon && <Icon name={icon} size="s" />}
        {label} <bdi>{count}</bdi>
      </a>
    );
  return (
    <div className={styles.filters}>
      {([null, 'ar', 'en'] as const).map((lang) =>
        chip(
          t(`reviews:written.${lang ?? 'all'}`),
          counts.languages[lang ?? 'all'],
          written === lang,
          addressWith(place, { written: lang }),
        ),
      )}
      {of === 'business' &&
        chip(
          t('reviews:withPhotos'),
          counts.photos,
          photos !== undefined,
          addressWith(place, { photos: photos === undefined ? '1' : null }),
          'photos',
        )}
      {of === 'business' && (
        <SortMenu
          path={place.pathname}
          words={{ sort: t('reviews:sort'), apply: t('reviews:applySort') }}
          value={sort}
          options={reviewSorts.map((value) => ({ value, label: t(`reviews:sort.${value}`) }))}
          onChange={(value) =>
            void navigate(addressWith(place, { sort: value }), { preventScrollReset: true, replace: true })
          }
        >
          <HiddenFields search={place.search} except={['sort']} />
        </SortMenu>
      )}
    </div>
  );
}
