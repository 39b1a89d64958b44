import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPhoto, shrinkPhoto } from './shrink-photo.ts';

/** The first bytes of a PNG of these dimensions, followed by zeros up to a file size. */
function png(width: number, height: number, bytes: number): Blob {
  const head = new Uint8Array(24);
  const view = new DataView(head.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([head, new Uint8Array(bytes - head.length)], { type: 'image/png' });
}

const megabyte = 1_048_576;
/** The dimensions of the canvases that were drawn. */
let drawn: { width: number; height: number }[];
let decodings = 0;

/** Stands in for the browser, which decodes and draws. */
function useBrowser(width: number, height: number): void {
  vi.stubGlobal('createImageBitmap', async () => {
    decodings += 1;
    return { width, height, close: () => undefined };
  });
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = {
        width: 0,
        height: 0,
        getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
        toDataURL: () => 'data:image/jpeg;base64,',
        toBlob: (done: (blob: Blob) => void) => done(new Blob(['scaled'], { type: 'image/jpeg' })),
      };
      drawn.push(canvas);
      return canvas;
    },
  });
}
beforeEach(() => {
  drawn = [];
  decodings = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a photo of 40 MB and 100 megapixels is accepted, and scaled down', async () => {
  expect(chosenPhoto).toEqual({ megabytes: 40, megapixels: 100 });
  useBrowser(12_500, 8_000);
  const { blob } = await shrinkPhoto(png(12_500, 8_000, 40 * megabyte));
  expect(await blob.text()).toBe('scaled');
  expect(drawn.at(-1)).toMatchObject({ width: 2_400, height: 1_536 });
});

it.each([
  ['tooHeavy', 'a byte above 40 MB', () => png(4_000, 3_000, 40 * megabyte + 1)],
  ['tooManyPixels', 'a row above 100 megapixels', () => png(12_500, 8_001, megabyte)],
  ['tooSmall', 'a thumbnail', () => png(120, 90, 5_000)],
  ['empty', 'an empty file', () => new Blob([])],
])('%s: %s is rejected before it is decoded', async (issue, _, file) => {
  useBrowser(4_000, 3_000);
  await expect(shrinkPhoto(file())).rejects.toMatchObject({ issue });
  expect(decodings).toBe(0);
});

it('a format whose dimensions are known after decoding only is rejected then', async () => {
  useBrowser(12_500, 8_001);
  const heic = new Blob([new Uint8Array(5_000)], { type: 'image/heic' });
  await expect(shrinkPhoto(heic)).rejects.toMatchObject({ issue: 'tooManyPixels' });
  expect(decodings).toBe(1);
});
