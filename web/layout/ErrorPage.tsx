import { useRouteError } from 'react-router';
import { useWords } from '../i18n/words.ts';

/** What a visitor sees instead of a page: not found, no longer there, or not loaded. */
export function ErrorPage() {
  const t = useWords();
  const { status } = (useRouteError() ?? {}) as { status?: number };
  if (status === 404) return <h1>{t('errors:notFoundTitle')}</h1>;
  if (status === 410) return <h1>{t('errors:goneTitle')}</h1>;
  return <h1>{t('errors:failedTitle')}</h1>;
}
