// Lists, forms and highlights fold words: in a piece of its own it would weigh 100 bytes more on each of their pages.
import '../contract/search.ts';
import './styles/main.css';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router';

import { createApi } from './api.ts';
import { App } from './app.tsx';
import { type Boot, bootElementId, rootElementId } from './boot.ts';
import { keepLanguage } from './i18n/language.ts';
import { loadWords } from './i18n/load.ts';
import { commonAreas, createTranslate, type Messages } from './i18n/words.ts';
import { makeRoutes } from './routes.tsx';
import { keepPagesForOffline } from './service-worker/register.ts';
import { onDeadToken } from './state/account.ts';
import { storageKeys } from './storage-keys.ts';
import { makeStore } from './store.ts';
import { wakingRouter } from './waking-router.ts';

/** The matched pages are loaded before the page comes alive, so that it comes alive as it was drawn. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}

async function start(): Promise<void> {
  const source = document.getElementById(bootElementId);
  const root = document.getElementById(rootElementId);
  if (!source?.textContent || !root) return;
  const { site, state, error } = JSON.parse(source.textContent) as Boot;
  // A page that is read without network is in whatever language it was seen in.
  const isKept = 'kept' in document.documentElement.dataset;
  if (!isKept && keepLanguage(site.lang)) return;
  const isSettled =
    Number(localStorage.getItem(storageKeys.cityId)) === site.cityId && !location.search.includes('cityId=');
  if (!isKept && !isSettled) {
    const { settleCity } = await import('./layout/chosen-city.ts');
    if (settleCity(site.cityId)) return;
  }
  const api = createApi({
    city: site.cityCode,
    lang: site.lang,
    cityId: site.cityId,
    carry: (path, init) => fetch(path, init),
    token: () => localStorage.getItem(storageKeys.token),
    onDeadToken,
  });
  const store = makeStore(api, state);
  const messages: Partial<Messages> = {};
  const routes = makeRoutes(
    () => ({ store, site }),
    (areas) => loadWords(site.lang, areas, messages),
  );
  await Promise.all([loadWords(site.lang, commonAreas, messages), loadMatched(routes)]);
  // Somebody went Back meanwhile (`wake.ts`).
  if (!source.isConnected) return;
  const router = wakingRouter({
    routes,
    hydrationData: { loaderData: loaderDataOf(routes), errors: error ? errorsOf(error) : null },
    engine: () => import('./navigation-engine.ts'),
  });
  globalThis.navigationTarget = () => {
    const { location: to } = router.state.navigation;
    return to && location.origin + router.createHref(to);
  };
  keepPagesForOffline(router);
  const words = createTranslate(site.lang, messages);
  hydrateRoot(
    root,
    <App store={store} site={site} words={words}>
      <RouterProvider router={router} />
    </App>,
  );
}

/** The error of the page as the router keeps errors: by the route that shows it. */
function errorsOf({ route, status }: NonNullable<Boot['error']>) {
  return { [route]: { status, statusText: '', data: null, internal: true } };
}

/** Every loader answers null (what was read is in the store): saying so keeps it from running again. */
function loaderDataOf(routes: RouteObject[]): Record<string, null> {
  const matches = matchRoutes(routes, location) ?? [];
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]));
}

void start();
