import type { MapBox } from '../../ui/map-view.ts';

/** The share of the view that must be new before the list is offered for it: a third, as after a pan by a third. */
const newShare = 0.33;

/** Whether enough of the map view is new to offer a search of it. */
export function isElsewhere(seen: MapBox, before: MapBox): boolean {
  const shared =
    Math.max(0, Math.min(seen.east, before.east) - Math.max(seen.west, before.west)) *
    Math.max(0, Math.min(seen.north, before.north) - Math.max(seen.south, before.south));
  const whole = (seen.east - seen.west) * (seen.north - seen.south);
  return whole > 0 && 1 - shared / whole >= newShare;
}
