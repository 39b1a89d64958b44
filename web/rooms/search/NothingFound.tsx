import { useLocation } from 'react-router';
import type { SearchType } from '../../../contract/search-results.ts';
import { searchPath } from '../../addresses.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import * as suggestionsStyles from '../../lists/suggestions.module.css';
import { useSite } from '../../site.tsx';
import { useAppSelector } from '../../store.ts';
import { CategoryTiles } from '../../ui/CategoryTiles.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { cityQuery, kinds } from './kinds.ts';
import { useFound } from './use-found.ts';

const visibleCategories = 8;

/**
 * No results: for one kind, links to other kinds with results; for all, similar spellings and the largest
 * categories.
 */
export function NothingFound({ type }: { type: SearchType | null }) {
  const t = useWords();
  const { lang } = useSite();
  const { keyword, data } = useFound();
  const city = cityQuery(new URLSearchParams(useLocation().search));
  const others = kinds.filter((kind) => kind !== type && (data?.meta[kind].total ?? 0) > 0);
  if (!type || others.length === 0) return <NothingAtAll keyword={keyword} />;
  return (
    <>
      <EmptyState
        icon="search"
        title={t('search:nothingIn', { kind: t(`search:${type}`), query: keyword })}
        text={t('search:nothingInText')}
      />
      <section className={layoutStyles.block}>
        <h2>{t('search:foundElsewhere')}</h2>
        <ul className={suggestionsStyles.suggestions}>
          {others.map((kind) => (
            <li key={kind}>
              <a href={`${searchPath(keyword, kind)}${city}`}>
                {t(`search:${kind}`)}
                <small>{formatNumber(data?.meta[kind].total ?? 0, lang)}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function NothingAtAll({ keyword }: { keyword: string }) {
  const t = useWords();
  const suggestions = useAppSelector((state) => state.business.suggestions.data);
  const categories = useAppSelector((state) => state.services.categories.data);
  const fullest = [...categories].sort((a, b) => b.count - a.count).slice(0, visibleCategories);
  return (
    <>
      <EmptyState
        icon="search"
        title={t('directory:noResultsTitle', { query: keyword })}
        text={t('directory:noResultsText')}
      />
      {suggestions.length > 0 && (
        <section className={layoutStyles.block}>
          <h2>{t('directory:didYouMean')}</h2>
          <ul className={suggestionsStyles.suggestions}>
            {suggestions.map(({ kind, id, text, lang, detail, href }) => (
              <li key={`${kind}-${id}`}>
                <a href={href}>
                  <span dir="auto" lang={lang}>
                    {text}
                  </span>
                  {detail && <small>{detail}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {fullest.length > 0 && (
        <section className={layoutStyles.block}>
          <h2>{t('directory:browseCategories')}</h2>
          <CategoryTiles categories={fullest} />
        </section>
      )}
    </>
  );
}
