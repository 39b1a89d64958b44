import { join } from 'node:path';

/**
 * Bounds of V8's heap. Most of what rendering a page allocates is garbage at once, which Node would not collect before it
 * has grown into the memory of a large machine. The systemd unit and the image repeat them; docs/performance.md has the
 * measurements.
 */
export const heapOptions = '--max-semi-space-size=4 --max-old-space-size=512';

/** Settings of the C library, which reads them when a process starts. */
export const allocatorSettings = {
  // One arena for all threads: each arena would retain what compressing and drawing once took.
  MALLOC_ARENA_MAX: '1',
  // Larger blocks are returned as soon as they are freed; by default the library raises both thresholds as it goes.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * What a server is started with. The caller's options for Node are added to ours: of an option that is given twice, the
 * last counts.
 * @param {string} root folder of the checkout
 * @param {NodeJS.ProcessEnv} caller
 * @returns {Record<string, string>}
 */
export function serverSettings(root, caller = process.env) {
  const defaults = {
    NODE_ENV: 'production',
    ...allocatorSettings,
    // Compiled sources are cached: the next start takes two thirds of the time.
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
