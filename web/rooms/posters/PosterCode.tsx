import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone in modules, without which cameras do not detect the code. */
const border = 4;
/** The share of the code's area that the star may cover; error correction level H recovers up to 30%. */
const starShare = 0.07;

/** A QR code with the site's star in its center, dark on white regardless of the poster's colors. */
export function PosterCode({ text, label }: { text: string; label: string }) {
  const { size, path, hole } = useMemo(() => {
    const { data, size: whole } = encode(text, { ecc: 'H', border });
    const modules = whole - 2 * border;
    const side = Math.floor(Math.sqrt(starShare) * modules);
    // The number of modules is odd, and so is that of the center.
    const odd = side % 2 === 0 ? side - 1 : side;
    const from = (whole - odd) / 2;
    const isCovered = (at: number) => at >= from && at < from + odd;
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark && !(isCovered(x) && isCovered(y)) ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size: whole, path: squares.join(''), hole: odd };
  }, [text]);
  const middle = size / 2;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#06201f" />
      <g transform={`translate(${middle} ${middle})`} shapeRendering="auto">
        <path d={starPath(hole / 2 - 0.3)} fill="#0b6f69" />
        <path d={starPath(hole / 5)} fill="#f5c765" />
      </g>
    </svg>
  );
}

/** The site's eight-pointed star around 0, 0: two overlapping squares. */
function starPath(radius: number): string {
  const inner = radius * Math.sqrt(2 - Math.SQRT2);
  const points = Array.from({ length: 16 }, (_, at) => {
    const length = at % 2 === 0 ? radius : inner;
    const angle = (at * Math.PI) / 8;
    return `${(Math.cos(angle) * length).toFixed(2)} ${(Math.sin(angle) * length).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
