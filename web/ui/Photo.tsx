import type { Picture } from '../../contract/pictures.ts';

interface Props {
  picture: Picture;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as CSS has it: decides which variant a browser takes. */
  sizes: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

function sourcesOf(picture: Picture): { type: string; set: string }[] {
  const byType = new Map<string, string[]>();
  for (const { url, width, type } of picture.variants) {
    byType.set(type, [...(byType.get(type) ?? []), `${url} ${width}w`]);
  }
  return [...byType].map(([type, set]) => ({ type, set: set.join(', ') }));
}

/** A photograph in the smallest file that serves, its room kept before it has come. */
export function Photo({ picture, alt, sizes, eager }: Props) {
  return (
    <picture>
      {sourcesOf(picture).map(({ type, set }) => (
        <source key={type} type={type} srcSet={set} sizes={sizes} />
      ))}
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
