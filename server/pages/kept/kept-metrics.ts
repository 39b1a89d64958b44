import type { Metric } from '../../http/metrics.ts';
import type { KeptPages } from './kept-pages.ts';

/** What an operator wants to know of the pages that are kept. */
export function keptMetrics(kept: KeptPages): Metric[] {
  const { counts } = kept;
  const counter = (name: string, help: string, read: () => number): Metric => ({
    name: `page_cache_${name}`,
    help,
    type: 'counter',
    read,
  });
  return [
    counter('hits_total', 'Pages answered without drawing them.', () => counts.hits),
    counter('misses_total', 'Pages that were drawn.', () => counts.misses),
    counter('old_total', 'Pages shown as they were, since they could not be drawn.', () => counts.old),
    counter('dropped_total', 'Kept pages that a change made another.', () => counts.dropped),
    { name: 'page_cache_bytes', help: 'Bytes that kept pages take.', type: 'gauge', read: kept.bytes },
    { name: 'page_cache_pages', help: 'Pages that are kept.', type: 'gauge', read: kept.size },
  ];
}
