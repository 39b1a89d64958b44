const sizes = {
  card: [400, 300],
  square: [400, 400],
  wide: [800, 600],
  banner: [640, 200],
  cover: [1240, 340],
} as const;

interface Props {
  /** The same seed has the same tiles: the record's id. */
  seed: string | number;
  /** The name of a category's icon, shown in a star in the middle. */
  icon?: string;
  shape?: keyof typeof sizes;
  tone?: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** Tile work in the place of a photograph that nobody has taken. */
export function PatternArt({ seed, icon, shape = 'card', tone, eager }: Props) {
  const [width, height] = sizes[shape];
  const query = new URLSearchParams({ w: String(width), h: String(height) });
  if (icon) query.set('icon', icon);
  if (tone) query.set('tone', tone);
  return (
    <picture>
      <img
        src={`/art/pattern/${seed}.svg?${query}`}
        width={width}
        height={height}
        alt=""
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
