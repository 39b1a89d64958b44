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
 * Shows a member's page to members. A guest is asked to sign in and comes back; whoever is signed out while the page
 * is shown, here or in another tab, is led away. Somebody else who signs in gets the page anew: nothing that one
 * person typed or opened stays for the next.
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
      // Who was signed out here was informed why.
      if (!wasMember.current) toast({ kind: 'warning', icon: 'lock', title: t('layout:pleaseLoginFirst') });
      void navigate(loginPath(`${pathname}${search}${hash}`), { replace: true });
    };
  });
  useEffect(() => {
    if (!isHydrated) return;
    if (!token) return lead.current();
    wasMember.current = true;
    // The server could not read it; what was read for the same person already is not read again.
    void reload.current();
  }, [isHydrated, token]);
  return token ? <Fragment key={token}>{children}</Fragment> : <Frame title={title} />;
}

/** What the server draws, and a browser until it knows who asks. */
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
