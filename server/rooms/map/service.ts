export { type CurrentMap, watchStreetMap } from './current-map.ts';
export type { StreetMap } from './street-map.ts';
