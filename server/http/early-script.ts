import { createHash } from 'node:crypto';

/**
 * The only inline script, because it has to run before the first paint: it reserves the space of the city strip if
 * the device has chosen it, which prevents a layout shift. The key in local storage is that of
 * `web/time/storage-keys.ts`. It is the same on every page, so that the policy allows it by its hash, and no other.
 */
export const earlyScript =
  "try{document.documentElement.dataset.cityStrip=localStorage.city_strip||''}catch{}";

/** Its source expression in the policy of pages. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
