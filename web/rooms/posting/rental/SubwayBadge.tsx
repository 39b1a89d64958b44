import * as styles from './SubwayBadge.module.css';

/** A subway line as a round badge, as on official signs. */
export function SubwayBadge({ line }: { line: string }) {
  return (
    <b className={styles.badge} data-line={line} dir="ltr">
      {line}
    </b>
  );
}
