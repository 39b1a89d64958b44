import type { RequestListener } from 'node:http';
import type { Plugin } from 'vite';

export interface SourceServer {
  /** Loads a module of the web's sources, as it is now; `path` begins at the root of the checkout. */
  load<T>(path: string): Promise<T>;
  /** The addresses of the style sheets of all modules that were loaded. */
  drawnStyles(): string[];
  /** Answers requests for sources and styles, and leaves all others to `next`. */
  before(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

/** While developing: Vite serves the web's sources, and sends every change to the browsers that are open. */
export async function startVite(root: string): Promise<SourceServer> {
  // Vite is no part of what runs in production, so it is loaded here only.
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    // Vite's own loader writes a file beside the packages, which the watching Node would take for a change.
    configLoader: 'native',
    plugins: [reactRefreshFirst()],
    server: { middlewareMode: true },
    clearScreen: false,
  });
  return {
    load: async <T>(path: string) => (await vite.ssrLoadModule(path)) as T,
    drawnStyles: () => {
      const { idToModuleMap } = vite.environments.ssr.moduleGraph;
      return [...idToModuleMap.values()].map(({ url }) => url).filter((url) => /^\/web\/.*\.css$/.test(url));
    },
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}

/**
 * React's hot reload wants a word before any component is loaded. Vite would write it into the page as an
 * inline script, which our pages do not allow; here the entry imports it first.
 */
function reactRefreshFirst(): Plugin {
  const name = '/@react-refresh-first';
  return {
    name: 'react-refresh-first',
    resolveId: (id) => (id === name ? name : undefined),
    load(id) {
      if (id !== name) return undefined;
      return `import { injectIntoGlobalHook } from '/@react-refresh';
        injectIntoGlobalHook(window);
        window.$RefreshReg$ = () => undefined;
        window.$RefreshSig$ = () => (type) => type;`;
    },
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith('/web/entry.client.tsx')) return undefined;
      return { code: `import '${name}';\n${code}`, map: null };
    },
  };
}
