import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { readAccount } from '../state/account.ts';
import { useToast } from '../ui/Toasts.tsx';

interface Props {
  href: string;
  className: string | undefined;
  /** Why an account is needed. */
  reason: string;
  /** Called when a guest is asked to sign in first, so that a menu can make room for the message. */
  onRefused?: (() => void) | undefined;
  children: ReactNode;
}

/** Leads to what takes an account: a guest is told so, and stays where they are (the spec's section 5). */
export function MemberLink({ href, className, reason, onRefused, children }: Props) {
  const t = useWords();
  const toast = useToast();
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (readAccount().isSignedIn) return;
        event.preventDefault();
        onRefused?.();
        toast({ kind: 'warning', icon: 'lock', title: t('layout:pleaseLoginFirst'), text: reason });
      }}
    >
      {children}
    </a>
  );
}
