import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** Additional metrics of the library: gauges whose names end like a counter's, and the version of Node. */
const unread = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
];

/**
 * Registers memory, processor time and event loop delay. For several workers sizes are summed, so that they cannot
 * be compared with the limit of one process: heap usage and event loop delay are those of the worst.
 */
export function registerProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const name of unread) registry.removeSingleMetric(name);
  Object.assign(registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds') ?? {}, { aggregator: 'max' });
  const registers = [registry];
  new Gauge({
    name: 'nodejs_array_buffers_bytes',
    help: 'Bytes of cached pages, pictures and responses outside the heap.',
    registers,
    collect() {
      this.set(process.memoryUsage().arrayBuffers);
    },
  });
  new Gauge({
    name: 'nodejs_heap_used_ratio',
    aggregator: 'max',
    help: 'Used heap divided by its limit; of several workers, that of the fullest.',
    registers,
    collect() {
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      this.set(used / limit);
    },
  });
}
