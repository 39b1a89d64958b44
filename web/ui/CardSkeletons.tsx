import * as artStyles from './shared/art.module.css';
import * as cardStyles from './shared/card.module.css';
import * as skeletonStyles from './shared/skeleton.module.css';
/** Skeletons of cards. */
export function CardSkeletons({ cards }: { cards: number }) {
  return (
    <div className={`${cardStyles.grid} ${cardStyles.list}`} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className={cardStyles.card} key={index}>
          <div className={`${skeletonStyles.block} ${artStyles.art} ${cardStyles.square}`} />
          <div className={cardStyles.body}>
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
