import { beforeEach, expect, it } from 'vitest';
import type { ChangeListener, Changes } from './changes.ts';
import { createListingCache, type ListingCache } from './listing-cache.ts';

interface Row {
  title: string;
}

let notify: ChangeListener;
let isListening: boolean;
let stored: Map<number, Row>;
let reads: number[][];
let cache: ListingCache<Row>;
beforeEach(() => {
  isListening = true;
  stored = new Map([1, 2, 3].map((id) => [id, { title: `listing ${id}` }]));
  reads = [];
  const changes: Changes = {
    subscribe: (listener) => {
      notify = listener;
    },
    isListening: () => isListening,
    close: async () => undefined,
  };
  cache = createListingCache<Row>(changes, ['product', 'job'], 100_000);
});

const rowsOf = (ids: readonly number[]) =>
  ids.flatMap((id) => {
    const row = stored.get(id);
    return row ? [[id, row] as const] : [];
  });

async function read(...ids: number[]) {
  const found = await cache.read(ids, async (missing) => {
    reads.push(missing);
    return rowsOf(missing);
  });
  return [...found.values()].map(({ title }) => title).sort();
}

it('reads once while nothing changes', async () => {
  expect(await read(1, 2)).toEqual(['listing 1', 'listing 2']);
  expect(await read(2, 3)).toEqual(['listing 2', 'listing 3']);
  expect(await read(1, 2, 3)).toHaveLength(3);
  expect(reads).toEqual([[1, 2], [3]]);
});

it.each([
  ['that listing', ['product', 'product:2'], [[2]]],
  ['many of a kind', ['job', 'job:*'], [[1, 2, 3]]],
  ['a kind that it does not hold', ['rental', 'rental:2'], []],
])('reads again what a notification names: %s', async (_name, tags, expected) => {
  await read(1, 2, 3);
  reads = [];
  stored.set(2, { title: 'renamed' });
  notify(new Set(tags), false);
  await read(1, 2, 3);
  expect(reads).toEqual(expected);
});

it('reads everything again if notifications may have been missed, and every time while none arrive', async () => {
  await read(1);
  notify('all', false);
  await read(1);
  isListening = false;
  await read(1);
  await read(1);
  expect(reads).toEqual([[1], [1], [1], [1]]);
});

it('caches nothing that changed while it was read', async () => {
  const before = rowsOf([1]);
  await cache.read([1], async () => {
    stored.set(1, { title: 'renamed' });
    notify(new Set(['product:1']), false);
    return before;
  });
  expect(await read(1)).toEqual(['renamed']);
});

it('reads missing listings again', async () => {
  expect(await read(4)).toEqual([]);
  stored.set(4, { title: 'published since' });
  expect(await read(4)).toEqual(['published since']);
});

it('returns cached listings without reading, and none while notifications do not arrive', async () => {
  await read(1, 2);
  expect([...cache.known([1, 2, 3]).keys()]).toEqual([1, 2]);
  expect(reads).toHaveLength(1);
  isListening = false;
  expect(cache.known([1, 2]).size).toBe(0);
});

it('evicts the least recently used listings above its maximum size', async () => {
  const title = 'x'.repeat(40_000);
  stored = new Map([1, 2, 3].map((id) => [id, { title }]));
  await read(1, 2);
  await read(1);
  await read(3);
  reads = [];
  await read(1, 3);
  await read(2);
  expect(reads).toEqual([[2]]);
});
