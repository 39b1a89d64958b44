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
 * What surrounds the router on both sides. Both draw the same tree, down to what shows nothing: the ids that
 * React makes up count from it.
 */
export function App({ store, site, words, children }: Props) {
  // Says, once React has taken the page over, that it answers: for styles that wait for it, and for tests.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  return (
    <SiteProvider value={site}>
      <WordsProvider value={words}>
        <Provider store={store}>{children}</Provider>
      </WordsProvider>
    </SiteProvider>
  );
}
