import { expect, test } from 'vitest';
import { defuse, fuse } from './defuse.ts';
import { KeySet } from './key-set.ts';
import { fillTemplate, parseTemplate, templateColumns } from './template.ts';

const fill = (text: string, row: Record<string, string>) =>
  fillTemplate(parseTemplate(text), ({ column }) => row[column] ?? '');

test('a template is filled in and trimmed', () => {
  expect(fill('{building} {street}', { building: '7', street: 'Main St' })).toBe('7 Main St');
  expect(fill('{building} {street}', { street: 'Main St' })).toBe('Main St');
  expect(fill('{building} {street}', {})).toBeNull();
});

test('a part in brackets is omitted if one of its columns is empty', () => {
  const text = '{type}[, {color}][ ({year}, {state})].';
  expect(fill(text, { type: 'Shirt', color: 'blue' })).toBe('Shirt, blue.');
  expect(fill(text, { type: 'Shirt', year: '2012', state: 'new' })).toBe('Shirt (2012, new).');
});

test('the columns of a template are known, and errors are reported', () => {
  expect(templateColumns(parseTemplate('{a|trim}[ {b.c}]'))).toEqual(['a', 'b.c']);
  expect(() => parseTemplate('{a')).toThrow('has a bracket without its partner');
  expect(() => parseTemplate('{a|shout}')).toThrow('there is no transform «shout»');
});

test('formulas are escaped, and restored', () => {
  for (const cell of ['=1+1', '+1718', '-3', '@x', '\tx', '\rx', "'=x", "''@x"]) {
    expect(defuse(cell)).toBe(`'${cell}`);
    expect(fuse(defuse(cell))).toBe(cell);
  }
  for (const cell of ['', 'a=b', "'tis", "''", 'مطعم']) {
    expect(defuse(cell)).toBe(cell);
    expect(fuse(cell)).toBe(cell);
  }
});

test('keys are remembered with their first lines, in any number', () => {
  const keys = new KeySet();
  for (let line = 1; line <= 100_000; line++) expect(keys.firstLine(`key ${line}`, line)).toBeUndefined();
  expect(keys.firstLine('key 77', 100_001)).toBe(77);
  expect(keys.firstLine('key 99999', 100_002)).toBe(99_999);
});
