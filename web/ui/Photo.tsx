import type { CSSProperties } from 'react';
import type { Picture } from '../../contract/pictures.ts';

interface Props {
  picture: Picture;
  /** Empty if adjacent text says the same. */
  alt: string;
  /** Its display width as CSS, by which the browser selects a variant. */
  sizes: string;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
}

function sourcesOf(picture: Picture): { type: string; set: string }[] {
  const byType = new Map<string, string[]>();
  for (const { url, width, type } of picture.variants) {
    byType.set(type, [...(byType.get(type) ?? []), `${url} ${width}w`]);
  }
  return [...byType].map(([type, set]) => ({ type, set: set.join(', ') }));
}

/** A photo in the smallest suitable file, with space reserved before it has loaded. */
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
        style={{ '--subject': picture.focus } as CSSProperties}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
