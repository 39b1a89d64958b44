import { type Translate, useWords } from '../i18n/words.ts';
import { QuickBar } from '../lists/QuickBar.tsx';
import type { NearMe } from '../lists/use-near-me.ts';
import type { ActiveFilter } from '../ui/FilterChips.tsx';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as listStyles from '../ui/shared/list.module.css';
import { countOn, sorts, visibleSort } from './filters.ts';
import type { Directory } from './use-directory.ts';

const sortWords = {
  relevance: 'directory:sortRelevance',
  nearest: 'directory:sortNearest',
  newest: 'directory:sortNewest',
  name: 'directory:sortName',
  rated: 'directory:sortRated',
} as const;

/** The most frequently used switches with their labels. */
const toggles = [
  { key: 'open_now', filter: 'openNow', words: 'place-cards:openNow' },
  { key: 'verified', filter: 'verified', words: 'directory:verifiedOnly' },
  { key: 'rated', filter: 'rated', words: 'directory:highlyRated' },
] as const;

/** Those that are off, each with the URL that turns it on. */
export function offToggles({ filters, href }: Directory, t: Translate): ActiveFilter[] {
  return toggles
    .filter(({ filter }) => !filters[filter])
    .map(({ key, words }) => ({ key, label: t(words), href: href({ [key]: '1' }) }));
}

interface Props {
  directory: Directory;
  near: NearMe;
  hasWords: boolean;
  onFilters: () => void;
}

/** The most frequently used filters of a list of places. */
export function QuickFilters({ directory, near, hasWords, onFilters }: Props) {
  const t = useWords();
  const { filters, href } = directory;
  return (
    <QuickBar
      list={directory}
      on={countOn(filters)}
      sort={{
        value: visibleSort(filters, hasWords || filters.q !== null),
        options: sorts.map((value) => ({ value, label: t(sortWords[value]) })),
      }}
      near={{ ...near, isOn: filters.near !== null && !filters.byMap }}
      onFilters={onFilters}
    >
      {toggles.map(({ key, filter, words }) => (
        <a
          key={key}
          href={href({ [key]: filters[filter] ? null : '1' })}
          className={`${filters[filter] ? chipStyles.chosen : chipStyles.chip} ${listStyles.narrow}`}
          aria-current={filters[filter] ? 'true' : undefined}
          data-stay=""
          rel="nofollow"
        >
          {t(words)}
        </a>
      ))}
    </QuickBar>
  );
}
