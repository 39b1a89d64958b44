import sharp from 'sharp';
import { type Lang, locales } from '../../../contract/locales.ts';
import { sharedSize } from '../../../contract/sharing.ts';
import { GOLD, ICONS, type IconName, logo, zelligeBody } from '../art/service.ts';
import type { Lettered, Lettering, Setting } from './lettering.ts';

/** The texts of a picture. Empty ones leave no gap. */
export interface PictureWords {
  lang: Lang;
  /** The seed of the pattern: the record's type and id. */
  seed: string;
  icon: string;
  /** The type of record, above the title. */
  label: string;
  title: string;
  /** The place or the price, below the title. */
  detail: string;
  siteName: string;
}

const { width: WIDTH, height: HEIGHT } = sharedSize;
/** The width of the tiles; text is beside them, never on top. */
const TILES = 420;
const MARGIN = 72;
const COLUMN = WIDTH - TILES - 2 * MARGIN;
const MARK = 60;
const GAP = 32;
/** The maximum size of a picture in bytes, which all social networks accept. */
export const PICTURE_BYTES = 120_000;

/** Colors on the site's dark background (`--tertiary`), as its tokens define them. */
const INK = { ground: '#0d2423', title: '#f1f7f6', label: '#f5c765', detail: '#b4cac7' };

const styles = {
  label: { color: INK.label, weight: 500, sizes: [30, 26], height: 44 },
  title: { color: INK.title, weight: 600, sizes: [76, 64, 54, 46, 40], height: 290 },
  detail: { color: INK.detail, weight: 400, sizes: [32, 28], height: 90 },
  site: { color: INK.title, weight: 600, sizes: [32, 26, 22], height: 44 },
} satisfies Record<string, Omit<Setting, 'lang' | 'width'>>;

function iconOf(name: string): string {
  return ICONS[(Object.hasOwn(ICONS, name) ? name : 'map-pin') as IconName];
}

/** Background, tiles and mark; the tiles are where a line ends. */
function groundOf({ lang, seed, icon }: PictureWords): string {
  const isRtl = locales[lang].dir === 'rtl';
  const tiles = zelligeBody(seed, { width: TILES, height: HEIGHT, icon: iconOf(icon), scale: 56 });
  const tilesAt = isRtl ? 0 : WIDTH - TILES;
  const markAt = isRtl ? WIDTH - MARGIN - MARK : MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.ground}"/>` +
    `<svg x="${tilesAt}" width="${TILES}" height="${HEIGHT}" viewBox="0 0 ${TILES} ${HEIGHT}">${tiles}</svg>` +
    `<rect x="${isRtl ? TILES : tilesAt - 6}" width="6" height="${HEIGHT}" fill="${GOLD}"/>` +
    `<g transform="translate(${markAt} ${HEIGHT - MARGIN - MARK + 14})scale(${MARK / 40})">${logo('dark')}</g></svg>`
  );
}

/**
 * Renders a picture for sharing: tiles beside the text, mirrored for right-to-left languages.
 * @returns a PNG of `sharedSize`
 */
export async function drawPicture(words: PictureWords, lettering: Lettering): Promise<Buffer> {
  const { lang } = words;
  const isRtl = locales[lang].dir === 'rtl';
  const set = (text: string, style: keyof typeof styles, width = COLUMN) =>
    lettering.letter(text, { ...styles[style], lang, width });
  const [label, title, detail, site] = await Promise.all([
    set(words.label, 'label'),
    set(words.title, 'title'),
    set(words.detail, 'detail'),
    set(words.siteName, 'site', COLUMN - MARK - 20),
  ]);
  /** The start of a text of this width, `indent` pixels into the column. */
  const startOf = ({ width }: Lettered, indent = 0) =>
    isRtl ? WIDTH - MARGIN - indent - Math.min(width, COLUMN) : MARGIN + indent;
  const column = [label, title, detail].filter((part) => part !== undefined);
  const whole = column.reduce((sum, part) => sum + part.height + GAP, -GAP);
  const room = HEIGHT - MARGIN - MARK - 30;
  let top = Math.max(MARGIN - 16, Math.round((room - whole) / 2) + 20);
  const parts = column.map((part) => {
    const placed = { input: part.png, left: startOf(part), top };
    top += part.height + GAP;
    return placed;
  });
  if (site) {
    const middle = HEIGHT - MARGIN - MARK / 2 + 14;
    parts.push({
      input: site.png,
      left: startOf(site, MARK + 20),
      top: Math.round(middle - site.height / 2),
    });
  }
  const drawn = await sharp(Buffer.from(groundOf(words)))
    .composite(parts)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return packed(drawn.data, drawn.info.channels);
}

/**
 * As PNG, with as many colors as fit the maximum size. Without dithering, which would leave noise on the plain
 * background.
 */
async function packed(pixels: Buffer, channels: 1 | 2 | 3 | 4): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels };
  let png = Buffer.alloc(0);
  for (const colours of [160, 64, 24]) {
    png = await sharp(pixels, { raw })
      .png({ palette: true, colours, dither: 0, effort: 4, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= PICTURE_BYTES) break;
  }
  return png;
}
