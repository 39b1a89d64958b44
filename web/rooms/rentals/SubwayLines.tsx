import type { RentalDetail } from '../../../contract/rentals.ts';
import * as styles from './SubwayLines.module.css';

/** Nearby subway lines, styled as their signs. */
export function SubwayLines({ lines }: { lines: RentalDetail['subwayLines'] }) {
  return (
    <ul className={styles.trains} dir="ltr">
      {lines.map((line) => (
        <li key={line} data-line={line}>
          {line}
        </li>
      ))}
    </ul>
  );
}
