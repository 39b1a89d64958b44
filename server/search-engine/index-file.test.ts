import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepParts } from '../storage/sweep-parts.ts';
import { openIndexFile, writeIndexFile } from './index-file.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-file-'));
  path = join(folder, 'index');
});
afterAll(() => rm(folder, { recursive: true }));

const large = Uint32Array.from({ length: 600_000 }, (_, at) => Math.imul(at, 2_654_435_761));
const value = {
  numbers: new Float64Array([Number.NaN, Number.POSITIVE_INFINITY, -1.5]),
  empty: new Uint8Array(),
  parts: [{ floats: new Float32Array([0.1]), name: 'first' }, { shorts: new Uint16Array([1, 65_535]) }],
  tables: { city: [[1, 2], null, 'ع', false] },
  large,
};

async function read(): Promise<unknown> {
  const file = await openIndexFile<string>(path);
  try {
    return { label: file.label, value: await file.read() };
  } finally {
    await file.close();
  }
}

async function flip(at: number): Promise<void> {
  const handle = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
  await handle.close();
}

it('returns what was written, with typed arrays of the same types', async () => {
  const length = await writeIndexFile(path, 'a label', value);
  expect(await read()).toEqual({ label: 'a label', value });
  expect((await readFile(path)).length).toBe(length);
});

it('is rejected if a byte differs, or if it is truncated', async () => {
  const length = await writeIndexFile(path, 'a label', value);
  const positions = [0, 40, 1_500_000, length - 200, length - 12, length - 6, length - 1];
  for (const at of positions) {
    await flip(at);
    await expect(read(), `byte ${at}`).rejects.toThrow(/damaged|truncated|format/);
    await flip(at);
  }
  expect(await read()).toMatchObject({ label: 'a label' });
  for (const shorter of [length - 1, length - 1_000_000, 5, 0]) {
    await truncate(path, shorter);
    await expect(read(), `${shorter} bytes`).rejects.toThrow(/damaged|truncated|format/);
  }
  await writeFile(path, 'a text that somebody put there');
  await expect(read()).rejects.toThrow(/format/);
});

/** A process that repeatedly writes a file until it is killed, and prints a line before each time. */
function startWriter() {
  const code = `const { writeIndexFile } = await import(${JSON.stringify(new URL('index-file.ts', import.meta.url).href)});
    const numbers = new Float64Array([NaN, Infinity, -1.5]);
    const large = new Uint32Array(3_000_000).fill(7);
    for (;;) {
      console.log('writing');
      await writeIndexFile(process.argv[1], 'again', { numbers, large });
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    begins: () => once(child.stdout, 'data'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

it('is complete whenever the writing process is killed', async () => {
  await writeIndexFile(path, 'before', value);
  const kills = 8;
  let unfinished = 0;
  for (let kill = 0; kill < kills; kill++) {
    const writer = startWriter();
    for (let begun = 0; begun <= kill % 3; begun++) await writer.begins();
    await expect.poll(async () => (await readdir(folder)).some((name) => name.endsWith('.part'))).toBe(true);
    await writer.kill();
    expect(await read()).toMatchObject({ value: { numbers: value.numbers } });
    unfinished += (await readdir(folder)).filter((name) => name.endsWith('.part')).length;
    await sweepParts([folder], false);
    expect(await readdir(folder)).toEqual(['index']);
  }
  expect(unfinished).toBeGreaterThan(0);
});
