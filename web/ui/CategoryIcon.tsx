import sprite from '../assets/category-icons.svg?no-inline';
import * as iconStyles from './shared/icon.module.css';

/** Where the drawing of a category is found: its name is the one that categories carry. */
export function categoryIconHref(name: string): string {
  return `${sprite}#${name}`;
}

/** The sign of a trade. Like every icon it is silent: the name of the category stands beside it. */
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
