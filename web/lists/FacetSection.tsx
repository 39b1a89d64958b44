import { type FacetLink, FacetLinks } from '../ui/FacetLinks.tsx';
import * as styles from './filter.module.css';

interface Props {
  id: string;
  title: string;
  links: readonly FacetLink[];
  /** The number of values before «Show more». */
  visibleCount?: number;
}

/** One facet of a list with its heading; renders nothing without values. */
export function FacetSection({ id, title, links, visibleCount = 6 }: Props) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <FacetLinks links={links} visibleCount={visibleCount} />
    </section>
  );
}
