import { useCallback, useEffect, useMemo } from 'react';
import type { Favorite } from '../../contract/favorites.ts';
import { useWords } from '../i18n/words.ts';
import { readAccount, useToken } from '../state/account.ts';
import { isFavorite } from '../state/favorites.ts';
import { loginFromHere } from '../state/next-path.ts';
import { keepPendingSave } from '../state/pending-save.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import type { Saving } from '../ui/saving.ts';
import { useToast } from '../ui/Toasts.tsx';

const changes = () => import('../state/change-favorite.ts');

/** Whether something is saved; where somebody is signed in, the first that asks lets it be read. */
function useSaved(thing: Favorite): boolean {
  const dispatch = useAppDispatch();
  const token = useToken();
  const isUnread = useAppSelector((state) => state.favorites.status === 'idle');
  useEffect(() => {
    if (token && isUnread) void changes().then(({ readFavorites }) => dispatch(readFavorites()));
  }, [dispatch, token, isUnread]);
  return useAppSelector((state) => isFavorite(state.favorites, thing));
}

/** Saving for the page: members' things go to the server, guests are asked to sign in and not forgotten. */
export function useSavingForPage(): Saving {
  const t = useWords();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const toggle = useCallback(
    async (thing: Favorite) => {
      const askToSignIn = () => {
        keepPendingSave(thing);
        const link = { to: loginFromHere, label: t('layout:signIn') };
        toast({ kind: 'warning', icon: 'lock', title: t('cards:loginFirst'), link });
      };
      if (!readAccount().isSignedIn) return askToSignIn();
      const { toggleFavorite } = await changes();
      const refusal = await dispatch(toggleFavorite(thing));
      if (!refusal) return;
      // Of a token that died the page is told already: what was meant is kept for after signing in again.
      if (refusal.status === 401) return keepPendingSave(thing);
      toast({
        kind: 'error',
        title: t('cards:saveFailed'),
        ...('code' in refusal && { text: refusal.message }),
      });
    },
    [t, toast, dispatch],
  );
  return useMemo(() => ({ useSaved, toggle: (thing) => void toggle(thing) }), [toggle]);
}
