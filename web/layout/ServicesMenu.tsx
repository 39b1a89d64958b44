import { type PointerEvent, Suspense, useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import * as styles from './header.module.css';
import { useDropdown } from './use-dropdown.ts';
import type { Menus } from './use-menus.ts';

const loadFlyout = () => import('./ServicesFlyout.tsx');
const ServicesFlyout = lazyPart(loadFlyout);

/** Delays that ignore a pointer passing by, and one leaving briefly. */
const openAfterMs = 80;
const closeAfterMs = 250;

/** «Our services»: opens on hover, click and key, with the five sections below it. */
export function ServicesMenu({ menus: { open, show } }: { menus: Menus }) {
  const t = useWords();
  const isOpen = open === 'services';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** After opening on hover, a click keeps it open instead of closing it. */
  const byHover = useRef(false);
  const close = () => {
    byHover.current = false;
    show(null);
  };
  const { box, button } = useDropdown(isOpen, close);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, what: () => void) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(what, ms);
  };
  const openByHover = () => {
    byHover.current = !isOpen;
    show('services');
  };
  const onClick = () => {
    clearTimeout(timer.current);
    if (isOpen && !byHover.current) return close();
    byHover.current = false;
    show('services');
  };

  return (
    <div
      ref={box}
      onPointerEnter={(event) => {
        void loadFlyout();
        after(isOpen ? 0 : openAfterMs, isOpen ? () => undefined : openByHover)(event);
      }}
      onPointerLeave={after(closeAfterMs, () => byHover.current && close())}
    >
      <button
        ref={button}
        type="button"
        className={isOpen ? `${visibilityStyles.withScripts} ${styles.open}` : visibilityStyles.withScripts}
        aria-expanded={isOpen}
        aria-haspopup="true"
        onFocus={loadFlyout}
        onClick={onClick}
      >
        {t('layout:services')}
        <Icon name="chevron-down" size="s" />
      </button>
      <a className={visibilityStyles.withoutScripts} href="/Our-Service">
        {t('layout:services')}
      </a>
      {isOpen && (
        <Suspense>
          <ServicesFlyout />
        </Suspense>
      )}
    </div>
  );
}
