import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Changes } from '../changes/changes.ts';
import { readEnvironment } from '../environment.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import { localStorage } from '../storage/storage.ts';
import { askingAs, noon, type TestSite, testSite } from './test-site.ts';
import { clientsOf } from './typed-client.ts';

/** The origin of test pages. */
export const publicUrl = 'https://city.example';

/** A test site with pages, which `ask` requests; all clients call the API of the same application. */
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
  const ask = async (path: string, init?: RequestInit) => app.request(path, init);
  return {
    ...site,
    ask,
    ...clientsOf(ask),
    member: async (options) => {
      const { id, email, token } = await site.member(options);
      return { id, email, token, ...askingAs(ask, token) };
    },
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
