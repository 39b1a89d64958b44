import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

/**
 * A component that loads once its container is near the viewport, for content that many never scroll to or open.
 * @param place its container
 * @param nearView the distance at which it loads, as a CSS margin
 */
export function useNearComponent<P>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<P>>,
  nearView: string,
): ComponentType<P> | null {
  const [Brought, setBrought] = useState<ComponentType<P> | null>(null);
  const bring = useRef(load);
  useEffect(() => {
    if (!place.current) return;
    return whenNear(
      place.current,
      nearView,
      () => void bring.current().then((component) => setBrought(() => component)),
    );
  }, [place, nearView]);
  return Brought;
}
