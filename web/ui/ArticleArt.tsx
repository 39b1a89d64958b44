import type { ArticleCard } from '../../contract/articles.ts';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';

/** Icons of common topics, by category name; all other topics have a book. */
const signs: Record<string, string> = {
  food: 'restaurant',
  housing: 'home',
  work: 'briefcase',
  business: 'shop',
  community: 'community',
  family: 'community',
  volunteering: 'community',
  culture: 'music',
  health: 'doctor',
  learning: 'education',
  papers: 'immigration',
  arriving: 'travel',
  'getting-around': 'car',
};

interface Props {
  article: ArticleCard;
  /** Its display width, as CSS. */
  sizes: string;
  shape?: 'card' | 'wide' | 'square';
  eager?: boolean;
  /** Displayed alone, with its alternative text. */
  describesPhoto?: boolean;
}

/** The picture of an article, or artwork with the icon of its topic. Decorative beside a title on a card. */
export function ArticleArt({ article, sizes, shape, eager, describesPhoto }: Props) {
  const { id, photo, categorySlug } = article;
  if (photo)
    return <Photo picture={photo} alt={describesPhoto ? photo.alt : ''} sizes={sizes} eager={eager} />;
  return <PatternArt seed={`article-${id}`} icon={signs[categorySlug] ?? 'books'} shape={shape} />;
}
