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
  /** Each with an id of its own; those of the page that is shown without `lazy`. */
  routes: RouteObject[];
  /** What the page was drawn from. */
  hydrationData: HydrationState;
  /** Brings the part of the router that goes to other pages. */
  engine: () => Promise<Engine>;
}

/** What of a router its provider, our hooks and our components use. */
type Used = Pick<
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

/** What somebody does who may be about to go elsewhere. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'popstate'] as const;

/**
 * A router that knows the page it was drawn with and nothing else until somebody touches the page: then it brings
 * the engine and hands over to it, the page never noticing. Who only reads spares a seventh of the scripts.
 * Where the engine does not come, going elsewhere loads the page anew, as links do without scripts.
 */
export function wakingRouter({ routes, hydrationData, engine }: Options): DataRouter {
  const history = createBrowserHistory();
  const { location } = history;
  const matches = (matchRoutes(routes, location) ?? []) as DataRouteMatch[];
  const drawn: RouterState = {
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
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  let forgetScrolling: (() => void) | undefined;
  let awake: DataRouter | undefined;
  let waking: Promise<DataRouter> | undefined;

  /** Whether Back or Forward led to another page before the engine was there. */
  const hasMoved = () =>
    history.location.pathname !== location.pathname || history.location.search !== location.search;

  async function wake(): Promise<DataRouter> {
    const { createRouter, mapRouteProperties, hydrationRouteProperties } = await engine();
    const moved = hasMoved();
    const router = createRouter({
      history,
      routes,
      mapRouteProperties,
      hydrationRouteProperties,
      // Without it the page that the address names now is read like any other.
      ...(!moved && { hydrationData }),
    });
    router.subscribe((state, change) => {
      if (!state.initialized) return;
      awake = router;
      for (const tell of subscribers) tell(state, change);
    });
    router.initialize();
    // After the start of a move, which would take the place of the page that is left for that of the next.
    if (scrolling) forgetScrolling = router.enableScrollRestoration(...scrolling);
    if (moved) return router;
    awake = router;
    if (router.state.location.hash !== location.hash) {
      for (const tell of subscribers)
        tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
    return router;
  }
  const awaken = (): Promise<DataRouter> => {
    waking ??= wake();
    return waking;
  };

  const heard = new AbortController();
  const onSign = () => {
    awaken().then(
      () => heard.abort(),
      () => hasMoved() && globalThis.location.reload(),
    );
  };
  for (const sign of signs)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: heard.signal });

  const router: Used = {
    basename: '/',
    manifest: {},
    window: globalThis.window,
    get state() {
      return awake?.state ?? drawn;
    },
    get routes() {
      return awake?.routes ?? (routes as DataRouter['routes']);
    },
    match: (to) => matchRoutes(routes, to) as DataRouteMatch[] | null,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...given) {
      scrolling = given;
      if (awake) forgetScrolling = awake.enableScrollRestoration(...given);
      return () => {
        scrolling = undefined;
        forgetScrolling?.();
      };
    },
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      const there = await awaken().catch(() => undefined);
      if (typeof to === 'number') return there ? there.navigate(to) : history.go(to);
      if (there) return there.navigate(to, options);
      const address = history.createHref(to ?? location);
      globalThis.location[options?.replace ? 'replace' : 'assign'](address);
    },
    async revalidate() {
      await (await awaken()).revalidate();
    },
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
  };
  return router as DataRouter;
}
