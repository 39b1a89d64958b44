import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useAppDispatch } from '../store.ts';
import type { ActiveFilter } from '../ui/FilterChips.tsx';
import * as layoutStyles from '../ui/shared/layout.module.css';
import { readCount } from './count-list.ts';
import { type ListCount, removedFilters } from './count-path.ts';
import * as styles from './suggestions.module.css';
import type { ListAddress } from './use-list-address.ts';

export interface EmptyReasonsProps {
  list: ListAddress;
  /** Path and query of the list, as its slice names it. */
  listKey: string | null;
  /** The active filters, and the address without any. */
  chips: readonly ActiveFilter[];
  clearHref: string;
  /** The message if the list is empty without filters, too. */
  nothing: ReactNode;
  /** Rendered until the filters were tried, and above the result. */
  plain: ReactNode;
}

/** The reasons for an empty filtered list, once its messages have loaded. */
export function emptyReasons(lang: Lang): Promise<ComponentType<EmptyReasonsProps>> {
  return withLateWords(lang, ['filtering'], EmptyReasons);
}

interface Removal extends ListCount {
  filter: ActiveFilter;
}

/** More filters are rarely active, and each costs a request. */
const triedFilters = 8;

/** Counts the list without each filter and without all of them, and links to those with results. */
function EmptyReasons({ list, listKey, chips, clearHref, plain, nothing }: EmptyReasonsProps) {
  const t = useWords();
  const dispatch = useAppDispatch();
  const [tried, setTried] = useState<{ each: readonly Removal[]; all: ListCount } | null>(null);
  const { search } = list.address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chips follow from the address
  useEffect(() => {
    if (listKey === null) return;
    const stop = new AbortController();
    const count = (href: string) => readCount(dispatch, removedFilters(listKey, search, href), stop.signal);
    const each = chips
      .slice(0, triedFilters)
      .map(async (filter) => ({ filter, ...(await count(filter.href)) }));
    Promise.all([Promise.all(each), count(clearHref)]).then(
      ([found, all]) => !stop.signal.aborted && setTried({ each: found, all }),
      // Without a response no filter is named.
      () => undefined,
    );
    return () => stop.abort();
  }, [dispatch, listKey, search, clearHref]);
  if (!tried) return plain;
  if (tried.all.total === 0) return nothing;
  const helpful = tried.each.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  const words = ({ totalIsExact, total }: ListCount, name: string) =>
    t(totalIsExact ? 'filtering:without' : 'filtering:withoutMore', { name, count: total });
  return (
    <>
      {plain}
      <section className={layoutStyles.block} aria-labelledby="reasons">
        <h3 id="reasons">{t(helpful.length > 0 ? 'filtering:reasons' : 'filtering:together')}</h3>
        <ul className={styles.suggestions}>
          {helpful.map(({ filter, ...count }) => (
            <li key={filter.key}>
              <a href={filter.href} data-stay="" rel="nofollow">
                <bdi>{words(count, filter.label)}</bdi>
              </a>
            </li>
          ))}
          {helpful.length === 0 && (
            <li>
              <a href={clearHref} data-stay="" rel="nofollow">
                {words(tried.all, t('filtering:allFilters'))}
              </a>
            </li>
          )}
        </ul>
      </section>
    </>
  );
}
