import { useRef } from 'react';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as layoutStyles from '../ui/shared/layout.module.css';
import { useNearComponent } from '../ui/use-near-component.ts';
import * as styles from './ReviewsPlace.module.css';
import type { ReviewedPlace } from './reviewed-place.ts';

/** From so many reviews on a page of them is long. */
const many = 4;

/** Where the reviews of a business are. They come with their code and words once the place is near the view. */
export function ReviewsPlace({ place }: { place: ReviewedPlace }) {
  const t = useWords();
  const { lang } = useSite();
  const box = useRef<HTMLElement>(null);
  const Reviews = useNearComponent(
    box,
    async () => withLateWords(lang, ['reviews'], (await import('./ReviewsSection.tsx')).ReviewsSection),
    '600px',
  );
  const { reviewCount } = place;
  const room = reviewCount >= many ? styles.many : reviewCount > 0 ? styles.few : styles.none;
  return (
    <section
      ref={box}
      className={`${layoutStyles.block} ${room}`}
      id="reviews"
      aria-labelledby="reviews-title"
    >
      {/* Links of mails and of the sign-in lead to it. */}
      <span id="write-review" />
      <h2 id="reviews-title">{t('place:reviews')}</h2>
      {Reviews && <Reviews place={place} />}
    </section>
  );
}
