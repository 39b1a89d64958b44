import type { Both } from '../../../../contract/locales.ts';

/** A generated photograph of the demo content. */
export interface Photo {
  /** Must not change: URLs and demo records contain it. */
  key: string;
  /** The shapes of a scene of 800 × 600. */
  draw: () => string;
  /** Renders it for a seed with other colors, light and furniture. */
  drawFor?: (seed: string) => string;
  alt: Both;
}

/** A scene that varies with the seed. */
export const varying = (key: string, drawFor: (seed: string) => string, alt: Both): Photo => ({
  key,
  draw: () => drawFor('demo'),
  drawFor,
  alt,
});
