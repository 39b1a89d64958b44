import type { RentalCard as Card } from '../../../../contract/rentals.ts';
import { RentalCard } from '../../../ui/RentalCard.tsx';

export default function Rentals({ data }: { data: Card[] }) {
  return (
    <ul className="g4 rail homes">
      {data.map((rental) => (
        <li key={rental.id}>
          <RentalCard rental={rental} />
        </li>
      ))}
    </ul>
  );
}
