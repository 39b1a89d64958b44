import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../contract/places.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useGoogleMaps } from '../third-party/use-google-maps.ts';
import type { MapLabel } from './map-ground.ts';
import type { MapPin, PinWords } from './map-pin-element.ts';
import type { ScaleWords } from './map-scale.ts';
import type { MapArea, MapCircle, MapOptions, MapView } from './map-view.ts';
import * as mapStyles from './shared/map.module.css';
import { TypedSpinner } from './TypedSpinner.tsx';
import { useMapGround } from './use-map-ground.ts';
import { useSlow } from './use-slow.ts';
import { whenNear } from './when-near.ts';

export interface PlaceMapProps {
  label: string;
  pins: readonly MapPin[];
  labels?: readonly MapLabel[];
  hot?: number | null;
  selected?: number | null;
  /** Fits the map to all pins whenever they change. */
  fit?: boolean;
  /** The initial view, if not all pins. */
  area?: MapArea | null;
  /** The id of the neighborhood that is highlighted on a simple map. */
  place?: number;
  /** Replaces the pin of an approximate location. */
  around?: MapCircle;
  /** The labels of pins in a list; without it each has its icon and name. */
  pinWords?: PinWords | undefined;
  scaleWords?: ScaleWords | undefined;
  still?: boolean;
  /** Google's map, if configured and the visitor has consented. */
  google?: boolean | undefined;
  onHot?: (id: number | null) => void;
  onSelect?: (id: number | null, byKey: boolean) => void;
  /** A cluster was opened that no zoom level splits. */
  onGroup?: (ids: readonly number[], point: Point) => void;
  /** Provides the map once it is rendered, for controls beside it. */
  onReady?: (view: MapView) => void;
  /** The map view has changed. */
  onMoved?: () => void;
  /** The map could not be rendered. */
  onFailed?: () => void;
}

const nobody = () => {};
const noLabels: readonly MapLabel[] = [];
/** The distance from the viewport at which the map loads. */
const nearView = '200px';
/** Shorter waits display no message. */
const patienceMs = 400;

/**
 * A map of places. None of it is part of the page's initial scripts: it loads when its container comes near the
 * viewport, and reports when that fails. Without scripts there is an empty container and the list beside it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, pins, labels = noLabels, hot = null, selected = null, fit = true, still = false } = props;
  const t = useWords();
  const { lang, mapCenter } = useSite();
  const credits = { outlines: t('place-map:mapCredit'), openStreetMap: t('place-map:tilesCredit') };
  const ground = useMapGround(labels, credits, props.place);
  const [isRefused, setRefused] = useState(false);
  const key = useGoogleMaps(props.google === true && !isRefused);
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<MapView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [state, setState] = useState<'waiting' | 'coming' | 'ready' | 'failed'>('waiting');
  const isSlow = useSlow(state === 'coming', patienceMs);
  const centre: Point = props.around?.centre ?? pins[0]?.point ?? mapCenter;
  const latestGround = useRef(ground);
  latestGround.current = ground;
  const start = useRef({ centre, area: props.area ?? null, around: props.around });

  useEffect(() => {
    const box = element.current;
    if (!box || key === undefined) return;
    let gone = false;
    const draw = async () => {
      setState('coming');
      const options: MapOptions = {
        ...start.current,
        ground: latestGround.current,
        still,
        pinWords: latest.current.pinWords,
        scaleWords: latest.current.scaleWords,
        onHot: (id) => (latest.current.onHot ?? nobody)(id),
        onSelect: (id, byKey) => (latest.current.onSelect ?? nobody)(id, byKey),
        onGroup: latest.current.onGroup && ((...group) => latest.current.onGroup?.(...group)),
        onMoved: () => (latest.current.onMoved ?? nobody)(),
      };
      try {
        const drawn = key
          ? await (await import('../third-party/google/google-map.ts')).drawGoogleMap(box, options, {
              key,
              lang,
              onRefused: () => setRefused(true),
            })
          : (await import('./map-view.ts')).drawMap(box, options);
        if (gone) return drawn.remove();
        view.current = drawn;
        setState('ready');
        latest.current.onReady?.(drawn);
      } catch {
        if (gone) return;
        // The site's own map is always available.
        if (key) setRefused(true);
        else {
          setState('failed');
          latest.current.onFailed?.();
        }
      }
    };
    const giveUp = whenNear(box, nearView, () => void draw());
    return () => {
      gone = true;
      giveUp();
      view.current?.remove();
      view.current = null;
      setState('waiting');
    };
  }, [key, lang, still]);

  useEffect(() => {
    if (state === 'ready') view.current?.setPins(pins, fit);
  }, [state, pins, fit]);

  useEffect(() => {
    if (state === 'ready') view.current?.mark(hot, selected);
  }, [state, hot, selected]);

  return (
    <>
      {/* Maps are never mirrored. */}
      <section
        key={key ? 'google' : 'own'}
        ref={element}
        className={mapStyles.canvas}
        dir="ltr"
        aria-label={label}
      />
      {isSlow && (
        <div className={mapStyles.wait}>
          <TypedSpinner text={t('place-map:mapComing')} />
        </div>
      )}
      {state === 'failed' && (
        <p className={mapStyles.failed} role="status">
          {t('place-map:mapFailed')}
        </p>
      )}
    </>
  );
}
