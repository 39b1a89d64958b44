import { useRouteError } from 'react-router';
import { errorWords } from '../head/head.ts';
import { useWords } from '../i18n/words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import { useErrorHead } from './page-head.tsx';
import { SiteSearch } from './SiteSearch.tsx';

/** The error page: not found, gone, or failed to load. */
export function ErrorPage() {
  const t = useWords();
  const { status } = (useRouteError() ?? {}) as { status?: number };
  const { title, description } = errorWords(status, t);
  useErrorHead(title, description);
  if (status !== 404 && status !== 410) return <FailedState />;
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.errorPage}`}>
      <EmptyState icon="search" title={title} text={description} level={1}>
        <SiteSearch placeholder={t('layout:searchHint')} />
        <a className={buttonStyles.primary} href="/">
          {t('errors:goHome')}
        </a>
      </EmptyState>
    </div>
  );
}
