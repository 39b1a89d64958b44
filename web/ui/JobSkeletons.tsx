import * as artStyles from './shared/art.module.css';
import * as layoutStyles from './shared/layout.module.css';
import * as skeletonStyles from './shared/skeleton.module.css';
/** Jobs that are on their way, in the shape of real rows. */
export function JobSkeletons({ rows }: { rows: number }) {
  return (
    <div className="jl rows" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className="jr" key={index}>
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
