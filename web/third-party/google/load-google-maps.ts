import type { Lang } from '../../../contract/locales.ts';
import type { GoogleMaps } from './google-types.ts';

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';
/** The callbacks of the script: when it has loaded, and when it rejects the key. */
const ready = 'googleMapsReady';
const refused = 'gm_authFailure';

interface GoogleWindow {
  google?: { maps?: GoogleMaps };
  [ready]?: () => void;
  [refused]?: () => void;
}

let loading: Promise<GoogleMaps> | undefined;
const onRefusal = new Set<() => void>();

/**
 * Loads Google's script with its places library, once per page.
 * @param listener called if Google rejects the key, which is known only after a map was created
 * @throws if the script fails to load
 */
export function loadGoogleMaps(key: string, lang: Lang, listener: () => void): Promise<GoogleMaps> {
  // Google's script defines these globals.
  const page = globalThis as unknown as GoogleWindow;
  onRefusal.add(listener);
  page[refused] = () => {
    for (const listener of onRefusal) listener();
  };
  loading ??= new Promise<GoogleMaps>((resolve, reject) => {
    const query = {
      key,
      libraries: 'places',
      language: lang,
      region: 'US',
      loading: 'async',
      callback: ready,
    };
    const script = document.createElement('script');
    script.async = true;
    script.src = `${scriptAddress}?${new URLSearchParams(query)}`;
    page[ready] = () => {
      const maps = page.google?.maps;
      if (maps) resolve(maps);
      else reject(new Error('Google’s maps are not there.'));
    };
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google’s maps did not come.'));
    });
    document.head.append(script);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
