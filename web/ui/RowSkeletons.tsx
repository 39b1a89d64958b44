import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as rowStyles from './shared/row.module.css';
import * as skeletonStyles from './shared/skeleton.module.css';
/** Skeletons of rows in the shape of real ones, so that nothing moves when they load. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <div className={cardStyles.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className={rowStyles.row} key={index}>
          <div className={`${skeletonStyles.block} ${artStyles.art}`} />
          <div className={rowStyles.body}>
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
            <div className={rowStyles.actions}>
              <div className={`${skeletonStyles.block} ${skeletonStyles.button}`} />
              <div className={`${skeletonStyles.block} ${skeletonStyles.button}`} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
