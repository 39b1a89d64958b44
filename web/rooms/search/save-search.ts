import type { Lang } from '../../../contract/locales.ts';
import { addSavedSearch } from '../../../contract/saved-searches.ts';
import { loadWords } from '../../i18n/load.ts';
import { createTranslate, type Messages } from '../../i18n/words.ts';
import { readAccount } from '../../state/account.ts';
import { loginPath } from '../../state/login-path.ts';
import type { Call } from '../../state/sending.ts';
import type { ShowToast } from '../../ui/toast-message.ts';

interface Page {
  lang: Lang;
  toast: ShowToast;
  call: Call;
  /** What the page asks, as its slice names it. */
  listKey: string;
}

/** What follows the `#` where somebody comes back from signing in to save the search. */
export const wishMark = '#tell';

/** The page's address without what says neither what is looked for nor how it is narrowed. */
function searchAddress(): string {
  const params = new URLSearchParams(location.search);
  for (const name of ['after', 'sort', 'lang']) params.delete(name);
  return `${location.pathname}${params.size > 0 ? `?${params}` : ''}`;
}

/** Has the member told of what is new; guests are asked to sign in, and led back to it. */
export async function saveSearch({ lang, toast, call, listKey }: Page): Promise<void> {
  const messages: Partial<Messages> = {};
  await loadWords(lang, ['searches', 'layout'], messages);
  const t = createTranslate(lang, messages);
  if (!readAccount().isSignedIn) {
    const to = () => loginPath(`${location.pathname}${location.search}${wishMark}`);
    toast({
      kind: 'warning',
      icon: 'lock',
      title: t('searches:loginFirst'),
      link: { to, label: t('layout:signIn') },
    });
    return;
  }
  if (location.hash === wishMark)
    history.replaceState(history.state, '', location.pathname + location.search);
  const query = Object.fromEntries(new URLSearchParams(listKey.split('?')[1]));
  const { refusal } = await call(addSavedSearch, { body: { path: searchAddress(), query } });
  if (refusal) {
    const said = refusal.errors && Object.values(refusal.errors)[0]?.[0];
    toast({ kind: 'error', title: t('searches:failed'), text: said ?? refusal.message });
    return;
  }
  toast({
    kind: 'success',
    icon: 'bell',
    title: t('searches:saved'),
    text: t('searches:savedText'),
    link: { to: () => '/saved-searches', label: t('searches:all') },
  });
}
