import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { useToken } from '../state/account.ts';
import { loginPath } from '../state/login-path.ts';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as skeletonStyles from '../ui/shared/skeleton.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useToast } from '../ui/Toasts.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Renders a member page for members only. Guests are asked to sign in and return; when the session ends while the
 * page is open, here or in another tab, the user is redirected. After a change of user the page is mounted again,
 * so that no input of one user is visible to the next.
 */
export function MemberGate({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const token = useToken();
  const reload = useRef(revalidate);
  const lead = useRef(() => {});
  const wasMember = useRef(false);
  useEffect(() => {
    reload.current = revalidate;
    lead.current = () => {
      // A user signed out here has already been notified of the reason.
      if (!wasMember.current) toast({ kind: 'warning', icon: 'lock', title: t('layout:pleaseLoginFirst') });
      void navigate(loginPath(`${pathname}${search}${hash}`), { replace: true });
    };
  });
  useEffect(() => {
    if (!isHydrated) return;
    if (!token) return lead.current();
    wasMember.current = true;
    // The server could not read the data; data already read for the same user is not read again.
    void reload.current();
  }, [isHydrated, token]);
  return token ? <Fragment key={token}>{children}</Fragment> : <Frame title={title} />;
}

/** Rendered by the server, and by browsers until the user is known. */
function Frame({ title }: { title: string }) {
  const t = useWords();
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.waitingPage}`}>
      <h1>{title}</h1>
      <p className={visibilityStyles.withoutScripts}>{t('errors:membersNeedScript')}</p>
      <div className={visibilityStyles.withScripts} aria-hidden="true">
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    </div>
  );
}
