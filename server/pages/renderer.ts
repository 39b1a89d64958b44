import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AssetsOf, builtAssets } from './assets.ts';

type Entry = typeof import('../../web/entry.server.tsx');

/** The interface of the pages: the exports of `web/entry.server.tsx`, and the files that belong to it. */
export interface PageRenderer {
  entry(): Promise<Pick<Entry, 'pagePaths' | 'renderPage'>>;
  assets: AssetsOf;
  /** The folder of the files that browsers load; undefined while Vite serves them. */
  clientFolder: string | undefined;
}

/** The built pages below `folder` (`dist`). */
export async function builtRenderer(folder: string): Promise<PageRenderer & { built: Entry }> {
  const loaded: Entry = await import(pathToFileURL(join(folder, 'server/entry.server.js')).href);
  const clientFolder = join(folder, 'client');
  return { built: loaded, entry: async () => loaded, assets: await builtAssets(clientFolder), clientFolder };
}
