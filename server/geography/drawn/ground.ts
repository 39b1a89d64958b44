import type { Both } from '../../../contract/locales.ts';

/** The kinds that the colors of the street map distinguish. */
export type GroundKind =
  | 'park'
  | 'cemetery'
  | 'golf_course'
  | 'nature_reserve'
  | 'beach'
  | 'aerodrome'
  | 'lake';

export interface DrawnGround {
  kind: GroundKind;
  /** Null for what is too small for a label. */
  name: Both | null;
  corners: string;
}

/** An area in a color of its own. */
export const ground = (kind: GroundKind, en: string, ar: string, corners: string): DrawnGround => ({
  kind,
  name: en ? { en, ar } : null,
  corners,
});
