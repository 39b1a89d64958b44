import { useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useAccount } from '../state/account.ts';
import { loginPath } from '../state/next-path.ts';
import { useLogOut } from '../state/use-log-out.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDropdown } from './use-dropdown.ts';
import type { Menus } from './use-menus.ts';

/** A way to sign in for guests; for the others their name, their profile and the way out. */
export function UserMenu({ menus: { open, show } }: { menus: Menus }) {
  const t = useWords();
  const { isSignedIn, firstName } = useAccount();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();
  const login = loginPath(`${pathname}${search}`);
  const isOpen = open === 'user';
  const { box, button } = useDropdown(isOpen, () => show(null));
  if (!isSignedIn) {
    return (
      <a className="ib only-d" href={login} aria-label={t('layout:signIn')}>
        <Icon name="user" />
      </a>
    );
  }
  const name = firstName ?? t('layout:guest');
  return (
    <div ref={box} className="drop-box only-d">
      <button
        ref={button}
        type="button"
        className="tb user"
        aria-expanded={isOpen}
        aria-haspopup="true"
        onClick={() => show(isOpen ? null : 'user')}
      >
        <span className="av" aria-hidden="true">
          {[...name][0]}
        </span>
        <bdi className="user-name">{name}</bdi>
      </button>
      {isOpen && (
        <div className="drop">
          <a href="/Profile">
            <Icon name="user" />
            {t('layout:profile')}
          </a>
          <button type="button" onClick={() => void logOut()}>
            <Icon name="sign-out" flip />
            {t('layout:logOut')}
          </button>
        </div>
      )}
    </div>
  );
}
