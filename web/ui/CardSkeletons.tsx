import * as artStyles from './shared/art.module.css';
import * as skeletonStyles from './shared/skeleton.module.css';
/** Cards that are on their way, in the shape of real ones. */
export function CardSkeletons({ cards }: { cards: number }) {
  return (
    <div className="pgrid rows" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className="card" key={index}>
          <div className={`${skeletonStyles.block} ${artStyles.art} sq`} />
          <div className="bd">
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
