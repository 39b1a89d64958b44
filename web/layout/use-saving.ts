import { useEffect, useMemo } from 'react';
import type { Favorite } from '../../contract/favorites.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useToken } from '../state/account.ts';
import { isFavorite } from '../state/favorites.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import type { Saving } from '../ui/saving.ts';
import { useToast } from '../ui/Toasts.tsx';

/** Whether an item is saved; the first use by a signed-in user reads the list. */
function useSaved(thing: Favorite): boolean {
  const dispatch = useAppDispatch();
  const token = useToken();
  const isUnread = useAppSelector((state) => state.favorites.status === 'idle');
  useEffect(() => {
    if (token && isUnread)
      void import('../state/change-favorite.ts').then(({ readFavorites }) => dispatch(readFavorites()));
  }, [dispatch, token, isUnread]);
  return useAppSelector((state) => isFavorite(state.favorites, thing));
}

/** Saving for the page; its code loads on the first click. */
export function useSavingForPage(): Saving {
  const t = useWords();
  const toast = useToast();
  const { lang } = useSite();
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      useSaved,
      toggle: (thing) =>
        void import('./member-acts.ts').then(({ pressSave }) =>
          pressSave(thing, { t, toast, dispatch, lang }),
        ),
    }),
    [t, toast, dispatch, lang],
  );
}
