import type { BusinessCard as Card } from '../../../../contract/businesses.ts';
import { BusinessCard } from '../../../ui/BusinessCard.tsx';

export default function Businesses({ data }: { data: Card[] }) {
  return (
    <ul className="g4 rail places">
      {data.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} />
        </li>
      ))}
    </ul>
  );
}
