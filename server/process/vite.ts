import type { RequestListener } from 'node:http';

export interface SourceServer {
  /** Loads a module of the web's sources, as it is now; `path` begins at the root of the checkout. */
  load<T>(path: string): Promise<T>;
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
    server: { middlewareMode: true },
    clearScreen: false,
  });
  return {
    load: async <T>(path: string) => (await vite.ssrLoadModule(path)) as T,
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}
