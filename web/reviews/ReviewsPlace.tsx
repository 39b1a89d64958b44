import { type ReactNode, useRef } from 'react';
import { withLateWords } from '../i18n/late-words.tsx';
import { useSite } from '../site.tsx';
import * as layoutStyles from '../ui/shared/layout.module.css';
import { useNearComponent } from '../ui/use-near-component.ts';
import * as styles from './ReviewsPlace.module.css';
import type { Reviewed } from './reviewed-place.ts';

/** The number of reviews from which they make the page long. */
const many = 4;

interface Props {
  of: Reviewed;
  title: string;
  /** Without scripts, instead of the reviews: a link to a page with them. */
  children?: ReactNode;
}

/** The container of a subject's reviews. Code and messages load when it is near the viewport. */
export function ReviewsPlace({ of, title, children }: Props) {
  const { lang } = useSite();
  const box = useRef<HTMLElement>(null);
  const Reviews = useNearComponent(
    box,
    async () => withLateWords(lang, ['reviews'], (await import('./ReviewsSection.tsx')).ReviewsSection),
    '600px',
  );
  const { reviewCount } = of.kind === 'business' ? of.place : of;
  const room = reviewCount >= many ? styles.many : reviewCount > 0 ? styles.few : styles.none;
  return (
    <section
      ref={box}
      className={`${layoutStyles.block} ${room}`}
      id="reviews"
      aria-labelledby="reviews-title"
    >
      {/* The target of links in emails and after sign-in. */}
      <span id="write-review" />
      <h2 id="reviews-title">{title}</h2>
      {Reviews ? <Reviews of={of} /> : children}
    </section>
  );
}
