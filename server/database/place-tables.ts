import type { Generated, JSONColumnType } from 'kysely';
import type { Area } from '../geography/areas.ts';
import type { Updated } from './column-types.ts';

export interface StateTable {
  code: string;
  name_en: string;
  name_ar: string;
  position: Generated<number>;
}

export interface PlaceOutlineTable {
  place_id: number;
  polygons: JSONColumnType<Area, string, string>;
  origin: 'drawn' | 'imported';
  /** The nearest first. */
  neighbor_ids: number[];
  updated_at: Updated;
}
