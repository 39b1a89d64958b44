import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { readBusiness } from '../../../contract/businesses.ts';
import { limits } from '../../../contract/limits.ts';
import type { State } from '../../../contract/places.ts';
import { readRental } from '../../../contract/rentals.ts';
import { neighborhoodPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { MapPin } from '../../ui/map-pin-element.ts';
import type { MapArea, MapView } from '../../ui/map-view.ts';
import { PlaceMap } from '../../ui/PlaceMap.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { areaWithPage } from '../area-with-page.ts';
import { mapAreaChanges } from '../map-area.ts';
import type { ListAddress } from '../use-list-address.ts';
import type { NearMe } from '../use-near-me.ts';
import { MapControls } from './MapControls.tsx';
import { MapKey } from './MapKey.tsx';
import * as styles from './MapPanel.module.css';
import { MapPlaces } from './MapPlaces.tsx';
import { inListOrder, mapPinsOf } from './map-pins-of.ts';
import { placeLabels } from './place-labels.ts';
import { useMapChoice } from './use-map-choice.ts';
import { mapSourceOf, useMapContent } from './use-map-content.ts';
import { useSearchOffer } from './use-search-offer.ts';

/** Renders the card of a selected place. */
export interface MapCardView {
  /** The focus moves to the card, because it was opened by keyboard. */
  isFocused: boolean;
  close: () => void;
  /** The address of the page of an area, if it has one. */
  areaPath: (id: number) => string | undefined;
  /** The record, if it is not among the rows. */
  far?: unknown;
}

export interface MapPanelProps {
  label: string;
  pins: readonly MapPin[];
  states: readonly State[];
  list: Pick<ListAddress, 'go'>;
  near: NearMe;
  /** The map view that the list is narrowed to. */
  area: MapArea | null;
  hot: number | null;
  onHot: (id: number | null) => void;
  /** It replaces the list. */
  visible: boolean;
  /** Switches between replacing the list and standing beside it. */
  onTurn: () => void;
  /** The label of a pin for several places that would overlap. */
  groupWords: (count: number) => string;
  /** Google's map, if configured and the visitor has consented. */
  google?: boolean | undefined;
  /** The response of the list, under the name of its slice: the map requests the same. */
  listKey: string | null;
  cardOf: (id: number, card: MapCardView) => ReactNode;
}

/** The radius to which the list is narrowed around places that the closest zoom does not separate. */
const crowdKm = limits.radiusKm.min;
const isDesk = () => window.innerWidth > limits.mobileBreakpointPx;

/** The map beside the list: pins of its rows, the selected one, and the search of the visible area. */
export function MapPanel(props: MapPanelProps) {
  const { label, states, list, near, area, hot, onHot, visible, onTurn, cardOf, listKey } = props;
  const t = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const view = useRef<MapView | null>(null);
  const { choice, choose, close } = useMapChoice(panel, view);
  const [keySetting, setKeySetting] = useState<boolean | null>(null);
  const isKeyOpen = keySetting ?? (visible && isDesk());
  const labels = useMemo(() => placeLabels(states), [states]);
  const { content, refresh } = useMapContent(view, listKey, area !== null);
  const { isOffered, check } = useSearchOffer({ panel, view }, listKey, content !== null);
  const pins = useMemo(() => content && inListOrder(mapPinsOf(content), props.pins), [content, props.pins]);
  const isOfHomes = listKey !== null && mapSourceOf(listKey, false).folder === 'rents';
  const selected = choice?.kind === 'place' ? choice.id : null;
  const areaPath = (id: number) => areaWithPage(states, id) && neighborhoodPath(id);
  const card = choice?.kind === 'place' && cardOf(choice.id, { isFocused: choice.byKey, close, areaPath });
  const far = useRead(
    isOfHomes ? readRental : readBusiness,
    selected !== null && !card ? { params: { id: selected } } : null,
  );
  const single = (pins ?? props.pins).filter(({ count }) => count === undefined);
  const inView = content && pins?.reduce((sum, { count = 1 }) => sum + count, 0);
  const listed =
    choice?.kind === 'view'
      ? single
      : choice?.kind === 'group' && single.filter(({ id }) => choice.ids.includes(id));
  const listedWords = choice?.kind === 'view' ? 'InView' : 'Here';
  const counted = (of: 'InView' | 'Here', count: number) =>
    t(isOfHomes ? `map:homes${of}` : `map:places${of}`, { count });
  const searchHere = () => {
    if (view.current) list.go(mapAreaChanges(view.current.seen()));
  };
  const moved = () => {
    refresh();
    check();
  };
  const classes = [styles.panel, visibilityStyles.withScripts, visible && styles.visible];
  return (
    <div ref={panel} className={[...classes, (card || listed) && styles.withCard].filter(Boolean).join(' ')}>
      <p role="status" className={textStyles.hidden}>
        {typeof inView === 'number' && counted('InView', inView)}
      </p>
      {single.length > 0 && (
        <button type="button" className={styles.inView} onClick={() => choose({ kind: 'view' })}>
          {t('map:list')}
        </button>
      )}
      <PlaceMap
        label={label}
        pins={pins ?? props.pins}
        labels={labels}
        hot={hot}
        selected={selected}
        fit={area === null && pins === null}
        area={area}
        pinWords={{
          group: props.groupWords,
          rated: (rating) => t('map:rated', { rating }),
          isNew: t('map:isNew'),
        }}
        scaleWords={{
          feet: (count) => t('map:feet', { count }),
          miles: (count) => t('map:miles', { count }),
        }}
        google={props.google}
        onHot={onHot}
        onSelect={(id, byKey) => choose(id === null ? null : { kind: 'place', id, byKey })}
        onGroup={(ids, centre) => {
          if (ids.length > 0) choose({ kind: 'group', ids });
          else list.go(mapAreaChanges({ centre, radiusKm: crowdKm }));
        }}
        onReady={(ready) => {
          view.current = ready;
          moved();
        }}
        onMoved={moved}
      />
      {isOffered && (
        <div className={styles.search}>
          <button type="button" onClick={searchHere}>
            <Icon name="search" size="s" />
            {t('directory:searchThisArea')}
          </button>
        </div>
      )}
      <div className={styles.corner}>
        {isKeyOpen && <MapKey isOfHomes={isOfHomes} />}
        <MapControls
          onZoom={(steps) => view.current?.zoom(steps)}
          near={near}
          isKeyOpen={isKeyOpen}
          onKey={() => setKeySetting(!isKeyOpen)}
          isLarge={visible}
          onLarge={onTurn}
        />
      </div>
      {listed && (
        <MapPlaces
          title={counted(listedWords, listed.length)}
          pins={listed}
          onChoose={(id) => choose({ kind: 'place', id, byKey: true })}
          onClose={close}
        />
      )}
      <Suspense>
        {card ||
          (choice?.kind === 'place' && far.data?.id === choice.id
            ? cardOf(choice.id, { isFocused: choice.byKey, close, areaPath, far: far.data })
            : null)}
      </Suspense>
    </div>
  );
}
