/* Separate from the code that switches the strip, because every page loads it. */

/** A window event when the strip is turned on or off. */
export const turned = 'strip';

/**
 * Whether this device displays the strip. The setting is an attribute of the root element before the first paint.
 */
export const isStripOn = (): boolean => document.documentElement.dataset.cityStrip === 'on';

/** Resolves when the strip is on: at once, or when it is turned on. */
export async function whenStripIsOn(): Promise<void> {
  while (!isStripOn()) await new Promise((resolve) => addEventListener(turned, resolve, { once: true }));
}
