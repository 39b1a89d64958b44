import { useMemo, useRef, useState } from 'react';
import type { BusinessCard } from '../../contract/businesses.ts';
import type { State } from '../../contract/places.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { MapCard } from '../ui/MapCard.tsx';
import type { MapView } from '../ui/map-view.ts';
import { PlaceMap } from '../ui/PlaceMap.tsx';
import { areaOf, mapAreaChanges } from './filters.ts';
import type { Directory } from './use-directory.ts';

interface Props {
  rows: BusinessCard[];
  states: State[];
  directory: Directory;
  near: { locating: boolean; ask: () => void };
  hot: number | null;
  onHot: (id: number | null) => void;
  /** On small screens: shown in the place of the list. */
  visible: boolean;
}

/** Names of boroughs from afar, of neighbourhoods from near. */
const boroughZoom = 10;
const neighbourhoodZoom = 12.5;

/** The map beside the list: pins of its rows, the chosen place, and the search of what is seen. */
export function MapPanel({ rows, states, directory, near, hot, onHot, visible }: Props) {
  const t = useWords();
  const view = useRef<MapView | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const { filters, go } = directory;
  const pins = useMemo(
    () =>
      rows.flatMap(({ id, name, point, category }) =>
        point ? [{ id, name, point, icon: category.icon }] : [],
      ),
    [rows],
  );
  const labels = useMemo(
    () =>
      states.flatMap(({ cities }) =>
        cities.map(({ name, lat, lng, kind }) => ({
          name,
          lat,
          lng,
          fromZoom: kind === 'neighbourhood' ? neighbourhoodZoom : boroughZoom,
        })),
      ),
    [states],
  );
  const chosen = rows.find(({ id }) => id === selected);
  const searchHere = () => {
    if (!view.current) return;
    const { centre, radiusKm } = view.current.seen();
    go(mapAreaChanges(centre, radiusKm));
  };
  return (
    <div className={visible ? 'mp js-only visible' : 'mp js-only'}>
      <PlaceMap
        label={t('directory:mapOf')}
        pins={pins}
        labels={labels}
        hot={hot}
        selected={selected}
        fit={!filters.byMap}
        area={filters.byMap ? areaOf(filters) : null}
        onHot={onHot}
        onSelect={setSelected}
        onReady={(ready) => {
          view.current = ready;
        }}
      />
      <div className="top">
        <button type="button" className="chip" onClick={searchHere}>
          <Icon name="search" size="s" />
          {t('directory:searchThisArea')}
        </button>
      </div>
      <div className="ctl">
        <button
          type="button"
          className="ib"
          aria-label={t('directory:zoomIn')}
          onClick={() => view.current?.zoom(1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={t('directory:zoomOut')}
          onClick={() => view.current?.zoom(-1)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={t('directory:whereAmI')}
          disabled={near.locating}
          onClick={near.ask}
        >
          <Icon name="locate" />
        </button>
      </div>
      {chosen && <MapCard business={chosen} onClose={() => setSelected(null)} />}
    </div>
  );
}
