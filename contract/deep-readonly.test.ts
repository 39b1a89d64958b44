import { describe, expect, it } from 'vitest';
import type { DataOf } from './endpoint.ts';
import type { readNeighborhood } from './neighborhoods.ts';

type Data = DataOf<typeof readNeighborhood>;

describe('the data of an endpoint', () => {
  it('cannot be changed: neither its properties, nor its lists, nor what is in them', () => {
    // Never called: the compiler checks it.
    const change = (data: Data) => {
      // @ts-expect-error A property.
      data.name = '';
      // @ts-expect-error A list.
      data.nearby.push(...data.nearby);
      for (const neighbor of data.nearby) {
        // @ts-expect-error A property of an entry, within an object.
        neighbor.point.lat = 0;
      }
    };
    expect(change).toBeTypeOf('function');
  });
});
