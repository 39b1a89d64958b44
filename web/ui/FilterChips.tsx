import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as chipStyles from './shared/chip.module.css';
import * as textStyles from './shared/text.module.css';

export interface ActiveFilter {
  key: string;
  label: string;
  /** The address without the filter, or with it if it is inactive. */
  href: string;
}

interface Props {
  filters: readonly ActiveFilter[];
  /** The address without any filter, offered if several are active. */
  clearHref?: string;
  /** Inactive filters, each with the address that applies it. */
  toggles?: readonly ActiveFilter[] | undefined;
}

/** The active filters, each as a link that removes it, followed by some that can be applied. */
export function FilterChips({ filters, clearHref, toggles = [] }: Props) {
  const t = useWords();
  if (filters.length + toggles.length === 0) return null;
  return (
    <ul
      className={chipStyles.list}
      aria-label={t(toggles.length > 0 ? 'directory:filters' : 'directory:activeFilters')}
    >
      {filters.map(({ key, label, href }) => (
        <li key={key}>
          <a
            className={chipStyles.chosen}
            href={href}
            data-stay=""
            rel="nofollow"
            aria-label={t('directory:removeFilter', { name: label })}
          >
            <bdi>{label}</bdi>
            <Icon name="close" size="s" />
          </a>
        </li>
      ))}
      {toggles.map(({ key, label, href }) => (
        <li key={key}>
          <a className={chipStyles.chip} href={href} data-stay="" rel="nofollow">
            {label}
          </a>
        </li>
      ))}
      {clearHref && filters.length > 1 && (
        <li>
          <a
            className={`${textStyles.link} ${textStyles.small}`}
            href={clearHref}
            data-stay=""
            rel="nofollow"
          >
            {t('directory:clearAll')}
          </a>
        </li>
      )}
    </ul>
  );
}
