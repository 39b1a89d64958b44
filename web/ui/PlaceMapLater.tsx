import { type ComponentType, useRef, useState } from 'react';
import type { MapPictureOf } from '../../contract/map-picture.ts';
import { useSite } from '../site.tsx';
import { MapPicture } from './MapPicture.tsx';
import type { PlaceMapProps } from './PlaceMap.tsx';
import * as detailStyles from './shared/detail.module.css';
import * as mapStyles from './shared/map.module.css';
import * as visibilityStyles from './shared/visibility.module.css';
import { useNearComponent } from './use-near-component.ts';

const load = async () => (await import('./PlaceMap.tsx')).PlaceMap;

interface Props extends PlaceMapProps {
  /** The place: its static map is displayed first, if the site has a street map. */
  picture: MapPictureOf;
}

/**
 * The container of a map in a page. The map itself loads on demand, or when it is near the viewport if there is no
 * static map.
 */
export function PlaceMapLater({ picture, ...map }: Props) {
  const { streetMap } = useSite();
  if (streetMap)
    return (
      <div className={detailStyles.map}>
        <MapBehindPicture picture={picture} map={map} streetMap={streetMap} />
      </div>
    );
  return (
    <div className={`${detailStyles.map} ${visibilityStyles.withScripts}`}>
      <MapWhenNear {...map} />
    </div>
  );
}

function MapWhenNear(props: PlaceMapProps) {
  const place = useRef<HTMLElement>(null);
  const Drawn = useNearComponent(place, load, '100px');
  if (Drawn) return <Drawn {...props} />;
  return <section ref={place} className={mapStyles.canvas} dir="ltr" aria-label={props.label} />;
}

type PictureProps = Omit<Parameters<typeof MapPicture>[0], 'of' | 'map' | 'onOpen'> & {
  picture: MapPictureOf;
  map: PlaceMapProps;
};

function MapBehindPicture({ picture, map, streetMap }: PictureProps) {
  const [Drawn, setDrawn] = useState<ComponentType<PlaceMapProps> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const open = () => {
    load().then(
      (component) => setDrawn(() => component),
      () => setFailed(true),
    );
  };
  if (Drawn && !isFailed)
    return (
      <div ref={frame}>
        <Drawn
          {...map}
          onReady={() => frame.current?.querySelector('section')?.focus()}
          onFailed={() => setFailed(true)}
        />
      </div>
    );
  // Without a map the picture stays, with directions below it.
  return <MapPicture of={picture} map={map} streetMap={streetMap} onOpen={isFailed ? undefined : open} />;
}
