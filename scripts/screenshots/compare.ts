import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/*
 * Compares two folders of `take.ts` pixel by pixel and writes the pairs that differ side by side:
 *   node scripts/screenshots/compare.ts /tmp/before /tmp/after /tmp/differences
 */

const [before, after, differences] = process.argv.slice(2);
if (!before || !after || !differences) throw new Error('Name the folders: before, after, differences.');

/** The tolerance per channel, for antialiased edges of letters. */
const tolerance = 8;

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function pixels(path: string): Promise<Picture> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The number of different pixels, and their rows; undefined if the sizes differ. */
function differing(left: Picture, right: Picture): { count: number; first: number; last: number } {
  let count = 0;
  let first = -1;
  let last = -1;
  const length = Math.min(left.data.length, right.data.length);
  for (let at = 0; at < length; at += 3) {
    const isFar = (channel: number) =>
      Math.abs((left.data[at + channel] ?? 0) - (right.data[at + channel] ?? 0)) > tolerance;
    if (!(isFar(0) || isFar(1) || isFar(2))) continue;
    count++;
    last = Math.floor(at / 3 / left.width);
    if (first < 0) first = last;
  }
  return { count, first, last };
}

await mkdir(differences, { recursive: true });
const names = (await readdir(before)).filter((name) => name.endsWith('.png')).sort();
const others = new Set(await readdir(after));
for (const name of names) {
  if (!others.has(name)) continue;
  const left = await pixels(join(before, name));
  const right = await pixels(join(after, name));
  const isResized = left.width !== right.width || left.height !== right.height;
  const { count, first, last } = differing(left, right);
  if (count === 0 && !isResized) continue;
  const sizes = isResized ? `, ${left.width}×${left.height} → ${right.width}×${right.height}` : '';
  console.log(`${name}: ${count} pixels, rows ${first}–${last}${sizes}`);
  await sharp({
    create: {
      width: left.width + right.width + 16,
      height: Math.max(left.height, right.height),
      channels: 3,
      background: '#f0f',
    },
  })
    .composite([
      { input: join(before, name), left: 0, top: 0 },
      { input: join(after, name), left: left.width + 16, top: 0 },
    ])
    .png()
    .toFile(join(differences, name));
}
