import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { cycle, ellipse, line, path, rect, times } from './shapes.ts';

/** The variable parts of a boutique. */
export interface BoutiqueStyle {
  wall: string;
  floor: string;
  /** Alternating fabrics, and the color of the embroidery. */
  cloth: readonly [string, ...string[]];
  embroidery: string;
  tiles: ToneName;
}

const THOBES: BoutiqueStyle = {
  wall: '#F6EFE2',
  floor: '#A37447',
  cloth: ['#0B5752', '#8A3B22', '#123F47', '#F8F5EC', '#C98A22', '#0D2524'],
  embroidery: '#EDB445',
  tiles: 'sand',
};

/** A long robe on a hanger, its collar at x. */
function robe(x: number, color: string, thread: string): string {
  return (
    line(`M${x} 128v-18q0-12 10-12`, '#8CA09E', 4) +
    path(
      `M${x - 18} 130L${x - 52} 158L${x - 58} 300L${x - 38} 304L${x - 34} 230L${x - 48} 470H${x + 48}L${x + 34} 230L${x + 38} 304L${x + 58} 300L${x + 52} 158L${x + 18} 130Z`,
      color,
    ) +
    path(`M${x - 12} 130h24l-12 34Z`, '#FBF6EB') +
    line(`M${x} 164v150M${x - 10} 190h20M${x - 10} 220h20M${x - 10} 250h20M${x - 48} 456h96`, thread, 3)
  );
}

/** Embroidered robes on a rail. */
export function boutique(style: Partial<BoutiqueStyle> = {}): string {
  const { wall, floor, cloth, embroidery, tiles } = { ...THOBES, ...style };
  return (
    rect(0, 0, 800, 600, wall) +
    tilePanel('boutique', 0, 0, 800, 64, { family: 'khatam', tone: tiles, scale: 22 }) +
    rect(0, 500, 800, 100, floor) +
    rect(50, 94, 700, 8, '#8F5608', 4) +
    rect(60, 94, 8, 430, '#8F5608') +
    rect(732, 94, 8, 430, '#8F5608') +
    times(6, (index) => robe(128 + index * 109, cycle(cloth, index), index === 3 ? '#0B5752' : embroidery)) +
    ellipse(400, 556, 220, 24, '#0B5752') +
    ellipse(400, 556, 190, 17, 'none', { stroke: embroidery, 'stroke-width': 3 })
  );
}
