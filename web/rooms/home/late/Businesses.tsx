import type { BusinessCard as Card } from '../../../../contract/businesses.ts';
import { BusinessCard } from '../../../ui/BusinessCard.tsx';
import * as gridStyles from '../../../ui/shared/grid.module.css';
import * as lateStyles from '../late.module.css';

export default function Businesses({ data }: { data: readonly Card[] }) {
  return (
    <ul className={`${gridStyles.four} ${gridStyles.rail} ${lateStyles.places}`}>
      {data.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} />
        </li>
      ))}
    </ul>
  );
}
