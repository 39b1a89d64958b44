import type { ReactNode } from 'react';
import * as styles from '../../ui/AppPanel.module.css';
import * as artStyles from '../../ui/shared/art.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import type { SectionName } from './section-list.ts';

interface Props {
  name: SectionName;
  /** How many entries come. */
  count: number;
  /** Nothing is on its way: it only keeps the room. */
  still?: boolean;
}

/** The outlines of what a section shows, in the boxes of the real thing, so that nothing moves when it comes. */
export function SectionSkeleton({ name, count, still }: Props) {
  return (
    <div
      className={still ? `sks still ${visibilityStyles.withScripts}` : `sks ${visibilityStyles.withScripts}`}
      aria-hidden="true"
    >
      {outlines[name](count)}
    </div>
  );
}

const list = (count: number, one: ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
  Array.from({ length: count }, (_, index) => <li key={index}>{one}</li>);

const lines = (
  <>
    <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
    <div className={`${skeletonStyles.block} ${skeletonStyles.line}`} />
    <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
  </>
);
const card = (className = 'card', art = `${artStyles.art} ${skeletonStyles.block}`) => (
  <div className={className}>
    <div className={art} />
    <div className="bd">{lines}</div>
  </div>
);
const story = (
  <div className="it card">
    <div className={`${skeletonStyles.block} ${artStyles.art}`} />
    <div className="tx">{lines}</div>
  </div>
);

const outlines: Record<SectionName, (count: number) => ReactNode> = {
  businesses: (count) => <ul className="g4 rail places">{list(count, card('card biz'))}</ul>,
  rentals: (count) => <ul className="g4 rail homes">{list(count, card())}</ul>,
  products: (count) => (
    <ul className="g5 rail things">
      {list(count, card('card', `${artStyles.art} sq ${skeletonStyles.block}`))}
    </ul>
  ),
  jobs: (count) => (
    <ul className="jl jobs-late">
      {list(
        count,
        <div className="jr">
          <span className={`${skeletonStyles.block} ${artStyles.logo}`} />
          <div className={layoutStyles.grow}>
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
          </div>
        </div>,
      )}
    </ul>
  ),
  blogs: (count) => (
    <div className="blog">
      <div className="card big">
        <div className={`${skeletonStyles.block} ${artStyles.art}`} />
        <div className="tx">{lines}</div>
      </div>
      <ul className="blog-list">{list(count - 1, story)}</ul>
    </div>
  ),
  news: (count) => <ul className="g3 rail newsr">{list(count, <div className="nw">{lines}</div>)}</ul>,
  guide: (count) => <ul className="g2 gds">{list(count, story)}</ul>,
  app: () => (
    <div className={`${styles.panel} ${skeletonStyles.block}`}>
      <div className={styles.content} />
      <div className={styles.picture} />
    </div>
  ),
};
