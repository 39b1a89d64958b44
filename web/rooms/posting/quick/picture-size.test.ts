import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6f69' } });

it.each([
  ['JPEG', () => picture(321, 123).jpeg()],
  ['progressive JPEG', () => picture(321, 123).jpeg({ progressive: true })],
  ['JPEG with metadata before its size', () => picture(321, 123).withMetadata({ orientation: 6 }).jpeg()],
  ['PNG', () => picture(321, 123).png()],
])('reads the dimensions of a %s', async (_, make) => {
  expect(pictureSize(await make().toBuffer())).toEqual({ width: 321, height: 123 });
});

it.each([
  ['another kind', () => picture(321, 123).webp().toBuffer()],
  ['a JPEG that was cut off', async () => (await picture(321, 123).jpeg().toBuffer()).subarray(0, 12)],
  ['no picture', async () => Buffer.from('a text that is long enough to be read as something')],
  ['nothing', async () => Buffer.alloc(0)],
])('leaves %s to the decoder', async (_, make) => expect(pictureSize(await make())).toBeNull());
