import { AggregatorRegistry, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerProcess } from './process-metrics.ts';

it('of several workers has the fullest heap and the longest delay, and sums sizes', async () => {
  const registry = new Registry();
  registerProcess(registry);
  const other = new Registry();
  registerProcess(other);
  const [one, two] = [await registry.getMetricsAsJSON(), await other.getMetricsAsJSON()];
  const ofOne = (name: string) => one.find((metric) => metric.name === name)?.values[0]?.value ?? 0;
  for (const metric of two) for (const value of metric.values) value.value = 0;
  const all = await AggregatorRegistry.aggregate([one, two, one]).getMetricsAsJSON();
  const ofAll = (name: string) => all.find((metric) => metric.name === name)?.values[0]?.value;
  expect(ofOne('nodejs_heap_used_ratio')).toBeGreaterThan(0);
  expect(ofOne('nodejs_heap_used_ratio')).toBeLessThan(1);
  expect(ofAll('nodejs_heap_used_ratio')).toBe(ofOne('nodejs_heap_used_ratio'));
  expect(ofAll('nodejs_eventloop_lag_p99_seconds')).toBe(ofOne('nodejs_eventloop_lag_p99_seconds'));
  expect(ofAll('nodejs_heap_size_used_bytes')).toBe(2 * ofOne('nodejs_heap_size_used_bytes'));
});
