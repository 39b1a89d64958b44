import { Suspense } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useAppSelector } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import * as styles from './header.module.css';
import { useDropdown } from './use-dropdown.ts';
import type { Menus } from './use-menus.ts';

const loadStates = () => import('./StatesGrid.tsx');
const StatesGrid = lazyPart(loadStates);

/** The city of this site, with a menu of the sites of other states. */
export function StatesMenu({ menus: { open, show } }: { menus: Menus }) {
  const t = useWords();
  const { cityName } = useSite();
  const city = useAppSelector((state) => state.settings.generalSettings.data?.city);
  const place = city?.name ?? cityName;
  const isOpen = open === 'states';
  const { box, button } = useDropdown(isOpen, () => show(null));
  return (
    <div ref={box} className={styles.menuBox}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-expanded={isOpen}
        aria-haspopup="true"
        aria-label={`${t('layout:states')}: ${place}`}
        onPointerEnter={loadStates}
        onFocus={loadStates}
        onClick={() => show(isOpen ? null : 'states')}
      >
        <Icon name="pin" size="s" />
        <span className={styles.placeName}>{place}</span>
        <Icon name="chevron-down" size="s" />
      </button>
      {isOpen && (
        <div className={`${styles.dropdown} ${styles.states}`}>
          <Suspense>
            <StatesGrid />
          </Suspense>
        </div>
      )}
    </div>
  );
}
