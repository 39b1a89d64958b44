import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type CsvRow, openCsv } from './read-csv.ts';
import { RecordCutter } from './records.ts';

function cutAll(pieces: string[]) {
  const cutter = new RecordCutter();
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
}

describe('records', () => {
  const text = 'a,b\r\n1,"x\r\ny, ""z"""\r\n\r\n2,3\n4,"\n\n"\r5,6';
  const expected = [
    { line: 1, text: 'a,b' },
    { line: 2, text: '1,"x\r\ny, ""z"""' },
    { line: 5, text: '2,3' },
    { line: 6, text: '4,"\n\n"' },
    { line: 9, text: '5,6' },
  ];
  it('have line numbers, with line breaks of every type in quotes and between', () => {
    expect(cutAll([text])).toEqual(expected);
  });
  it('are the same wherever the chunks end', () => {
    for (let at = 1; at < text.length; at++)
      expect(cutAll([text.slice(0, at), text.slice(at)])).toEqual(expected);
    expect(cutAll([...text])).toEqual(expected);
  });
  it('with unbalanced quotes are marked, and do not absorb others', () => {
    expect(cutAll(['1,q"z\n2,"ab"c\n3,ok\n'])).toEqual([
      { line: 1, text: '1,q"z', error: { key: 'quote_within' } },
      { line: 2, text: '2,"ab"c', error: { key: 'text_after_quote' } },
      { line: 3, text: '3,ok' },
    ]);
    expect(cutAll(['1,"open\n2,ok\n3,"fine"\n']).map(({ line, error }) => [line, Boolean(error)])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(cutAll(['1,"open\n2,ok\n']).map(({ line, error }) => [line, error?.key])).toEqual([
      [1, 'quote_open'],
      [2, undefined],
    ]);
  });
});

describe('a CSV file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'any-csv-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (content: string | Buffer, name = 'file.csv') => {
    const path = join(folder, name);
    await writeFile(path, content);
    const { header, portions } = await openCsv(path);
    const rows: CsvRow[] = [];
    for await (const portion of portions) rows.push(...portion);
    return { header, rows };
  };
  const text = '\uFEFFname, note\r\n"مطعم ""زيتون""","two\nlines"\r\nb,\r\n';
  const expected = {
    header: ['name', 'note'],
    rows: [
      { line: 2, cells: ['مطعم "زيتون"', 'two\nlines'] },
      { line: 4, cells: ['b', ''] },
    ],
  };
  test('may have a byte order mark, quotes and Arabic', async () =>
    expect(await read(text)).toEqual(expected));
  test('may be gzipped, whatever its name', async () => {
    expect(await read(gzipSync(text), 'packed.csv')).toEqual(expected);
  });
  test('with a row of too few cells reports it', async () => {
    const { rows } = await read('a,b\n1\n2,3\n');
    expect(rows).toEqual([
      { line: 2, text: '1', error: { key: 'cell_count', values: { cells: 1, columns: 2 } } },
      { line: 3, cells: ['2', '3'] },
    ]);
  });
  test('that cannot be read is named, with the reason', async () => {
    await expect(read('')).rejects.toThrow(/is empty: its first line must name the columns/);
    await expect(read('a,a\n')).rejects.toThrow(/has two columns named «a»/);
    await expect(read(gzipSync('a,b\n1,2\n'.repeat(5000)).subarray(0, 60))).rejects.toThrow(
      /Cannot read .*: the gzip file ends too early\./,
    );
    await expect(openCsv(join(folder, 'none.csv'))).rejects.toThrow(/there is no such file/);
  });
});
