import { Fragment } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';

export interface Crumb {
  name: string;
  href?: string;
}

/** The way from the front of the site to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useWords();
  return (
    <nav className="crumb" aria-label={t('cards:breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, href }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon name="chevron" size="s" flip />
              </li>
            )}
            <li>
              {href ? (
                <a href={href}>{name}</a>
              ) : (
                <bdi aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</bdi>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
