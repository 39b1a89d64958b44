import sharp from 'sharp';
import { logo } from '../art/service.ts';

/** Sizes in pixels. A background fills the whole square; without one the icon is transparent. */
const ICON_SHAPES = {
  '192': { size: 192, mark: 1, ground: undefined },
  '512': { size: 512, mark: 1, ground: undefined },
  // Launchers crop these to various shapes: everything meaningful is within the central 80 %.
  'maskable-512': { size: 512, mark: 0.62, ground: '#0d2423' },
  'apple-180': { size: 180, mark: 0.78, ground: '#ffffff' },
  '32': { size: 32, mark: 1, ground: undefined },
} as const;
export type IconShape = keyof typeof ICON_SHAPES;

export function isIconShape(name: string): name is IconShape {
  return Object.hasOwn(ICON_SHAPES, name);
}

const made = new Map<IconShape, Promise<Buffer>>();

async function make(shape: IconShape): Promise<Buffer> {
  const { size, mark, ground } = ICON_SHAPES[shape];
  const side = size * mark;
  const start = (size - side) / 2;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `${ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''}` +
    `<g transform="translate(${start} ${start})scale(${side / 40})">` +
    `${logo(shape === 'maskable-512' ? 'dark' : 'light')}</g></svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}

/** The mark of the site as PNG, rendered once. */
export function iconPng(shape: IconShape): Promise<Buffer> {
  const known = made.get(shape) ?? make(shape);
  made.set(shape, known);
  return known;
}

/** `favicon.ico`: a directory with one entry, which is the PNG of 32 pixels. */
export async function faviconIco(): Promise<Buffer> {
  const png = await iconPng('32');
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
