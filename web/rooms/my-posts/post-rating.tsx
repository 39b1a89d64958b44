import type { ComponentType } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import { profilePath } from '../../addresses.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import { PostHours } from './PostHours.tsx';
import * as styles from './post-demand.module.css';
import type { DemandProps } from './post-demand.tsx';

/** The rating and the hours of a business for its owner; code and messages load later. */
export const loadRating = (lang: Lang): Promise<ComponentType<DemandProps>> =>
  withLateWords(lang, ['reviews'], PostTrust);

function PostTrust({ post }: DemandProps) {
  return (
    <>
      <PostRating post={post} />
      <PostHours post={post} />
    </>
  );
}

function PostRating({ post: { id, slug, reviews } }: DemandProps) {
  const t = useWords();
  if (!reviews || reviews.count === 0) return null;
  const { count, average, thisMonth } = reviews;
  const parts = [
    average?.toFixed(1),
    t('reviews:count', { count }),
    thisMonth > 0 && t('reviews:thisMonth', { count: thisMonth }),
  ];
  return (
    <p className={styles.demand}>
      <Icon name="star" size="s" />
      <a className={textStyles.link} href={`${profilePath({ id, slug })}#reviews`}>
        {parts.filter(Boolean).join(' · ')}
      </a>
    </p>
  );
}
