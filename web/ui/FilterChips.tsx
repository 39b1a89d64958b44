import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';

export interface ActiveFilter {
  key: string;
  label: string;
  /** The address without it. */
  href: string;
}

/** The filters that are on; each is a link that takes it away. */
export function FilterChips({ filters, clearHref }: { filters: ActiveFilter[]; clearHref: string }) {
  const t = useWords();
  if (filters.length === 0) return null;
  return (
    <ul className="chosen" aria-label={t('directory:activeFilters')}>
      {filters.map(({ key, label, href }) => (
        <li key={key}>
          <a
            className="chip on"
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
      {filters.length > 1 && (
        <li>
          <a className="link small" href={clearHref} data-stay="" rel="nofollow">
            {t('directory:clearAll')}
          </a>
        </li>
      )}
    </ul>
  );
}
