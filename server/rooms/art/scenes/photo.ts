import type { Both } from '../../../../contract/locales.ts';

/** A drawing that stands in for a photograph of the demo content. */
export interface Photo {
  /** Stable: addresses and demo records name it. */
  key: string;
  /** Shapes of a scene of 800 × 600. */
  draw: () => string;
  /** Draws it anew, for a seed: other colors, light and furniture. */
  drawFor?: (seed: string) => string;
  alt: Both;
}

/** A scene that every seed draws anew. */
export const varying = (key: string, drawFor: (seed: string) => string, alt: Both): Photo => ({
  key,
  draw: () => drawFor('demo'),
  drawFor,
  alt,
});
