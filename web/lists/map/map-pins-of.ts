import type { MapContent } from '../../contract/map.ts';
import type { MapPin } from '../ui/map-pins.ts';
import { priceWords } from '../ui/Price.tsx';

/** What a map shows as pins; those that stand for many have numbers below nought. */
export function mapPinsOf({ clusters, points }: MapContent): MapPin[] {
  return [
    ...clusters.map(({ point, count, name }, index) => ({
      id: -1 - index,
      point,
      name: name ?? '',
      icon: '',
      count,
    })),
    ...points.map(({ id, point, name, icon, priceCents }) => ({
      id,
      point,
      name,
      icon,
      text: priceCents === null ? undefined : priceWords(priceCents),
    })),
  ];
}
