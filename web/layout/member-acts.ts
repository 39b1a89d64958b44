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

/** Members' things go to the server; guests are asked to sign in, and what they meant is not forgotten. */
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
  // Of a token that died the page is told already: what was meant is kept for after signing in again.
  if (refusal.status === 401) keepPendingSave(thing);
  else
    toast({
      kind: 'error',
      title: t('cards:saveFailed'),
      ...('code' in refusal && { text: refusal.message }),
    });
}

/** Says whether something is saved now, and offers to take that back. */
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
  // A heart in the list of what is saved goes with its card: the keyboard goes on at the way back.
  const focus = byKeyboard && document.activeElement === document.body;
  toast({
    kind: 'success',
    icon: 'heart',
    title: t(saved ? 'saving:saved' : 'saving:unsaved'),
    action: { label: t('saving:undo'), onPress: () => void undo(), focus },
  });
}

/** Says that a token died, and answers how to take that back. */
export function saySignedOut({ t, toast }: Pick<Page, 't' | 'toast'>): () => void {
  const link = { to: loginFromHere, label: t('layout:signIn') };
  return toast({ kind: 'error', icon: 'lock', title: t('layout:signedOut'), link });
}

/** Saves, after a sign-in, what it was wanted for. */
export async function saveWhatWasMeant(page: Page): Promise<void> {
  const wish = takePendingSave();
  if (!wish) return;
  const refusal = await page.dispatch(saveFavorite(wish));
  if (refusal) page.toast({ kind: 'error', title: page.t('cards:saveFailed') });
  else await confirm(wish, page);
}
