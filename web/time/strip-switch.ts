import { stripKeys } from './storage-keys.ts';
import { turned } from './strip-on.ts';

/* Whether the strip above the header is shown. What the device chose is on the root element from the start of the page. */

/** Shows the strip on every page of this device, or on none. A device that stores nothing keeps it for this page. */
export function turnStrip(isOn: boolean): void {
  const chosen = isOn ? 'on' : 'off';
  document.documentElement.dataset.cityStrip = chosen;
  try {
    localStorage.setItem(stripKeys.isOn, chosen);
  } catch {
    // It lasts as long as the page.
  }
  dispatchEvent(new Event(turned));
}

/** Tells when it was turned: here, or in another tab, whose choice this page takes over. */
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
