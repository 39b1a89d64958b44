import { useMemo, useSyncExternalStore } from 'react';
import { type Either, langs } from '../../contract/locales.ts';
import type { Point } from '../../contract/places.ts';
import { asrRules, type PrayerRules, prayerMethods, usualRules } from '../../contract/prayer-times.ts';
import { stripKeys } from './storage-keys.ts';

/** A neighborhood whose prayer times are displayed, with its known names. */
export interface ChosenPlace {
  id: number;
  point: Point;
  names: Either;
}

export interface TimeChoices extends PrayerRules {
  /** Null for the center of the city. */
  place: ChosenPlace | null;
}

/** The latitude in degrees beyond which a stored place is ignored: there, the sun does not set on some days. */
const highestLatitude = 60;
const longestName = 200;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

function placeOf(value: unknown): ChosenPlace | null {
  const { id, point, names } = (value ?? {}) as Record<string, unknown>;
  const { lat, lng } = (point ?? {}) as Record<string, unknown>;
  if (!isWithin(id, Number.MAX_SAFE_INTEGER) || !isWithin(lat, highestLatitude) || !isWithin(lng, 180))
    return null;
  const found: Either = {};
  for (const lang of langs) {
    const name = ((names ?? {}) as Record<string, unknown>)[lang];
    if (typeof name === 'string' && name && name.length <= longestName) found[lang] = name;
  }
  return Object.keys(found).length > 0 ? { id, point: { lat, lng }, names: found } : null;
}

/** Parses stored settings; invalid ones are replaced by defaults. */
export function choicesOf(stored: string | null): TimeChoices {
  try {
    const { method, asr, place } = (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      method: prayerMethods.find((known) => known === method) ?? usualRules.method,
      asr: asrRules.find((known) => known === asr) ?? usualRules.asr,
      place: placeOf(place),
    };
  } catch {
    return { ...usualRules, place: null };
  }
}

/** Without storage, the settings last as long as the page. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return unstored ?? localStorage.getItem(stripKeys.prayerTimes);
  } catch {
    return unstored;
  }
}

/** Stores settings on this device, and notifies this page. */
export function storeChoices(choices: TimeChoices): void {
  const text = JSON.stringify(choices);
  try {
    localStorage.setItem(stripKeys.prayerTimes, text);
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event('storage'));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** The settings of this device. */
export function useChoices(): TimeChoices {
  const stored = useSyncExternalStore(subscribe, read);
  return useMemo(() => choicesOf(stored), [stored]);
}
