import { stripKeys } from './storage-keys.ts';
import { turned } from './strip-on.ts';

/*
 * Whether the strip above the header is on. The setting is an attribute of the root element from the start of the
 * page.
 */

/** Turns the strip on or off for all pages of this device; without storage for this page only. */
export function turnStrip(isOn: boolean): void {
  const chosen = isOn ? 'on' : 'off';
  document.documentElement.dataset.cityStrip = chosen;
  try {
    localStorage.setItem(stripKeys.isOn, chosen);
  } catch {
    // Lasts as long as the page.
  }
  dispatchEvent(new Event(turned));
}

/** Notifies when it is switched: here, or in another tab, whose setting this page adopts. */
export function onStripTurned(act: () => void): () => void {
  const takeOver = ({ key, newValue }: StorageEvent) => {
    if (key !== stripKeys.isOn) return;
    document.documentElement.dataset.cityStrip = newValue ?? '';
    act();
  };
  addEventListener(turned, act);
  addEventListener('storage', takeOver);
  return () => {
    removeEventListener(turned, act);
    removeEventListener('storage', takeOver);
  };
}
