import type { ReactNode } from 'react';
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

/** What surrounds the router on both sides. */
export function App({ store, site, words, children }: Props) {
  return (
    <SiteProvider value={site}>
      <WordsProvider value={words}>
        <Provider store={store}>{children}</Provider>
      </WordsProvider>
    </SiteProvider>
  );
}
