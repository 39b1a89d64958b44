import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { type Translate, WordsProvider } from './i18n/words.ts';
import { type Site, SiteProvider } from './site.tsx';
import type { Store } from './store.ts';

interface Props {
  store: Store;
  site: Site;
  words: Translate;
  children: ReactNode;
}

/**
 * Wraps the router on both sides. Both render the same tree, including what is invisible: React derives the ids of
 * `useId` from it.
 */
export function App({ store, site, words, children }: Props) {
  // Marks the page as hydrated, for the scripts in `hydration/` and for tests.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <SiteProvider value={site}>
      <WordsProvider value={words}>
        <Provider store={store}>{children}</Provider>
      </WordsProvider>
    </SiteProvider>
  );
}
