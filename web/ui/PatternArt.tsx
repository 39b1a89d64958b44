const sizes = {
  card: [400, 300],
  square: [400, 400],
  wide: [800, 600],
  banner: [640, 200],
  cover: [1240, 340],
} as const;

interface Props {
  /** The seed of the pattern: the record's id. */
  seed: string | number;
  /**
   * The name of a category's icon: a large drawing of an object of that trade. Without it there is only a pattern.
   */
  icon?: string;
  /** The slug of the category, which may be more specific than its icon. */
  slug?: string;
  shape?: keyof typeof sizes;
  tone?: string;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
}

/** Artwork in place of a missing photo. */
export function PatternArt({ seed, icon, slug, shape = 'card', tone, eager }: Props) {
  const [width, height] = sizes[shape];
  const query = new URLSearchParams({ w: String(width), h: String(height) });
  if (slug) query.set('of', slug);
  if (icon) query.set('or', icon);
  if (tone) query.set('tone', tone);
  return (
    <picture>
      <img
        src={`/art/${icon ? 'thing' : 'pattern'}/${seed}.svg?${query}`}
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
