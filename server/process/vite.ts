import type { RequestListener } from 'node:http';
import type { Plugin } from 'vite';

export interface SourceServer {
  /** Loads the current version of a module of the web's sources; `path` begins at the root of the checkout. */
  load<T>(path: string): Promise<T>;
  /** The URLs of the style sheets of all loaded modules. */
  drawnStyles(): string[];
  /** Serves sources and styles, and passes all other requests to `next`. */
  before(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

/** Development server: Vite serves the web's sources, with hot module replacement. */
export async function startVite(root: string): Promise<SourceServer> {
  // Vite is not a production dependency, so it is imported here only.
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    // Vite's own loader writes a file beside the packages, which would restart Node's watch mode.
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
 * React Refresh needs a preamble before any component is loaded. Vite would inject it as an inline script, which
 * the policy forbids; here the entry imports it first.
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
