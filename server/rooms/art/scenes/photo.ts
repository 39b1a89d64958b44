import type { Both } from '../../../../contract/locales.ts';

/** A drawing that stands in for a photograph of the demo content. */
export interface Photo {
  /** Stable: addresses and demo records name it. */
  key: string;
  /** Shapes of a scene of 800 × 600. */
  draw: () => string;
  alt: Both;
}
