import type { BusinessCard } from '../../contract/businesses.ts';
import type { Picture } from '../../contract/pictures.ts';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';

interface Props {
  business: Pick<BusinessCard, 'id' | 'photo' | 'category'>;
  sizes: string;
  eager?: boolean;
}

/** The picture of a place, or else its artwork with the icon of its trade. */
export function BusinessArt({ business, sizes, eager }: Props) {
  if (business.photo) return <Photo picture={business.photo} alt="" sizes={sizes} eager={eager} />;
  return <PatternArt seed={business.id} icon={business.category.icon} eager={eager} />;
}

interface LogoProps {
  business: { id: number; name: string; logo: Picture | null };
  /** The length of each side in pixels. */
  size: number;
}

/** The logo, or else a star badge with the initial of the name. */
export function BusinessLogo({ business, size }: LogoProps) {
  if (business.logo) return <Photo picture={business.logo} alt="" sizes={`${size}px`} />;
  const letter = encodeURIComponent([...business.name.trim()][0] ?? '');
  return (
    <img
      src={`/art/badge/${business.id}.svg?letter=${letter}`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
