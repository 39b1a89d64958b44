import { expect, it } from 'vitest';
import { deepFreeze } from './deep-freeze.ts';

it('freezes objects and lists at every depth', () => {
  const value = { list: [{ name: 'a' }], none: null, bytes: new Uint8Array(2) };
  deepFreeze(value);
  expect(() => value.list.push({ name: 'b' })).toThrow(TypeError);
  expect(() => Object.assign(value.list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
  value.bytes[0] = 1;
  expect(value).toEqual({ list: [{ name: 'a' }], none: null, bytes: new Uint8Array([1, 0]) });
});
