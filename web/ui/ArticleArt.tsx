import type { ArticleCard } from '../../contract/articles.ts';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';

/** Signs of the usual topics, by the names of categories; any other topic has a book. */
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
  /** How wide it is shown, as CSS has it. */
  sizes: string;
  shape?: 'card' | 'wide' | 'square';
  eager?: boolean;
  /** It stands for itself, with what its editors say that it shows. */
  describesPhoto?: boolean;
}

/** The picture of an article, or tile work with the sign of its topic. Beside a title on a card it decorates. */
export function ArticleArt({ article, sizes, shape, eager, describesPhoto }: Props) {
  const { id, photo, categorySlug } = article;
  if (photo)
    return <Photo picture={photo} alt={describesPhoto ? photo.alt : ''} sizes={sizes} eager={eager} />;
  return <PatternArt seed={`article-${id}`} icon={signs[categorySlug] ?? 'books'} shape={shape} />;
}
