import { describe, expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

describe('memoized header values', () => {
  const lengthOf = () => vi.fn((header: string | undefined) => String(header?.length));

  it('are parsed once each; a missing one equals an empty one', () => {
    const read = lengthOf();
    const known = remembered(read);
    expect(['br', 'gzip', 'br', undefined, ''].map(known)).toEqual(['2', '4', '2', '0', '0']);
    expect(read.mock.calls).toEqual([['br'], ['gzip'], ['']]);
  });

  it('are limited to the most recent few', () => {
    const read = lengthOf();
    const known = remembered(read);
    known('first');
    for (let one = 0; one < 200; one++) known(String(one));
    known('199');
    expect(read).toHaveBeenCalledTimes(201);
    known('first');
    expect(read).toHaveBeenCalledTimes(202);
  });

  it('exclude values that only an attacker would send', () => {
    const read = lengthOf();
    const known = remembered(read);
    const long = 'x'.repeat(201);
    expect([known(long), known(long)]).toEqual(['201', '201']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
