import { useRef } from 'react';
import type { PlaceMapProps } from './PlaceMap.tsx';
import * as mapStyles from './shared/map.module.css';
import { useNearComponent } from './use-near-component.ts';

const load = async () => (await import('./PlaceMap.tsx')).PlaceMap;

/** The place of a map within a page. What draws it comes when the place is near the view: many never go so far down. */
export function PlaceMapLater(props: PlaceMapProps) {
  const place = useRef<HTMLElement>(null);
  const Drawn = useNearComponent(place, load, '100px');
  if (Drawn) return <Drawn {...props} />;
  return <section ref={place} className={mapStyles.canvas} dir="ltr" aria-label={props.label} />;
}
