import { useMemo } from 'react';
import type { Point } from '../../contract/places.ts';
import { useWords } from '../i18n/words.ts';
import type { MapLabel } from '../ui/map-base.ts';
import type { MapPin } from '../ui/map-pins.ts';
import { PlaceMapLater } from '../ui/PlaceMapLater.tsx';

const noPins: MapPin[] = [];
/** Wider than the rounding of the point: the house may be anywhere in it. */
const radiusMeters = 400;

/** Where a home lies, as near as everybody may know it. */
export function RoughPlace({ point, area }: { point: Point; area: string }) {
  const t = useWords();
  const { lat, lng } = point;
  const around = useMemo(() => ({ centre: { lat, lng }, radiusMeters }), [lat, lng]);
  const labels = useMemo<MapLabel[]>(() => [{ name: area, lat, lng, fromZoom: 0 }], [area, lat, lng]);
  return (
    <section className="blk">
      <h2>{t('post-page:whereItIs')}</h2>
      <div className="mini js-only">
        <PlaceMapLater label={t('post-page:mapAround')} pins={noPins} labels={labels} around={around} still />
      </div>
      <p className="small muted post-note">{t('post-page:exactLater')}</p>
    </section>
  );
}
