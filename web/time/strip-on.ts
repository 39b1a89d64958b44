/* Apart from what turns the strip on and off, because every page begins with it. */

/** Happens on the window when the strip was turned on or off. */
export const turned = 'strip';

/** Whether this device shows the strip. What it chose is on the root element before the first paint. */
export const isStripOn = (): boolean => document.documentElement.dataset.cityStrip === 'on';

/** Resolves once the strip is shown: at once, or when it is turned on. */
export async function whenStripIsOn(): Promise<void> {
  while (!isStripOn()) await new Promise((resolve) => addEventListener(turned, resolve, { once: true }));
}
