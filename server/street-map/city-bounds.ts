import type { Bounds } from './archive-writer.ts';

/** New York and adjacent cities. */
export const cityBounds: Bounds = { west: -74.3, south: 40.47, east: -73.65, north: 40.95 };
