import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Changes } from '../changes/changes.ts';
import { readEnvironment } from '../environment.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import { localStorage } from '../storage/storage.ts';
import { noon, type TestSite, testSite } from './test-site.ts';

/** The origin of test pages. */
export const publicUrl = 'https://city.example';

/** A test site with pages, which `ask` requests. */
export async function pageSite(
  entry: PageRenderer['entry'],
  {
    clientFolder,
    now = () => noon,
    settings,
    changes,
  }: {
    clientFolder?: string;
    now?: () => Date;
    settings?: Record<string, string>;
    changes?: Changes;
  } = {},
): Promise<TestSite> {
  const site = await testSite(now);
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const app = createApp({
    db: site.db,
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test', PUBLIC_URL: publicUrl, ...settings }),
    log: pino({ level: 'silent' }),
    storage: localStorage(join(folder, 'media')),
    mailer: site.mailer,
    queue: site.queue,
    pages: {
      entry,
      assets: (lang) => ({
        scripts: [],
        later: [],
        styles: ['/assets/site.css'],
        fonts: [`/assets/${lang}.woff2`],
      }),
      clientFolder,
    },
    changes,
    now,
  });
  return {
    ...site,
    ask: async (path, init) => app.request(path, init),
    fetch: app.fetch,
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Pages that exist by path only: sufficient for code that lists pages without rendering them. */
export function pagesNamed(...pagePaths: string[]): PageRenderer['entry'] {
  return async () => ({ pagePaths, renderPage: async () => new Response(null, { status: 404 }) });
}
