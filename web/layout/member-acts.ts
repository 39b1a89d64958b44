import type { Favorite } from '../../contract/favorites.ts';
import type { Lang } from '../../contract/locales.ts';
import type { Refusal } from '../api.ts';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages, type Translate } from '../i18n/words.ts';
import { readAccount } from '../state/account.ts';
import { changeFavorite, saveFavorite, toggleFavorite } from '../state/change-favorite.ts';
import { isFavorite } from '../state/favorites.ts';
import { loginFromHere } from '../state/login-path.ts';
import { keepPendingSave, takePendingSave } from '../state/pending-save.ts';
import type { Store } from '../store.ts';
import type { ShowToast } from '../ui/toast-message.ts';

interface Page {
  t: Translate;
  toast: ShowToast;
  dispatch: Store['dispatch'];
  lang: Lang;
}

/** Saves members' items on the server; guests are asked to sign in, and the pending action is stored. */
export async function pressSave(thing: Favorite, page: Page): Promise<void> {
  const { t, toast, dispatch } = page;
  if (!readAccount().isSignedIn) {
    keepPendingSave(thing);
    const link = { to: loginFromHere, label: t('layout:signIn') };
    toast({ kind: 'warning', icon: 'lock', title: t('cards:loginFirst'), link });
    return;
  }
  const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  const refusal = await dispatch(toggleFavorite(thing));
  if (refusal) return sayFailed(thing, refusal, page);
  await confirm(thing, page, byKeyboard);
}

function sayFailed(thing: Favorite, refusal: Refusal, { t, toast }: Page): void {
  // An expired token has already been reported: the action is stored until the next sign-in.
  if (refusal.status === 401) keepPendingSave(thing);
  else
    toast({
      kind: 'error',
      title: t('cards:saveFailed'),
      ...('code' in refusal && { text: refusal.message }),
    });
}

/** Confirms that an item was saved or removed, and offers to undo it. */
async function confirm(thing: Favorite, page: Page, byKeyboard = false): Promise<void> {
  const { toast, dispatch, lang } = page;
  const messages: Partial<Messages> = {};
  await loadWords(lang, ['saving'], messages);
  const t = createTranslate(lang, messages);
  const saved = dispatch((_dispatch, getState) => isFavorite(getState().favorites, thing));
  const undo = async () => {
    const refusal = await dispatch(changeFavorite({ ...thing, saved: !saved }));
    if (refusal) sayFailed(thing, refusal, page);
  };
  // In the list of saved items the heart disappears with its card: the focus moves to the undo button.
  const focus = byKeyboard && document.activeElement === document.body;
  toast({
    kind: 'success',
    icon: 'heart',
    title: t(saved ? 'saving:saved' : 'saving:unsaved'),
    action: { label: t('saving:undo'), onPress: () => void undo(), focus },
  });
}

/** Reports an expired token, and returns a function that withdraws the report. */
export function saySignedOut({ t, toast }: Pick<Page, 't' | 'toast'>): () => void {
  const link = { to: loginFromHere, label: t('layout:signIn') };
  return toast({ kind: 'error', icon: 'lock', title: t('layout:signedOut'), link });
}

/** Completes the pending action after a sign-in. */
export async function saveWhatWasMeant(page: Page): Promise<void> {
  const wish = takePendingSave();
  if (!wish) return;
  const refusal = await page.dispatch(saveFavorite(wish));
  if (refusal) page.toast({ kind: 'error', title: page.t('cards:saveFailed') });
  else await confirm(wish, page);
}
