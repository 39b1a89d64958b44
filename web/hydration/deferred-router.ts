import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouteMatch,
  type DataRouter,
  type HydrationState,
  IDLE_NAVIGATION,
  matchRoutes,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';

type Engine = typeof import('./navigation-engine.ts');

interface Options {
  /** Each with an id of its own; those of the current page without `lazy`. */
  routes: RouteObject[];
  /** The data that the page was rendered from. */
  hydrationData: HydrationState;
  /** Loads the part of the router that navigates. */
  engine: () => Promise<Engine>;
}

/** The part of a router that its provider, our hooks and our components use. */
type UsedRouter = Pick<
  DataRouter,
  | 'basename'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'match'
  | 'subscribe'
  | 'enableScrollRestoration'
  | 'navigate'
  | 'revalidate'
  | 'createHref'
  | 'encodeLocation'
>;

/** Events that may precede a navigation. */
const firstSigns = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'popstate',
] as const;

/**
 * A router that knows only the rendered page until the first interaction. Then it loads the engine and delegates to
 * it. Visitors who never navigate load a seventh less JavaScript. If the engine fails to load, a navigation loads the
 * page from the server, as links do without scripts.
 */
export function deferredRouter({ routes, hydrationData, engine }: Options): DataRouter {
  const history = createBrowserHistory();
  const { location } = history;
  const matches = (matchRoutes(routes, location) ?? []) as DataRouteMatch[];
  const initialState: RouterState = {
    historyAction: history.action,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const subscribers = new Set<RouterSubscriber>();
  let scrollArguments: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  let stopRestoringScroll: (() => void) | undefined;
  let loaded: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;

  /** Whether Back or Forward led to another page before the engine was loaded. */
  const hasMoved = () =>
    history.location.pathname !== location.pathname || history.location.search !== location.search;

  async function load(): Promise<DataRouter> {
    const { createRouter, mapRouteProperties, hydrationRouteProperties } = await engine();
    const moved = hasMoved();
    const router = createRouter({
      history,
      routes,
      mapRouteProperties,
      hydrationRouteProperties,
      // Without it the page of the current address is loaded like any other.
      ...(!moved && { hydrationData }),
    });
    router.subscribe((state, change) => {
      if (!state.initialized) return;
      loaded = router;
      for (const notify of subscribers) notify(state, change);
    });
    router.initialize();
    // After a navigation has started, which would store the scroll position of this page as that of the next.
    if (scrollArguments) stopRestoringScroll = router.enableScrollRestoration(...scrollArguments);
    if (moved) return router;
    loaded = router;
    if (router.state.location.hash !== location.hash) {
      for (const notify of subscribers)
        notify(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
    return router;
  }
  const ensureLoaded = (): Promise<DataRouter> => {
    loading ??= load();
    return loading;
  };

  const listening = new AbortController();
  const onSign = () => {
    ensureLoaded().then(
      () => listening.abort(),
      () => hasMoved() && globalThis.location.reload(),
    );
  };
  // Scroll events of elements do not bubble: in right-to-left pages a row scrolls by itself when its content changes.
  for (const sign of firstSigns)
    addEventListener(sign, onSign, { capture: sign !== 'scroll', passive: true, signal: listening.signal });

  const router: UsedRouter = {
    basename: '/',
    manifest: {},
    window: globalThis.window,
    get state() {
      return loaded?.state ?? initialState;
    },
    get routes() {
      return loaded?.routes ?? (routes as DataRouter['routes']);
    },
    match: (to) => matchRoutes(routes, to) as DataRouteMatch[] | null,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...given) {
      scrollArguments = given;
      if (loaded) stopRestoringScroll = loaded.enableScrollRestoration(...given);
      return () => {
        scrollArguments = undefined;
        stopRestoringScroll?.();
      };
    },
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      const there = await ensureLoaded().catch(() => undefined);
      if (typeof to === 'number') return there ? there.navigate(to) : history.go(to);
      if (there) return there.navigate(to, options);
      const address = history.createHref(to ?? location);
      globalThis.location[options?.replace ? 'replace' : 'assign'](address);
    },
    async revalidate() {
      await (await ensureLoaded()).revalidate();
    },
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
  };
  return router as DataRouter;
}
