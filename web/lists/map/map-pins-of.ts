import type { MapContent } from '../../../contract/map.ts';
import type { MapPin } from '../../ui/map-pin-element.ts';
import { priceWords } from '../../ui/Price.tsx';

/** The pins of a map; those that stand for several places have negative ids. */
export function mapPinsOf({ clusters, points }: MapContent): MapPin[] {
  return [
    ...clusters.map(({ point, count, name }, index) => ({
      id: -1 - index,
      point,
      name: name ?? '',
      icon: '',
      count,
    })),
    ...points.map(({ id, point, name, icon, priceCents, rating, isNew }) => ({
      id,
      point,
      name,
      icon,
      text: priceCents === null ? undefined : priceWords(priceCents),
      rating,
      isNew,
    })),
  ];
}

/** Pins in the order of the list, whose rows come first. */
export function inListOrder(pins: readonly MapPin[], rows: readonly MapPin[]): MapPin[] {
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: MapPin) => places.get(id) ?? rows.length;
  return pins.toSorted((one, other) => placeOf(one) - placeOf(other));
}
