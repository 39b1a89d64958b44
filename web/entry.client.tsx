// Lists, forms and highlights fold text: in a chunk of its own it would add 100 bytes to each of their pages.
import '../contract/search.ts';
import './styles/main.css';
import './ui/shared/art.module.css';
import './ui/shared/button.module.css';
import './ui/shared/chip.module.css';
import './ui/shared/field.module.css';
import './ui/shared/icon.module.css';
import './ui/shared/layout.module.css';
import './ui/shared/price.module.css';
import './ui/shared/skeleton.module.css';
import './ui/shared/tag.module.css';
import './ui/shared/text.module.css';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router';

import { createApi } from './api.ts';
import { App } from './app.tsx';
import { type Boot, bootElementId, rootElementId } from './hydration/boot.ts';
import { deferredRouter } from './hydration/deferred-router.ts';
import { keepLanguage } from './i18n/language.ts';
import { loadWords } from './i18n/load.ts';
import { commonAreas, createTranslate, type Messages } from './i18n/words.ts';
import { makeRoutes } from './routes.tsx';
import { keepPagesForOffline } from './service-worker/register.ts';
import { onDeadToken } from './state/account.ts';
import { storageKeys } from './storage-keys.ts';
import { makeStore } from './store.ts';

/** Loads the matched pages before hydration, so that the first render equals the HTML of the server. */
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
  // A page from the offline cache stays in the language in which it was cached.
  const isCached = 'kept' in document.documentElement.dataset;
  if (!isCached && keepLanguage(site.lang)) return;
  const isSettled =
    Number(localStorage.getItem(storageKeys.cityId)) === site.cityId && !location.search.includes('cityId=');
  if (!isCached && !isSettled) {
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
  // Back was pressed meanwhile (`load-after-paint.ts`).
  if (!source.isConnected) return;
  const router = deferredRouter({
    routes,
    hydrationData: { loaderData: loaderDataOf(routes), errors: error ? errorsOf(error) : null },
    engine: () => import('./hydration/navigation-engine.ts'),
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

/** The error of the page in the router's form: by the id of the route that renders it. */
function errorsOf({ route, status }: NonNullable<Boot['error']>) {
  return { [route]: { status, statusText: '', data: null, internal: true } };
}

/** Every loader returns null (its data is in the store); a null for each keeps the router from running them again. */
function loaderDataOf(routes: RouteObject[]): Record<string, null> {
  const matches = matchRoutes(routes, location) ?? [];
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]));
}

for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) =>
    import('./report-error.ts').then(
      ({ reportError }) => reportError(event),
      () => 0,
    ),
  );

void start();
