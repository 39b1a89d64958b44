import { useEffect, useRef, useState } from 'react';
import type { MapPanel, MapPanelProps } from './MapPanel.tsx';

/** How near to the view its place comes before the panel is brought. */
const nearView = '200px';

/** The place of the map beside the list. Where it is not seen, as on phones until it is asked for, nothing comes. */
export function MapPanelLater(props: MapPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<typeof MapPanel | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void import('./MapPanel.tsx').then((module) => setPanel(() => module.MapPanel));
      },
      { rootMargin: nearView },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (Panel) return <Panel {...props} />;
  return <div ref={place} className={props.visible ? 'mp js-only visible' : 'mp js-only'} />;
}
