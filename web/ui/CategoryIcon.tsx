import sprite from '../assets/category-icons.svg?no-inline';
import * as iconStyles from './shared/icon.module.css';

/** The URL of a category's icon, by the name in the category. */
export function categoryIconHref(name: string): string {
  return `${sprite}#${name}`;
}

/** The icon of a category. Like every icon it is hidden from screen readers: the category's name is beside it. */
export function CategoryIcon({ name, size }: { name: string; size?: 's' | 'l' }) {
  return (
    <svg
      className={
        size ? `${iconStyles.icon} ${size === 's' ? iconStyles.small : iconStyles.large}` : iconStyles.icon
      }
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={categoryIconHref(name)} />
    </svg>
  );
}
