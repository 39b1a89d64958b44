import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as styles from './ConversationSkeletons.module.css';

/** Skeletons of conversations in the list. */
export function InboxSkeletons() {
  return (
    <div aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div className={styles.row} key={key}>
          <div className={`${skeletonStyles.block} ${styles.picture}`} />
          <div className={styles.words}>
            <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line}`} />
            <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Skeletons of messages, from both sides. */
export function ThreadSkeletons() {
  return (
    <div className={styles.thread} aria-hidden="true">
      <div className={`${skeletonStyles.block} ${styles.message}`} />
      <div className={`${skeletonStyles.block} ${styles.message} ${styles.own}`} />
      <div className={`${skeletonStyles.block} ${styles.message}`} />
    </div>
  );
}
