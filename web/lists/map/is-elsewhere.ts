import type { MapBox } from '../../ui/map-view.ts';

/** Where so much of what is seen is new, the list may be narrowed to it: a pan of a third of the view is as much. */
const newShare = 0.33;

/** Whether a map shows enough of what it did not show before to be searched anew. */
export function isElsewhere(seen: MapBox, before: MapBox): boolean {
  const shared =
    Math.max(0, Math.min(seen.east, before.east) - Math.max(seen.west, before.west)) *
    Math.max(0, Math.min(seen.north, before.north) - Math.max(seen.south, before.south));
  const whole = (seen.east - seen.west) * (seen.north - seen.south);
  return whole > 0 && 1 - shared / whole >= newShare;
}
