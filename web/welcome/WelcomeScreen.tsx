import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages, type Translate, WordsProvider } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { home } from '../state/slices.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import { isDismissed } from './dismissals.ts';
import { mayWelcomeOn } from './quiet-pages.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** Reads the welcome, and opens it if it has a link that was never dismissed and nothing else is open. */
export default function WelcomeScreen() {
  const dispatch = useAppDispatch();
  const t = useWelcomeWords();
  const { pathname } = useLocation();
  const welcome = useAppSelector((state) => state.home.welcomeScreenData.data);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    void dispatch(home.thunks.welcomeScreenData());
  }, [dispatch]);

  const { link } = welcome;
  const isWished = Boolean(t && link && !isOver && mayWelcomeOn(pathname));
  const isQuiet = useQuietMoment(isWished);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (isWished && isQuiet && link && !isDismissed(link)) setVisible(true);
  }, [isWished, isQuiet, link]);

  if (!t || !link || !isVisible || isOver) return null;
  return (
    <WordsProvider value={t}>
      <WelcomeDialog welcome={{ ...welcome, link }} onGone={() => setOver(true)} />
    </WordsProvider>
  );
}

/** The messages of the welcome, loaded with it; null until loaded, and if loading fails. */
function useWelcomeWords(): Translate | null {
  const { lang } = useSite();
  const [translate, setTranslate] = useState<Translate | null>(null);
  useEffect(() => {
    const messages: Partial<Messages> = {};
    loadWords(lang, ['welcome'], messages).then(
      () => setTranslate(() => createTranslate(lang, messages)),
      () => undefined,
    );
  }, [lang]);
  return translate;
}

/** A menu, a dialog, a list of suggestions or the tour. */
const open =
  'dialog[open], [aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"], .driver-active';

/** Whether nothing lies over the page: once requested, waits until everything open has closed. */
function useQuietMoment(isWished: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWished || isQuiet) return;
    const check = () => setQuiet(document.querySelector(open) === null);
    check();
    const observer = new MutationObserver(check);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['open', 'aria-expanded', 'class'],
    });
    return () => observer.disconnect();
  }, [isWished, isQuiet]);
  return isQuiet;
}
