import { join } from 'node:path';

/**
 * Limits of V8's heap. Most allocations of rendering a page are garbage at once, which Node would not collect
 * before the heap has grown to the memory of a large machine. The systemd unit and the image have the same values;
 * docs/performance.md has the measurements.
 */
export const heapOptions = '--max-semi-space-size=4 --max-old-space-size=512';

/** Settings of the C library, which are read when a process starts. */
export const allocatorSettings = {
  // One arena for all threads: each arena would retain the peak memory of compression and rendering.
  MALLOC_ARENA_MAX: '1',
  // Larger blocks are returned as soon as they are freed; by default the library raises both thresholds
  // dynamically.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The environment of a server. The caller's options for Node are appended: the last of a repeated option takes
 * precedence.
 * @param {string} root folder of the checkout
 * @param {NodeJS.ProcessEnv} caller
 * @returns {Record<string, string>}
 */
export function serverSettings(root, caller = process.env) {
  const defaults = {
    NODE_ENV: 'production',
    ...allocatorSettings,
    // The compile cache shortens the next start by a third.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  };
  const nodeOptions = `${heapOptions} ${caller.NODE_OPTIONS ?? ''}`.trim();
  return { ...unlessSet(defaults, caller), NODE_OPTIONS: nodeOptions };
}

/**
 * @param {Record<string, string>} defaults
 * @param {NodeJS.ProcessEnv} caller
 * @returns {Record<string, string>} the defaults of variables that the caller left unset or empty
 */
export const unlessSet = (defaults, caller = process.env) =>
  Object.fromEntries(Object.entries(defaults).filter(([name]) => !caller[name]));
