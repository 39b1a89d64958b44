import { useEffect, useRef, useState } from 'react';
import type { PlaceMap, PlaceMapProps } from './PlaceMap.tsx';

/** How near to the view its place comes before the map's component is brought. */
const nearView = '300px';

/** The place of a map within a page. What draws it comes when the place is near the view: many never go so far down. */
export function PlaceMapLater(props: PlaceMapProps) {
  const place = useRef<HTMLElement>(null);
  const [Drawn, setDrawn] = useState<typeof PlaceMap | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void import('./PlaceMap.tsx').then((module) => setDrawn(() => module.PlaceMap));
      },
      { rootMargin: nearView },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (Drawn) return <Drawn {...props} />;
  return <section ref={place} className="map-canvas" dir="ltr" aria-label={props.label} />;
}
