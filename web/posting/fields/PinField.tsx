import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Point } from '../../../contract/places.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { MapLabel } from '../../ui/map-ground.ts';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as mapStyles from '../../ui/shared/map.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useMapGround } from '../../ui/use-map-ground.ts';
import { whenNear } from '../../ui/when-near.ts';
import { describedBy, type FieldProps } from './field-props.ts';
import * as fieldsStyles from './fields.module.css';
import { metersBetween, moved } from './gazetteer.ts';
import { Hint } from './Hint.tsx';
import * as styles from './PinField.module.css';
import type { PinMap } from './pin-map.ts';
import { useLocation } from './use-location.ts';

interface Props extends FieldProps {
  value: Point | null;
  onChange: (value: Point | null) => void;
  /** The center of the map without a pin; the center of the city by default. */
  around?: Point | null;
  /** The selected place, for the map and for warning that the pin is far from it. */
  aroundName?: string;
  /** Labels of the map if it has no tiles. */
  labels?: readonly MapLabel[];
  /** The public map displays a circle, because the location is approximate. */
  approximate?: boolean | undefined;
  /** A note about the pin, such as that it is the center of a ZIP code. */
  note?: string | undefined;
}

/** The radius of the circle in meters, as on the pages of rentals. */
const approximateMeters = 400;
const feetPerMeter = 3.28084;
const farSteps = 8;
/** Before the map has loaded, a step is as long as it will be there. */
const usualStepMeters = 30;
/** A pin farther from its city than this, in meters, requires confirmation. */
const farMeters = 9_000;
const nearView = '200px';
const noLabels: readonly MapLabel[] = [];

type Way = 'North' | 'South' | 'East' | 'West';
const ways: Record<string, [way: Way, north: number, east: number]> = {
  ArrowUp: ['North', 1, 0],
  ArrowDown: ['South', -1, 0],
  ArrowRight: ['East', 0, 1],
  ArrowLeft: ['West', 0, -1],
};

/**
 * A location on the map: a pin that is dragged, tapped, moved by arrow keys, set to the user's location, and
 * removed. The map itself takes focus and keys; it loads when it is near the viewport.
 */
