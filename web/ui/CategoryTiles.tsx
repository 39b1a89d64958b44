import type { Category } from '../../contract/categories.ts';
import { subCategoryPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

/** Categories to browse, each with its sign and how much it holds. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const t = useWords();
  return (
    <ul className="tiles">
      {categories.map((category) => (
        <li key={category.id}>
          <a href={subCategoryPath(category)} className="tile">
            <span className="ic">
              <CategoryIcon name={category.icon} size="l" />
            </span>
            <span className="grow">
              <b>{category.name}</b>
              <small>{t('directory:places', { count: category.count })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
