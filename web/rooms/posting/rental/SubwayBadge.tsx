import * as styles from './SubwayBadge.module.css';

/** The line in its round badge, as the subway's own signs show it. */
export function SubwayBadge({ line }: { line: string }) {
  return (
    <b className={styles.badge} data-line={line} dir="ltr">
      {line}
    </b>
  );
}
