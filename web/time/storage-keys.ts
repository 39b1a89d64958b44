/** Local storage, as `web/storage-keys.ts`, which every page carries: these are carried by what belongs to the strip only. */
export const stripKeys = {
  /** Whether it was chosen: `on` or `off`. The line in each page's head reads it, too. */
  isOn: 'city_strip',
  /** By which rules and for which place prayer times are computed: JSON. */
  prayerTimes: 'prayer_times',
} as const;
