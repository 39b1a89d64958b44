import type { RentalDetail } from '../../../contract/rentals.ts';

/** The lines nearby, as their signs look. */
export function SubwayLines({ lines }: { lines: RentalDetail['subwayLines'] }) {
  return (
    <ul className="trains" dir="ltr">
      {lines.map((line) => (
        <li key={line} data-line={line}>
          {line}
        </li>
      ))}
    </ul>
  );
}
