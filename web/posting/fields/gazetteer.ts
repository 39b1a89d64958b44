import { useCallback, useEffect, useMemo, useState } from 'react';
import { completePlaces, type GazetteerEntry } from '../../../contract/gazetteer.ts';
import { listCities, type Place, type Point, type State } from '../../../contract/places.ts';
import { useAppDispatch } from '../../store.ts';
import type { MapLabel } from '../../ui/map-ground.ts';

export type AskGazetteer = (
  q: string,
  limit: number,
  signal?: AbortSignal,
) => Promise<readonly GazetteerEntry[]>;

/** Reads places that complete the input: too short-lived for the store. @throws ApiError */
export function useGazetteer(): AskGazetteer {
  const dispatch = useAppDispatch();
  return useCallback(
    (q, limit, signal) =>
      dispatch((_dispatch, _getState, { api }) =>
        api(completePlaces, { query: { q, limit } }, signal ? { signal } : {}).then(({ data }) => data),
      ),
    [dispatch],
  );
}

export interface KnownPlaces {
  states: readonly State[];
  /** Place names for a map: boroughs and cities at low zoom, neighborhoods at high zoom. */
  labels: readonly MapLabel[];
  place: (id: number | null) => Place | undefined;
  /** «Bay Ridge, Brooklyn» */
  name: (id: number | null) => string;
  nearest: (point: Point) => Place | undefined;
}

/** From this zoom level on there is room for the names of neighborhoods. */
const namesFromZoom = 13;
const noStates: readonly State[] = [];

/** The states and places available to posts; empty while loading, and if loading fails. */
export function useKnownPlaces(comma: string): KnownPlaces {
  const dispatch = useAppDispatch();
  const [states, setStates] = useState(noStates);
  useEffect(() => {
    let gone = false;
    dispatch((_dispatch, _getState, { api }) => api(listCities)).then(
      ({ data }) => {
        if (!gone) setStates(data);
      },
      // Without them places are still found in the gazetteer; only their names are not known in advance.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [dispatch]);
  return useMemo(() => knownPlaces(states, comma), [states, comma]);
}

function knownPlaces(states: readonly State[], comma: string): KnownPlaces {
  const all = states.flatMap(({ cities }) => cities);
  const place = (id: number | null) => all.find((one) => one.id === id);
  return {
    states,
    labels: all.map(({ name, lat, lng, kind }) => ({
      name,
      lat,
      lng,
      fromZoom: kind === 'neighbourhood' ? namesFromZoom : 0,
    })),
    place,
    name: (id) => {
      const own = place(id);
      if (!own) return '';
      const around = place(own.parentId)?.name ?? states.find(({ code }) => code === own.stateCode)?.name;
      return [own.name, around].filter(Boolean).join(comma);
    },
    nearest: (point) => {
      const far = all.map((one) => ({ one, meters: metersBetween(point, one) }));
      return far.sort((a, b) => a.meters - b.meters).find(({ meters }) => meters < nearBy)?.one;
    },
  };
}

/** The maximum distance between a point and its nearest place, in meters. */
const nearBy = 3_000;
const metersPerDegree = 111_195;

/** Meters between two points of one city, where the earth is flat enough. */
export function metersBetween(a: Point, b: Point): number {
  const shrink = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink) * metersPerDegree;
}

/** The point at an offset in meters to the north and to the east. */
export function moved({ lat, lng }: Point, north: number, east: number): Point {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north / metersPerDegree, lng: lng + east / (metersPerDegree * shrink) };
}
