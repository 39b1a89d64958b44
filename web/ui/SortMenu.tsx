import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './SortMenu.module.css';
import * as buttonStyles from './shared/button.module.css';
import * as chipStyles from './shared/chip.module.css';
import * as visibilityStyles from './shared/visibility.module.css';

interface Props {
  path: string;
  /** Its label, and that of the button without scripts. */
  words: Record<'sort' | 'apply', string>;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Hidden fields of the form. */
  children: ReactNode;
}

/** The sort order of a list. Without scripts it has a submit button. */
export function SortMenu({ path, words, value, options, onChange, children }: Props) {
  return (
    <form action={path} method="get" className={styles.sort}>
      {children}
      <label className={chipStyles.chip}>
        <span>{words.sort}</span>
        <select name="sort" value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
      <button
        type="submit"
        className={`${buttonStyles.outlined} ${buttonStyles.small} ${visibilityStyles.withoutScripts}`}
      >
        {words.apply}
      </button>
    </form>
  );
}
