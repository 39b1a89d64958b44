import { describe, expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

describe('what is remembered of a header', () => {
  const lengthOf = () => vi.fn((header: string | undefined) => String(header?.length));

  it('is read once for each value, and for none as for an empty one', () => {
    const read = lengthOf();
    const known = remembered(read);
    expect(['br', 'gzip', 'br', undefined, ''].map(known)).toEqual(['2', '4', '2', '0', '0']);
    expect(read.mock.calls).toEqual([['br'], ['gzip'], ['']]);
  });

  it('is no more than a few values, the last ones', () => {
    const read = lengthOf();
    const known = remembered(read);
    known('first');
    for (let one = 0; one < 200; one++) known(String(one));
    known('199');
    expect(read).toHaveBeenCalledTimes(201);
    known('first');
    expect(read).toHaveBeenCalledTimes(202);
  });

  it('is no value that only somebody would send who means to fill it', () => {
    const read = lengthOf();
    const known = remembered(read);
    const long = 'x'.repeat(201);
    expect([known(long), known(long)]).toEqual(['201', '201']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
