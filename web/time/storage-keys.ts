/**
 * Keys of local storage, as in `web/storage-keys.ts`, which is part of every page: these are loaded with the strip
 * only.
 */
export const stripKeys = {
  /** Whether it is on: `on` or `off`. Also read by the inline script in the head of each page. */
  isOn: 'city_strip',
  /** The calculation rules and place of prayer times: JSON. */
  prayerTimes: 'prayer_times',
} as const;
