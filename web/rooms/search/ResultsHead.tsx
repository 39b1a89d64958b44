import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SearchType } from '../../../contract/search-results.ts';
import { neighborhoodPath, searchPath } from '../../addresses.ts';
import { AlertButton } from '../../alerts/AlertButton.tsx';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as tabsStyles from '../../ui/shared/tabs.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './found.module.css';
import { cityQuery, kinds, totalOf } from './kinds.ts';
import { StatedChips } from './StatedChips.tsx';
import { useFound } from './use-found.ts';

/** The query, and the kinds of results as links with counts. */
export function ResultsHead({ type }: { type: SearchType | null }) {
  const t = useWords();
  const { keyword, data, key } = useFound();
  const params = new URLSearchParams(useLocation().search);
  const area = data?.meta.area;
  useHighlight(data?.meta.marks, keyword);
  return (
    <>
      <h1>
        <Phrase of="directory:resultsFor" slot="query">
          <bdi dir="auto">{keyword}</bdi>
        </Phrase>
      </h1>
      {data?.meta.didYouMean && (
        <p className={textStyles.muted}>
          <Phrase of="search:readAs" slot="query">
            <a href={searchPath(data.meta.didYouMean, type)}>
              <bdi dir="auto">{data.meta.didYouMean}</bdi>
            </a>
          </Phrase>
        </p>
      )}
      {data?.meta.loosened && <p className={textStyles.muted}>{t('search:loosened')}</p>}
      {area && String(area.id) !== params.get('city') && (
        <p>
          <a className={textStyles.link} href={neighborhoodPath(area.id)}>
            {t('directory:aboutArea', { area: area.name })}
          </a>
        </p>
      )}
      <StatedChips type={type} />
      {type === null && (
        <p>
          <AlertButton listKey={key} />
        </p>
      )}
      <KindTabs type={type} />
    </>
  );
}

/**
 * Highlights the query in the rows, and adds it to the recent searches of this browser, after the rows are
 * rendered: pages do not wait for it.
 */
function useHighlight(marks: readonly string[] | undefined, keyword: string): void {
  useEffect(() => {
    if (!marks) return;
    const stop = new AbortController();
    void import('./highlight.ts').then(({ highlight, rememberSearch }) => {
      highlight(marks, stop.signal);
      rememberSearch(keyword);
    });
    return () => stop.abort();
  }, [marks, keyword]);
}

/** On phones the tabs scroll horizontally, and the selected one is scrolled into view. */
function KindTabs({ type }: { type: SearchType | null }) {
  const t = useWords();
  const { lang } = useSite();
  const { keyword, data } = useFound();
  const city = cityQuery(new URLSearchParams(useLocation().search));
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    void import('./highlight.ts').then(({ bringTab }) => current && bringTab(current, type ?? 'all'));
  }, [type]);
  return (
    <nav className={`${tabsStyles.tabs} ${styles.kinds}`} aria-label={t('search:kinds')} ref={bar}>
      {[null, ...kinds].map((kind) => {
        const meta = data && (kind ? data.meta[kind] : totalOf(data.meta));
        return (
          <a
            key={kind}
            href={`${searchPath(keyword, kind)}${city}`}
            data-kind={kind ?? 'all'}
            aria-current={kind === type ? 'page' : undefined}
          >
            {t(`search:${kind ?? 'all'}`)}
            {meta && (
              <span className={textStyles.number}>
                {meta.totalIsExact
                  ? formatNumber(meta.total, lang)
                  : t('search:atLeast', { count: meta.total })}
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
