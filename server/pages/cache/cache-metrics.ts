import type { Metric } from '../../http/metrics.ts';
import type { PageCache } from './page-cache.ts';

/** Metrics of the page cache. */
export function cacheMetrics(cache: PageCache): Metric[] {
  const { counts } = cache;
  const counter = (name: string, help: string, read: () => number): Metric => ({
    name: `page_cache_${name}`,
    help,
    type: 'counter',
    read,
  });
  return [
    counter('hits_total', 'Pages served from the cache.', () => counts.hits),
    counter('misses_total', 'Pages that were rendered.', () => counts.misses),
    counter('old_total', 'Stale pages served because rendering failed or took too long.', () => counts.old),
    counter('dropped_total', 'Cached pages that a change invalidated.', () => counts.dropped),
    { name: 'page_cache_bytes', help: 'Bytes of all cached pages.', type: 'gauge', read: cache.bytes },
    { name: 'page_cache_pages', help: 'Pages in the cache.', type: 'gauge', read: cache.size },
  ];
}
