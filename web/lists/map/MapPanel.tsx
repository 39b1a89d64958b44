import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { readBusiness } from '../../contract/businesses.ts';
import type { State } from '../../contract/places.ts';
import { readRental } from '../../contract/rentals.ts';
import { useWords } from '../i18n/words.ts';
import { useRead } from '../state/use-read.ts';
import { Icon } from '../ui/Icon.tsx';
import type { MapPin } from '../ui/map-pins.ts';
import type { MapArea, MapView } from '../ui/map-view.ts';
import { PlaceMap } from '../ui/PlaceMap.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import * as styles from './MapPanel.module.css';
import { mapAreaChanges } from './map-area.ts';
import { mapPinsOf } from './map-pins-of.ts';
import type { ListAddress } from './use-list-address.ts';
import { mapSourceOf, useMapContent } from './use-map-content.ts';
import type { NearMe } from './use-near-me.ts';

export interface MapPanelProps {
  label: string;
  pins: readonly MapPin[];
  states: State[];
  list: Pick<ListAddress, 'go'>;
  near: NearMe;
  /** The part of the map that the list is narrowed to. */
  area: MapArea | null;
  hot: number | null;
  onHot: (id: number | null) => void;
  /** On small screens: shown in the place of the list. */
  visible: boolean;
  /** What a pin is called that stands for several which would cover one another. */
  groupWords?: (count: number) => string;
  /** Google's map, where the site has it and the visitor agreed to it. */
  google?: boolean | undefined;
  /** What the list answers, as its slice names it: the map asks the same. */
  listKey: string | null;
  /** The card of the pin that was chosen; `far` is the record, where it is none of the rows. */
  cardOf: (id: number, close: () => void, far?: unknown) => ReactNode;
}

/** Names of boroughs from afar, of neighbourhoods from near. */
const boroughZoom = 10;
const neighbourhoodZoom = 12.5;

/** The map beside the list: pins of its rows, the chosen one, and the search of what is seen. */
export function MapPanel(props: MapPanelProps) {
  const { label, states, list, near, area, hot, onHot, visible, cardOf, listKey } = props;
  const t = useWords();
  const view = useRef<MapView | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
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
  const { content, refresh } = useMapContent(view, listKey, area !== null);
  const pins = useMemo(() => content && mapPinsOf(content), [content]);
  const close = () => setSelected(null);
  const card = selected !== null && cardOf(selected, close);
  const isOfRentals = listKey !== null && mapSourceOf(listKey, false).folder === 'rents';
  const far = useRead(
    isOfRentals ? readRental : readBusiness,
    selected !== null && !card ? { params: { id: selected } } : null,
  );
  const searchHere = () => {
    if (view.current) list.go(mapAreaChanges(view.current.seen()));
  };
  return (
    <div
      className={
        visible
          ? `${styles.panel} ${visibilityStyles.withScripts} ${styles.visible}`
          : `${styles.panel} ${visibilityStyles.withScripts}`
      }
    >
      <PlaceMap
        label={label}
        pins={pins ?? props.pins}
        labels={labels}
        hot={hot}
        selected={selected}
        fit={area === null && pins === null}
        area={area}
        groupWords={props.groupWords}
        google={props.google}
        onHot={onHot}
        onSelect={setSelected}
        onReady={(ready) => {
          view.current = ready;
          refresh();
        }}
        onMoved={refresh}
      />
      <div className={styles.search}>
        <button type="button" className={chipStyles.chip} onClick={searchHere}>
          <Icon name="search" size="s" />
          {t('directory:searchThisArea')}
        </button>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('directory:zoomIn')}
          onClick={() => view.current?.zoom(1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('directory:zoomOut')}
          onClick={() => view.current?.zoom(-1)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('directory:whereAmI')}
          disabled={near.locating}
          onClick={near.ask}
        >
          <Icon name="locate" />
        </button>
      </div>
      <Suspense>
        {card || (selected !== null && far.data?.id === selected ? cardOf(selected, close, far.data) : null)}
      </Suspense>
    </div>
  );
}
