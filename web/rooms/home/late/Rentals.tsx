import type { RentalCard as Card } from '../../../../contract/rentals.ts';
import { RentalCard } from '../../../ui/RentalCard.tsx';
import * as gridStyles from '../../../ui/shared/grid.module.css';
import * as lateStyles from '../late.module.css';

export default function Rentals({ data }: { data: readonly Card[] }) {
  return (
    <ul className={`${gridStyles.four} ${gridStyles.rail} ${lateStyles.homes}`}>
      {data.map((rental) => (
        <li key={rental.id}>
          <RentalCard rental={rental} />
        </li>
      ))}
    </ul>
  );
}
