import { Counter, Gauge, type Registry } from 'prom-client';

/** The counters of the page cache. */
export interface CountedCache {
  counts: { hits: number; misses: number; old: number; dropped: number };
  bytes(): number;
  size(): number;
}

/** The page cache counts by itself, so that serving a page costs no more; its counters are read on scrape. */
export function registerCache(registry: Registry, cache: CountedCache): void {
  const registers = [registry];
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `page_cache_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `page_cache_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const { counts } = cache;
  counter('hits', 'Pages served from the cache.', () => counts.hits);
  counter('misses', 'Pages that were rendered.', () => counts.misses);
  counter('old', 'Stale pages served because rendering failed or took too long.', () => counts.old);
  counter('dropped', 'Cached pages that a change invalidated.', () => counts.dropped);
  gauge('bytes', 'Bytes of all cached pages.', cache.bytes);
  gauge('pages', 'Pages in the cache.', cache.size);
}
