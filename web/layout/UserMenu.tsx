import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useAccount } from '../state/account.ts';
import { loginPath } from '../state/login-path.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import type { Menus } from './use-menus.ts';

const MemberMenu = lazyPart(() => import('./MemberMenu.tsx'));

/** A sign-in link for guests; for members their menu. */
export function UserMenu({ menus }: { menus: Menus }) {
  const t = useWords();
  const { isSignedIn } = useAccount();
  const { pathname, search } = useLocation();
  if (!isSignedIn) {
    return (
      <a
        className={buttonStyles.icon}
        href={loginPath(`${pathname}${search}`)}
        aria-label={t('layout:signIn')}
      >
        <Icon name="user" />
      </a>
    );
  }
  return (
    <Suspense
      fallback={
        <span className={buttonStyles.icon}>
          <Icon name="user" />
        </span>
      }
    >
      <MemberMenu menus={menus} />
    </Suspense>
  );
}
