import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { readAccount } from '../state/account.ts';
import { useToast } from '../ui/Toasts.tsx';

interface Props {
  href: string;
  className: string | undefined;
  /** Why an account is required. */
  reason: string;
  /** Called when a guest is asked to sign in first, so that a menu can close for the toast. */
  onRefused?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to a page for members: guests are notified and stay on the page (section 5 of the specification). */
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
