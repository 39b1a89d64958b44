import type { Point } from '../../contract/places.ts';
import { searchPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { OnwardLink } from '../ui/SectionHead.tsx';

interface Props {
  /** The place of the times. */
  point: Point;
  isRamadan: boolean;
}

/** A search for mosques, or during Ramadan for restaurants, the nearest first. */
export function NearbyLink({ point: { lat, lng }, isRamadan }: Props) {
  const t = useWords();
  const word = t(isRamadan ? 'time:restaurantWord' : 'time:mosqueWord');
  // 3 decimals are 110 m.
  const near = new URLSearchParams({ near: `${lat.toFixed(3)},${lng.toFixed(3)}`, sort: 'nearest' });
  return (
    <OnwardLink to={`${searchPath(word, 'business')}?${near}`}>
      {t(isRamadan ? 'time:breakFast' : 'time:mosques')}
    </OnwardLink>
  );
}
