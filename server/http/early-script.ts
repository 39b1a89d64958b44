import { createHash } from 'node:crypto';

/**
 * The one script that stands in the HTML, because it has to run before the first paint: where the device has chosen the
 * city strip, its room is there from the start and nothing moves when it has come. Its name in local storage is that of
 * `web/time/storage-keys.ts`. It is the same on every page, so that the policy allows it by its hash, and no other.
 */
export const earlyScript =
  "try{document.documentElement.dataset.cityStrip=localStorage.city_strip||''}catch{}";

/** What allows it in the policy of pages. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
