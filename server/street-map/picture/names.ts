import type { Lang } from '../../../contract/locales.ts';
import type { MapPalette } from '../../../contract/map-palette.ts';
import type { Outlines, WeightName } from '../letters/outlines.ts';
import { joined, stretches } from './lines.ts';
import type { Shape, Spot } from './scene.ts';
import type { PictureView } from './view.ts';

interface Square {
  x: number;
  y: number;
  half: number;
}

interface Style {
  weight: WeightName;
  size: number;
  color: string;
  halo: string;
}

const gap = 3;
/** The other script is below, smaller. */
const otherShare = 0.8;
const haloShare = 0.26;
const stationRadius = 7.5;
/** The center has the pin, with the name of the place above it. */
const pinRoom = { width: 240, height: 96 };

const textOf = (shape: Shape, key: string) => {
  const value = shape.properties[key];
  return typeof value === 'string' ? value : '';
};

/** Places labels without overlaps: earlier ones take precedence. */
export function createNames(
  outlines: Outlines,
  { width, height }: PictureView,
  lang: Lang,
  color: MapPalette,
) {
  const taken: Square[] = [];
  const drawn: string[] = [];
  for (let x = -pinRoom.width / 2; x <= pinRoom.width / 2; x += 20)
    for (let y = -pinRoom.height; y <= 0; y += 20)
      taken.push({ x: width / 2 + x, y: height / 2 + y, half: 10 });

  const isFree = ({ x, y, half }: Square) =>
    x - half > 0 &&
    x + half < width &&
    y - half > 0 &&
    y + half < height &&
    taken.every(
      (other) =>
        Math.abs(other.x - x) > other.half + half + gap || Math.abs(other.y - y) > other.half + half + gap,
    );

  /** Squares along a label, so that a diagonal one occupies no more than it needs. */
  function squares([x, y]: Spot, length: number, size: number, angle: number): Square[] {
    const half = size / 2;
    const count = Math.max(1, Math.ceil(length / size));
    return Array.from({ length: count + 1 }, (_, index) => {
      const along = (index / count - 0.5) * length;
      return { x: x + Math.cos(angle) * along, y: y + Math.sin(angle) * along, half };
    });
  }

  function take(all: readonly Square[]): boolean {
    if (!all.every(isFree)) return false;
    taken.push(...all);
    return true;
  }

  /** A label as a path, centered on a point. */
  async function write(text: string, [x, y]: Spot, { weight, size, color: fill, halo }: Style, angle = 0) {
    const outline = await outlines.outline(text, weight);
    if (!outline) return;
    const path = outline.contours
      .map((contour) => `M${contour.map(([px, py]) => `${px.toFixed(3)} ${py.toFixed(3)}`).join('L')}Z`)
      .join('');
    const degrees = ((angle * 180) / Math.PI).toFixed(1);
    const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees}) scale(${size} ${-size})`;
    const shift = `translate(${(-outline.advance / 2).toFixed(3)} -0.35)`;
    const stroke = `stroke="${halo}" stroke-width="${haloShare}" stroke-linejoin="round"`;
    drawn.push(
      `<g transform="${place} ${shift}"><path d="${path}" fill="${halo}" ${stroke}/><path d="${path}" fill="${fill}"/></g>`,
    );
  }

  async function lengthOf(text: string, { weight, size }: Style): Promise<number | undefined> {
    const outline = await outlines.outline(text, weight);
    return outline && outline.advance * size;
  }

  /** The name in the language of the page, and in the other script. */
  function both(shape: Shape): [string, string] {
    const plain = textOf(shape, 'name');
    const arabic = textOf(shape, 'name:ar');
    const english = textOf(shape, 'name:en') || plain;
    return lang === 'ar' && arabic ? [arabic, english] : [english, arabic];
  }

  return {
    /** A label at a point, in both scripts if they are known. */
    async at(shape: Shape, style: Style): Promise<void> {
      const spot = shape.parts[0]?.[0];
      const [first, second] = both(shape);
      if (!spot || !first) return;
      const smaller = { ...style, size: style.size * otherShare };
      const [length, below] = [await lengthOf(first, style), second ? await lengthOf(second, smaller) : 0];
      if (length === undefined) return;
      const under: Spot = [spot[0], spot[1] + style.size * 1.1];
      const room = squares(spot, length, style.size, 0);
      if (below) room.push(...squares(under, below, smaller.size, 0));
      if (!take(room)) return;
      await write(first, spot, style);
      if (below) await write(second, under, smaller);
    },
    /** A station: its mark, and beside it the name with the lines that stop there. */
    async station(shape: Shape): Promise<void> {
      const spot = shape.parts[0]?.[0];
      if (!spot || !take([{ x: spot[0], y: spot[1], half: stationRadius }])) return;
      const [x, y] = spot.map((value) => value.toFixed(1));
      drawn.push(
        `<circle cx="${x}" cy="${y}" r="7.5" fill="${color.station}"/>`,
        `<circle cx="${x}" cy="${y}" r="5.5" fill="${color.stationGround}"/>`,
        `<circle cx="${x}" cy="${y}" r="2.5" fill="${color.station}"/>`,
      );
      const style: Style = { weight: 'Rubik SemiBold', size: 12, color: color.station, halo: color.halo };
      const name = [textOf(shape, 'name'), textOf(shape, 'routes')].filter(Boolean).join(' · ');
      const length = await lengthOf(name, style);
      if (length === undefined) return;
      for (const side of [1, -1]) {
        const middle: Spot = [spot[0] + side * (stationRadius + 6 + length / 2), spot[1]];
        // The mark is beside the label, and does not block it.
        if (!take(squares(middle, length - style.size, style.size, 0))) continue;
        await write(name, middle, style);
        return;
      }
    },
    /** The names of streets, each once along its line. */
    async along(shapes: readonly Shape[], style: Style): Promise<void> {
      const byName = new Map<string, Spot[][]>();
      for (const shape of shapes) {
        const name = textOf(shape, 'name');
        if (name) byName.set(name, [...(byName.get(name) ?? []), ...shape.parts]);
      }
      for (const [name, parts] of byName) {
        const length = await lengthOf(name, style);
        if (length === undefined) continue;
        const places = joined(parts).flatMap((line) => stretches(line, length));
        const place = places.find(({ middle, angle }) => take(squares(middle, length, style.size, angle)));
        if (place) await write(name, place.middle, style, place.angle);
      }
    },
    svg: () => drawn.join(''),
  };
}
