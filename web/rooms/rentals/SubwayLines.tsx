import type { RentalDetail } from '../../../contract/rentals.ts';
import * as styles from './SubwayLines.module.css';

/** The lines nearby, as their signs look. */
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
