import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { HiddenFields } from '../ui/HiddenFields.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SortMenu } from '../ui/SortMenu.tsx';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as listStyles from '../ui/shared/list.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import type { ListAddress } from './use-list-address.ts';
import type { NearMe } from './use-near-me.ts';

interface Props {
  list: ListAddress;
  /** The number of active filters. */
  on: number;
  /** If there are several sort orders. */
  sort: { value: string; options: { value: string; label: string }[] } | null;
  /** If the list has distances. */
  near: (NearMe & { isOn: boolean }) | null;
  onFilters: () => void;
  /** Quick filters. */
  children?: ReactNode;
}

/** The most used filters in one row: on smaller screens it replaces the panel. */
export function QuickBar({ list, on, sort, near, onFilters, children }: Props) {
  const t = useWords();
  const { address, go } = list;
  const change = (value: string) => {
    if (value === 'nearest' && near && !near.isOn) near.ask();
    else go({ sort: value });
  };
  return (
    <div className={listStyles.quick}>
      <button
        type="button"
        className={
          on > 0
            ? `${chipStyles.chosen} ${listStyles.narrow} ${visibilityStyles.withScripts}`
            : `${chipStyles.chip} ${listStyles.narrow} ${visibilityStyles.withScripts}`
        }
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        <Icon name="filters" size="s" />
        {t('directory:filters')}
        {on > 0 && (
          <>
            <bdi aria-hidden="true">{on}</bdi>
            <span className={textStyles.hidden}>{t('directory:filtersOn', { count: on })}</span>
          </>
        )}
      </button>
      {sort && (
        <SortMenu
          path={address.path}
          words={{ sort: t('directory:sort'), apply: t('directory:apply') }}
          value={sort.value}
          options={sort.options}
          onChange={change}
        >
          <HiddenFields search={address.search} except={['sort', 'after']} />
        </SortMenu>
      )}
      {near && (
        <button
          type="button"
          className={
            near.isOn
              ? `${chipStyles.chosen} ${visibilityStyles.withScripts}`
              : `${chipStyles.chip} ${visibilityStyles.withScripts}`
          }
          aria-pressed={near.isOn}
          disabled={near.locating}
          onClick={() => (near.isOn ? go({ near: null }) : near.ask())}
        >
          <Icon name="locate" size="s" />
          {t(near.locating ? 'directory:locating' : 'directory:nearMe')}
        </button>
      )}
      {children}
    </div>
  );
}
