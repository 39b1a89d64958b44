import type { Category } from '../../contract/categories.ts';
import { subCategoryPath } from '../addresses.ts';
import { useWords, type WordKey } from '../i18n/words.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import * as styles from './CategoryTiles.module.css';
import * as layoutStyles from './shared/layout.module.css';

interface Props {
  categories: readonly Category[];
  /** The target of each; the list of its places by default. */
  hrefOf?: (category: Category) => string;
  /** The formatted count. */
  count?: WordKey;
}

/** Categories to browse, each with its icon and count. */
export function CategoryTiles({
  categories,
  hrefOf = subCategoryPath,
  count: countWords = 'directory:places',
}: Props) {
  const t = useWords();
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category.id}>
          <a href={hrefOf(category)} className={styles.tile}>
            <span className={styles.icon}>
              <CategoryIcon name={category.icon} size="l" />
            </span>
            <span className={layoutStyles.grow}>
              <b>{category.name}</b>
              <small>{t(countWords, { count: category.count })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
