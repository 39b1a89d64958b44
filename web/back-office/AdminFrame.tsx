import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatNumber, useWords } from '../i18n/words.ts';
import { LanguageLink } from '../layout/LanguageLink.tsx';
import { Logo } from '../layout/Logo.tsx';
import { useSite } from '../site.tsx';
import { useLogOut } from '../state/use-log-out.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useModal } from '../ui/use-modal.ts';
import * as styles from './AdminFrame.module.css';
import { useAccess } from './access.ts';
import { type Section, sectionGroups } from './section.ts';

interface Props {
  sections: readonly Section[];
  current: Section | undefined;
  children: ReactNode;
}

/**
 * The sidebar of the back office beside the section; on small screens a bar above it, whose button opens the
 * sidebar.
 */
export function AdminFrame({ sections, current, children }: Props) {
  const t = useWords();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <div className={styles.frame}>
      <div className={`${styles.bar} ${visibilityStyles.small}`}>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('admin:menu')}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(pathname)}
        >
          <Icon name="menu" size="l" />
        </button>
        <b className={layoutStyles.grow}>{current ? t(current.name) : t('admin:title')}</b>
        <LanguageLink short />
      </div>
      <div className={`${styles.rail} ${visibilityStyles.large}`}>
        <Rail sections={sections} current={current} />
      </div>
      {isOpen && (
        <Drawer onClose={() => setOpenAt(null)}>
          <Rail sections={sections} current={current} />
        </Drawer>
      )}
      <div className={styles.main}>{children}</div>
    </div>
  );
}

function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useWords();
  const { dialog, close, onMouseDown } = useModal();
  const closing = useRef<HTMLButtonElement>(null);
  // Without a heading; if the drawer scrolls, it is the first element that browsers would focus.
  useEffect(() => closing.current?.focus(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('admin:menu')}
      onClose={onClose}
      onMouseDown={onMouseDown}
    >
      <div className={styles.rail}>
        <button
          ref={closing}
          type="button"
          className={buttonStyles.icon}
          aria-label={t('admin:close')}
          onClick={close}
        >
          <Icon name="close" size="l" />
        </button>
        {children}
      </div>
    </dialog>
  );
}

function Rail({ sections, current }: Omit<Props, 'children'>) {
  const t = useWords();
  const { lang } = useSite();
  const { waiting } = useAccess();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  return (
    <>
      <Logo ground="dark" place="footer" />
      <nav aria-label={t('admin:title')}>
        <ul>
          <li>
            <a href="/admin" aria-current={/^\/admin\/?$/.test(pathname) ? 'page' : undefined}>
              <Icon name="home" />
              {t('admin:overview')}
            </a>
          </li>
        </ul>
        {sectionGroups.map((group) => {
          const own = sections.filter((section) => section.group === group);
          return own.length === 0 ? null : (
            <ul key={group} aria-label={t(`admin:group.${group}`)}>
              {own.map((section) => {
                const count = section.waiting && waiting[section.waiting];
                return (
                  <li key={section.path}>
                    <a
                      href={`/admin/${section.path}`}
                      aria-current={section === current ? 'page' : undefined}
                    >
                      <Icon name={section.icon} />
                      <span className={layoutStyles.grow}>{t(section.name)}</span>
                      {Boolean(count) && (
                        <span className={textStyles.number}>{formatNumber(count ?? 0, lang)}</span>
                      )}
                    </a>
                  </li>
                );
              })}
            </ul>
          );
        })}
      </nav>
      <div className={styles.foot}>
        <LanguageLink />
        <a href="/">
          <Icon name="globe" />
          {t('admin:toSite')}
        </a>
        <button type="button" onClick={() => void logOut()}>
          <Icon name="sign-out" flip />
          {t('layout:logOut')}
        </button>
      </div>
    </>
  );
}
