import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { categories } from '../seed/base/categories.ts';
import { places } from '../seed/base/places.ts';
import { columnsOf, evaluate } from './evaluate.ts';
import { kindNames } from './fields.ts';
import { parseMapping, readMapping, type ValueSpec } from './mapping.ts';
import { sentence } from './reason.ts';
import { Columns, Row } from './row.ts';
import { testFolder } from './testing.ts';

const folder = new URL('../../mappings/', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const read = async (name: string) =>
  parseMapping(JSON.parse(await readFile(new URL(name, folder), 'utf8')), name);

/** Every text that a value can produce from constants, lookups and defaults. */
function outcomes(spec: ValueSpec): string[] {
  return [
    ...('value' in spec ? [spec.value] : []),
    ...('by' in spec ? Object.values(spec.cases).flatMap(outcomes) : []),
    ...Object.values(spec.lookup ?? {}),
    spec.default,
    ...(spec.otherwise ? outcomes(spec.otherwise) : []),
  ].filter((text): text is string => typeof text === 'string');
}

describe.each(names)('mappings/%s', (name) => {
  it('is valid, and all of its templates and columns can be parsed', async () => {
    const mapping = await read(name);
    for (const spec of Object.values(mapping.fields))
      expect(columnsOf(spec as ValueSpec)).toBeInstanceOf(Array);
    expect(mapping.about).toBeTruthy();
  });
  it('references only categories and places that a new site has', async () => {
    const { fields, place, kind } = await read(name);
    const slugs = new Set(categories.map((category) => category.slug));
    for (const slug of fields.categories ? outcomes(fields.categories) : []) expect(slugs).toContain(slug);
    const known = new Set(places.map((one) => one.slug));
    for (const slug of [place.default, ...(place.borough ? outcomes(place.borough) : [])]) {
      if (slug !== undefined) expect(known).toContain(slug);
    }
    expect([undefined, ...kindNames]).toContain(kind);
  });
});

describe('an invalid mapping', () => {
  const good = { source: 'x', key: ['id'], fields: {} };
  it.each([
    [{ ...good, fields: { titel: { column: 'a' } } }, /fields: .*titel/],
    [
      { ...good, fields: { title: { column: 'a', transform: ['shout'] } } },
      /fields\.title\.transform\.0: there is no transform «shout»/,
    ],
    [{ ...good, fields: { title: { colum: 'a' } } }, /fields\.title/],
    [{ source: 'x', fields: {} }, /key: /],
    [{ ...good, kind: 'cars' }, /kind: /],
    [[], /the file: /],
  ])('is reported with the location of the error: %j', (value, message) => {
    expect(() => parseMapping(value, 'bad.json')).toThrow(/^bad\.json is no valid mapping:\n {2}/);
    expect(() => parseMapping(value, 'bad.json')).toThrow(message);
  });

  test('that is missing, or for another kind, is named', async () => {
    const { path, remove } = await testFolder();
    const file = join(path, 'jobs.json');
    await expect(readMapping(file, 'jobs')).rejects.toThrow(`Cannot read ${file}: there is no such file.`);
    await writeFile(file, '{');
    await expect(readMapping(file, 'jobs')).rejects.toThrow(/^Cannot read .*JSON/);
    await writeFile(file, JSON.stringify({ ...good, kind: 'rents' }));
    await expect(readMapping(file, 'jobs')).rejects.toThrow('is a mapping for rents, not for jobs.');
    await remove();
  });
});

describe('a value', () => {
  const columns = new Columns(['a', 'b', 'json', 'kind']);
  const value = (spec: ValueSpec, cells: string[]) => {
    const row = new Row(columns, 2, cells);
    return {
      value: evaluate(spec, row),
      problems: row.problems.map(({ column, reason }) => [column, sentence('en', reason)]),
    };
  };
  it.each<[string, ValueSpec, string[], string | null]>([
    ['of a column', { column: 'a' }, [' x '], ' x '],
    ['of the first column that has one', { columns: ['a', 'b'] }, [' ', 'y'], 'y'],
    ['that is always the same', { value: true }, [], 'true'],
    ['from JSON', { column: 'json.x.y' }, ['', '', '{"x":{"y":[1]}}'], '[1]'],
    ['from JSON that has not got it', { column: 'json.constructor' }, ['', '', '{"x":1}'], null],
    ['of a case', { by: 'kind', cases: { k: { column: 'b' } } }, ['', 'y', '', 'k'], 'y'],
    ['looked up', { column: 'a', lookup: { x: 'one' }, default: 'other' }, ['x'], 'one'],
    ['by default', { column: 'a', lookup: { x: 'one' }, default: 'other' }, ['z'], 'other'],
    ['by its beginning', { column: 'a', match: 'prefix', lookup: { Health: 'h' } }, ['health, food'], 'h'],
    ['by a word in it', { column: 'a', match: 'contains', lookup: { cafe: 'c' } }, ['Le Cafe X'], 'c'],
    ['otherwise', { column: 'a', transform: ['notZero'], otherwise: { column: 'b' } }, ['', 'y'], 'y'],
  ])('%s', (_, spec, cells, expected) =>
    expect(value(spec, cells)).toEqual({ value: expected, problems: [] }),
  );

  it('that the mapping does not know, or that is not JSON or not text, is reported', () => {
    expect(value({ column: 'a', lookup: {} }, ['x'])).toEqual({
      value: null,
      problems: [['a', 'the mapping does not know this value']],
    });
    expect(value({ column: 'json.x' }, ['', '', '{'])).toEqual({
      value: null,
      problems: [['json', 'this isn’t JSON']],
    });
    expect(value({ column: 'a' }, ['a\0b'])).toEqual({
      value: 'ab',
      problems: [['a', 'part of it was lost: it has bytes that aren’t UTF-8 text']],
    });
  });
});
