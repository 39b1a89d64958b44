import { useEffect } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { readAccount, takeParting, watchAccount } from '../state/account.ts';
import { recognised, userChanged } from '../state/user.slice.ts';
import { storageKeys } from '../storage-keys.ts';
import { useAppDispatch } from '../store.ts';
import { useToast } from '../ui/Toasts.tsx';

/**
 * Synchronizes the store with the session, in whichever tab it changes; reports an expired token once, and
 * completes the pending action after a sign-in.
 */
export function AccountWatch() {
  const t = useWords();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const { lang } = useSite();
  useEffect(() => {
    if (takeParting()) toast({ kind: 'success', title: t('layout:accountDeleted') });
    let known = localStorage.getItem(storageKeys.token);
    let unsay: (() => void) | undefined;
    dispatch(recognised(readAccount().name));
    return watchAccount((news) => {
      const token = localStorage.getItem(storageKeys.token);
      if (token !== known) dispatch(userChanged());
      known = token;
      dispatch(recognised(readAccount().name));
      if (token) unsay?.();
      if (news === 'elsewhere') return;
      void import('./member-acts.ts').then(({ saySignedOut, saveWhatWasMeant }) => {
        if (news === 'expired') unsay = saySignedOut({ t, toast });
        else void saveWhatWasMeant({ t, toast, dispatch, lang });
      });
    });
  }, [t, toast, dispatch, lang]);
  return null;
}
