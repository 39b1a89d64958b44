import { useWords } from '../i18n/words.ts';
import { QuickBar } from '../lists/QuickBar.tsx';
import type { NearMe } from '../lists/use-near-me.ts';
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

interface Props {
  directory: Directory;
  near: NearMe;
  hasWords: boolean;
  onFilters: () => void;
}

/** What is changed most often in a list of places. */
export function QuickFilters({ directory, near, hasWords, onFilters }: Props) {
  const t = useWords();
  const { filters, href } = directory;
  const toggle = (isOn: boolean, name: 'open_now' | 'verified' | 'rated', label: string) => (
    <a
      href={href({ [name]: isOn ? null : '1' })}
      className={
        isOn ? `${chipStyles.chosen} ${listStyles.narrow}` : `${chipStyles.chip} ${listStyles.narrow}`
      }
      aria-current={isOn ? 'true' : undefined}
      data-stay=""
      rel="nofollow"
    >
      {label}
    </a>
  );
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
      {toggle(filters.openNow, 'open_now', t('cards:openNow'))}
      {toggle(filters.verified, 'verified', t('directory:verifiedOnly'))}
      {toggle(filters.rated, 'rated', t('directory:highlyRated'))}
    </QuickBar>
  );
}
