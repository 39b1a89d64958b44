import type { LegalPage } from '../../../contract/entries.ts';
import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { legal } from '../../state/slices.ts';
import { legalPlaces } from './places.ts';

/** `/Privacy-Policy`, `/Terms-conditions` and `/eula`. */
function legalRoute(page: LegalPage): PageRoute {
  const { path, word } = legalPlaces[page];
  return {
    path,
    file: 'web/rooms/legal/LegalPage.tsx',
    page: () => import('./LegalPage.tsx'),
    load: ({ store, url }) =>
      need(
        store.dispatch(
          legal.thunks.page({
            params: { slug: page },
            query: { version: url.searchParams.get('version') },
          }),
        ),
      ),
    head: ({ state, t }) => {
      const { data } = state.legal.page;
      const title = data?.title || t(word);
      const said = { title, description: data?.summary || title };
      // Superseded versions are not indexed, so that they are not found instead of the current one.
      if (data?.earlier) return { ...said, canonical: `${path}?version=${data.earlier.id}`, noindex: true };
      return { ...said, canonical: path };
    },
  };
}

export const privacyRoute = legalRoute('privacy-policy');
export const termsRoute = legalRoute('terms-conditions');
export const eulaRoute = legalRoute('eula');
