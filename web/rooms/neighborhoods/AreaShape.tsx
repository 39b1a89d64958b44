import { useId } from 'react';
import type { NeighborhoodStation, Shape } from '../../../contract/neighborhoods.ts';
import * as styles from './AreaShape.module.css';

interface Props {
  /** The seed of the tile pattern: the place's id. */
  seed: number;
  shape: Shape;
  stations?: readonly NeighborhoodStation[];
  large?: boolean;
}

/** The margin for the stroke of the shape, in its units. */
const margin = 2;
/** The pattern is larger than the shape, so that its tiles stay recognizable. */
const tileShare = { large: 1.1, small: 1.9 } as const;

/** The outline of an area, filled with its own tile pattern, with subway stations on top. */
export function AreaShape({ seed, shape, stations = [], large = false }: Props) {
  const clip = useId();
  const { path, width, height } = shape;
  const size = 100 * (large ? tileShare.large : tileShare.small);
  return (
    <svg
      className={large ? styles.large : styles.small}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <image
        href={`/art/pattern/${seed}.svg?w=400&h=400`}
        x={(width - size) / 2}
        y={(height - size) / 2}
        width={size}
        height={size}
        clipPath={`url(#${clip})`}
      />
      <path className={styles.outline} d={path} />
      {stations.map(({ name, x, y }) => (
        <circle key={`${name} ${x} ${y}`} className={styles.station} cx={x} cy={y} r={1.6} />
      ))}
    </svg>
  );
}
