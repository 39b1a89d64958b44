import type { ReactNode } from 'react';
import * as styles from '../../ui/AppPanel.module.css';
import * as artStyles from '../../ui/shared/art.module.css';
import * as cardStyles from '../../ui/shared/card.module.css';
import * as gridStyles from '../../ui/shared/grid.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as lateStyles from './late.module.css';
import type { SectionName } from './section-list.ts';

interface Props {
  name: SectionName;
  /** The number of expected entries. */
  count: number;
  /** Nothing is loading: it only reserves space. */
  still?: boolean;
}

/** The skeleton of a section, in the boxes of the real content, so that nothing moves when it loads. */
export function SectionSkeleton({ name, count, still }: Props) {
  return (
    <div
      className={
        still
          ? `${lateStyles.outlines} ${lateStyles.still} ${visibilityStyles.withScripts}`
          : `${lateStyles.outlines} ${visibilityStyles.withScripts}`
      }
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
const card = (className = cardStyles.card, art = `${artStyles.art} ${skeletonStyles.block}`) => (
  <div className={className}>
    <div className={art} />
    <div className={cardStyles.body}>{lines}</div>
  </div>
);
const articleSkeleton = (
  <div className={`${lateStyles.story} ${cardStyles.card}`}>
    <div className={`${skeletonStyles.block} ${artStyles.art}`} />
    <div className={lateStyles.text}>{lines}</div>
  </div>
);

const outlines: Record<SectionName, (count: number) => ReactNode> = {
  businesses: (count) => (
    <ul className={`${gridStyles.four} ${gridStyles.rail} ${lateStyles.places}`}>
      {list(count, card(`${cardStyles.card} ${cardStyles.place}`))}
    </ul>
  ),
  rentals: (count) => (
    <ul className={`${gridStyles.four} ${gridStyles.rail} ${lateStyles.homes}`}>{list(count, card())}</ul>
  ),
  products: (count) => (
    <ul className={`${gridStyles.five} ${gridStyles.rail} ${lateStyles.things}`}>
      {list(count, card(cardStyles.card, `${artStyles.art} ${cardStyles.square} ${skeletonStyles.block}`))}
    </ul>
  ),
  jobs: (count) => (
    <ul className={`${cardStyles.jobs} ${lateStyles.jobs}`}>
      {list(
        count,
        <div className={cardStyles.job}>
          <span className={`${skeletonStyles.block} ${artStyles.logo}`} />
          <div className={layoutStyles.grow}>
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
          </div>
        </div>,
      )}
    </ul>
  ),
  events: (count) => (
    <ul className={lateStyles.events}>
      {list(
        count,
        <div className={lateStyles.event}>
          <div className={`${artStyles.art} ${skeletonStyles.block}`} />
          <div>{lines}</div>
        </div>,
      )}
    </ul>
  ),
  blogs: (count) => (
    <div className={lateStyles.stories}>
      <div className={`${cardStyles.card} ${lateStyles.lead}`}>
        <div className={`${skeletonStyles.block} ${artStyles.art}`} />
        <div className={lateStyles.text}>{lines}</div>
      </div>
      <ul className={lateStyles.others}>{list(count - 1, articleSkeleton)}</ul>
    </div>
  ),
  news: (count) => (
    <ul className={`${gridStyles.three} ${gridStyles.rail} ${lateStyles.news}`}>
      {list(count, <div className={lateStyles.item}>{lines}</div>)}
    </ul>
  ),
  guide: (count) => (
    <ul className={`${gridStyles.two} ${lateStyles.guides}`}>{list(count, articleSkeleton)}</ul>
  ),
  app: () => (
    <div className={`${styles.panel} ${skeletonStyles.block}`}>
      <div className={styles.content} />
      <div className={styles.picture} />
    </div>
  ),
};
