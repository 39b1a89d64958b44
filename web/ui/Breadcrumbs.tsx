import { useWords } from '../i18n/words.ts';
import * as styles from './Breadcrumbs.module.css';
import { Icon } from './Icon.tsx';

export interface Crumb {
  name: string;
  href?: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useWords();
  return (
    <nav className={styles.breadcrumbs} aria-label={t('cards:breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, href }, index) => (
          <li key={name}>
            {href ? (
              <a href={href}>{name}</a>
            ) : (
              <bdi aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</bdi>
            )}
            {index < crumbs.length - 1 && <Icon name="chevron" size="s" flip />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
