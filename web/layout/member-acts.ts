import type { Favorite } from '../../contract/favorites.ts';
import type { Translate } from '../i18n/words.ts';
import { readAccount } from '../state/account.ts';
import { saveFavorite, toggleFavorite } from '../state/change-favorite.ts';
import { loginFromHere } from '../state/login-path.ts';
import { keepPendingSave, takePendingSave } from '../state/pending-save.ts';
import type { Store } from '../store.ts';
import type { ShowToast } from '../ui/toast-message.ts';

interface Page {
  t: Translate;
  toast: ShowToast;
  dispatch: Store['dispatch'];
}

/** Members' things go to the server; guests are asked to sign in, and what they meant is not forgotten. */
export async function pressSave(thing: Favorite, { t, toast, dispatch }: Page): Promise<void> {
  if (!readAccount().isSignedIn) {
    keepPendingSave(thing);
    const link = { to: loginFromHere, label: t('layout:signIn') };
    toast({ kind: 'warning', icon: 'lock', title: t('cards:loginFirst'), link });
    return;
  }
  const refusal = await dispatch(toggleFavorite(thing));
  if (!refusal) return;
  // Of a token that died the page is told already: what was meant is kept for after signing in again.
  if (refusal.status === 401) return keepPendingSave(thing);
  toast({ kind: 'error', title: t('cards:saveFailed'), ...('code' in refusal && { text: refusal.message }) });
}

/** Says that a token died, and answers how to take that back. */
export function saySignedOut({ t, toast }: Page): () => void {
  const link = { to: loginFromHere, label: t('layout:signIn') };
  return toast({ kind: 'error', icon: 'lock', title: t('layout:signedOut'), link });
}

/** Saves, after a sign-in, what it was wanted for. */
export async function saveWhatWasMeant({ t, toast, dispatch }: Page): Promise<void> {
  const wish = takePendingSave();
  if (!wish) return;
  const refusal = await dispatch(saveFavorite(wish));
  if (!refusal) toast({ kind: 'success', icon: 'heart', title: t('cards:saved') });
  else toast({ kind: 'error', title: t('cards:saveFailed') });
}
