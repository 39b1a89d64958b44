import { useWords } from '../i18n/words.ts';
import { HiddenFields } from '../ui/HiddenFields.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import { countOn, sortShown, sorts } from './filters.ts';
import type { Directory } from './use-directory.ts';

const sortWords = {
  relevance: 'directory:sortRelevance',
  nearest: 'directory:sortNearest',
  newest: 'directory:sortNewest',
  name: 'directory:sortName',
} as const;

interface Props {
  directory: Directory;
  near: { locating: boolean; ask: () => void };
  hasWords: boolean;
  onFilters: () => void;
}

/** What is changed most often, in one row: on smaller screens it stands for the whole panel. */
export function QuickFilters({ directory, near, hasWords, onFilters }: Props) {
  const t = useWords();
  const { address, filters, href, go } = directory;
  const on = countOn(filters);
  const sort = sortShown(filters, hasWords || filters.q !== null);
  const hasPoint = filters.near !== null;
  const change = (value: string) => {
    if (value === 'nearest' && (!hasPoint || filters.byMap)) near.ask();
    else go({ sort: value });
  };
  const toggle = (isOn: boolean, name: 'open_now' | 'verified', label: string) => (
    <a
      href={href({ [name]: isOn ? null : '1' })}
      className={isOn ? 'chip on narrow' : 'chip narrow'}
      aria-current={isOn ? 'true' : undefined}
      data-stay=""
      rel="nofollow"
    >
      {label}
    </a>
  );
  return (
    <div className="quick">
      <button
        type="button"
        className={on > 0 ? 'chip on narrow js-only' : 'chip narrow js-only'}
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        <Icon name="filters" size="s" />
        {t('directory:filters')}
        {on > 0 && (
          <>
            <bdi aria-hidden="true">{on}</bdi>
            <span className="sr">{t('directory:filtersOn', { count: on })}</span>
          </>
        )}
      </button>
      <SortMenu
        path={address.path}
        value={sort}
        options={sorts.map((value) => ({ value, label: t(sortWords[value]) }))}
        onChange={change}
      >
        <HiddenFields search={address.search} except={['sort', 'after']} />
      </SortMenu>
      <button
        type="button"
        className={hasPoint && !filters.byMap ? 'chip on js-only' : 'chip js-only'}
        aria-pressed={hasPoint && !filters.byMap}
        disabled={near.locating}
        onClick={() => (hasPoint && !filters.byMap ? go({ near: null }) : near.ask())}
      >
        <Icon name="locate" size="s" />
        {t(near.locating ? 'directory:locating' : 'directory:nearMe')}
      </button>
      {toggle(filters.openNow, 'open_now', t('cards:openNow'))}
      {toggle(filters.verified, 'verified', t('directory:verifiedOnly'))}
    </div>
  );
}