export function PinField(props: Props) {
  const { name, label, hint, optional, error, value, around, aroundName, approximate, note } = props;
  const { labels = noLabels } = props;
  const t = useWords();
  const { mapCenter } = useSite();
  const ground = useMapGround(labels, {
    outlines: t('posting-fields:mapCredit'),
    openStreetMap: t('posting-fields:tilesCredit'),
  });
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [said, setSaid] = useState('');
  const centre = value ?? around ?? mapCenter;
  const start = useRef(centre);
  start.current = centre;
  const isFar = value && around && metersBetween(value, around) > farMeters;

  const put = (point: Point | null, words: string) => {
    latest.current.onChange(point);
    setSaid(words);
  };
  const { locate, isLocating, refusal } = useLocation((point) => put(point, t('posting-fields:pinSet')));

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let gone = false;
    const draw = async () => {
      try {
        const { drawPinMap } = await import('./pin-map.ts');
        if (gone) return;
        map.current = drawPinMap(element, {
          centre: start.current,
          ground,
          aroundMeters: approximate ? approximateMeters : null,
          onPut: (point) => {
            latest.current.onChange(point);
            setSaid(t('posting-fields:pinSet'));
          },
        });
        setState('ready');
      } catch {
        if (!gone) setState('failed');
      }
    };
    const giveUp = whenNear(element, nearView, () => void draw());
    return () => {
      gone = true;
      giveUp();
      map.current?.remove();
      map.current = null;
      setState('waiting');
    };
  }, [ground, approximate, t]);

  const { lat, lng } = value ?? {};
  useEffect(() => {
    if (state !== 'ready') return;
    map.current?.show(lat === undefined || lng === undefined ? null : { lat, lng });
  }, [state, lat, lng]);

  const { lat: aroundLat, lng: aroundLng } = around ?? {};
  useEffect(() => {
    if (state !== 'ready' || latest.current.value || aroundLat === undefined || aroundLng === undefined)
      return;
    map.current?.moveTo({ lat: aroundLat, lng: aroundLng });
  }, [state, aroundLat, aroundLng]);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const [name, north, east] = way;
      const meters = (map.current?.stepMeters() ?? usualStepMeters) * (event.shiftKey ? farSteps : 1);
      const from = value ?? map.current?.middle() ?? centre;
      const to = moved(from, north * meters, east * meters);
      const words = `posting-fields:pinMoved${name}` as WordKey;
      put(rounded(to), t(words, { count: Math.round(meters * feetPerMeter) }));
    } else if ((event.key === 'Enter' || event.key === ' ') && !value) {
      event.preventDefault();
      put(map.current?.middle() ?? centre, t('posting-fields:pinSet'));
    } else if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      map.current?.zoom(event.key === '+' ? 1 : -1);
    }
  };

  return (
    <div className={`${fieldStyles.field} ${styles.field}`} data-pin-field="">
      <div className={fieldStyles.label}>
        <span id={`${name}-label`}>{label}</span>
        {optional && <OptionalMark />}
      </div>
      <Hint id={`${name}-hint`}>
        {[hint ?? t('posting-fields:pinHint'), approximate && t('posting-fields:pinApproximate')]
          .filter(Boolean)
          .join(' ')}
      </Hint>
      <div className={error ? `${styles.map} ${styles.invalid}` : styles.map}>
        {/* Never mirrored: maps are not directional text. */}
        <div
          id={name}
          ref={box}
          className={mapStyles.canvas}
          dir="ltr"
          role="application"
          aria-label={`${label}: ${t(value ? 'posting-fields:pinIsSet' : 'posting-fields:pinNone')}`}
          aria-describedby={describedBy(error && `${name}-error`, `${name}-hint`)}
          aria-invalid={error ? true : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is a control of its own, which takes arrow keys
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        <div className={styles.zooms}>
          <button
            type="button"
            className={buttonStyles.icon}
            aria-label={t('posting-fields:zoomIn')}
            onClick={() => map.current?.zoom(1)}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            className={buttonStyles.icon}
            aria-label={t('posting-fields:zoomOut')}
            onClick={() => map.current?.zoom(-1)}
          >
            <Icon name="minus" />
          </button>
        </div>
        {state === 'failed' && <p className={mapStyles.failed}>{t('posting-fields:mapFailed')}</p>}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttonStyles.soft} ${buttonStyles.small}`}
          disabled={isLocating}
          onClick={locate}
        >
          <Icon name="locate" size="s" />
          {t(isLocating ? 'posting-fields:pinLocating' : 'posting-fields:pinHere')}
        </button>
        {value ? (
          <button
            type="button"
            className={`${buttonStyles.soft} ${buttonStyles.small}`}
            onClick={() => put(null, t('posting-fields:pinRemoved'))}
          >
            <Icon name="close" size="s" />
            {t('posting-fields:pinRemove')}
          </button>
        ) : (
          <button
            type="button"
            className={`${buttonStyles.soft} ${buttonStyles.small}`}
            onClick={() => put(map.current?.middle() ?? centre, t('posting-fields:pinSet'))}
          >
            <Icon name="pin" size="s" />
            {t('posting-fields:pinPut')}
          </button>
        )}
      </div>
      {refusal && (
        <p className={fieldsStyles.hint} role="alert">
          {t(refusal)}
        </p>
      )}
      {isFar && (
        <p className={`${fieldsStyles.hint} ${fieldsStyles.warning}`}>
          {t('posting-fields:pinFar', { place: aroundName ?? '' })}
        </p>
      )}
      {note && !isFar && <p className={fieldsStyles.hint}>{note}</p>}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <span className={textStyles.hidden} role="status">
        {said}
      </span>
    </div>
  );
}

/** Six decimals are about 10 cm. */
function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
