import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as layoutStyles from './shared/layout.module.css';
import * as skeletonStyles from './shared/skeleton.module.css';
/** Skeletons of job rows. */
export function JobSkeletons({ rows }: { rows: number }) {
  return (
    <div className={`${cardStyles.jobs} ${cardStyles.list}`} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className={cardStyles.job} key={index}>
          <span className={`${skeletonStyles.block} ${artStyles.logo}`} />
          <div className={layoutStyles.grow}>
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
