import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { type Changes, listenToChanges } from '../changes/changes.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import type { Admission } from '../http/admission/admission.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import type { InboxSignals } from '../rooms/conversations/service.ts';
import type { Counting } from '../rooms/numbers/service.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import { localStorage } from '../storage/storage.ts';
import { publicUrl } from './page-site.ts';
import { noon, type TestSite } from './test-site.ts';

/** One of several servers on the database of a site, with its own notifications. */
export interface Node {
  /**
   * Requests a URL; omitted values are those of a browser without cookies.
   * @param peer the address at the other end of the connection; without it there is none
   */
  ask(path: string, headers?: Record<string, string>, method?: string, peer?: string): Promise<Response>;
  /** The application of that server, as called for network requests. */
  fetch: TestSite['fetch'];
  /** The response of `/metrics`. */
  metrics(): Promise<string>;
  /** The counters of its page cache. */
  count(name: 'hits' | 'misses' | 'old' | 'dropped' | 'bytes' | 'pages'): Promise<number>;
  /** Waits until this node has been notified of everything that was committed before. */
  caughtUp(): Promise<void>;
  changes: Changes;
  close(): Promise<void>;
}

const token = 'a-token-of-the-tests';

/**
 * @param entry the pages, which a test imports itself
 * @param draw called before each rendering; can delay it
 * @param drawn called after each rendering has read and rendered, but before the result is used
 */
export async function node(
  { db, connectionString, mailer, queue }: Pick<TestSite, 'db' | 'connectionString' | 'mailer' | 'queue'>,
  entry: PageRenderer['entry'],
  {
    now = () => noon,
    beforeRender = async () => undefined,
    afterRender = async () => undefined,
    settings = {},
    counting,
    searchEngine,
    admission,
    inboxSignals,
  }: {
    now?: () => Date;
    beforeRender?: (address: string) => Promise<void>;
    afterRender?: (address: string) => Promise<void>;
    settings?: Record<string, string>;
    /** The counter of its pages; the caller closes it. */
    counting?: Counting;
    /** The index in memory that it searches; the caller closes it. */
    searchEngine?: SearchEngine;
    /** What refuses requests there; without it none is. */
    admission?: Admission;
    /** What notifies its streams of messages; whoever made it closes it. */
    inboxSignals?: InboxSignals;
  } = {},
): Promise<Node> {
  const folder = await mkdtemp(join(tmpdir(), 'node-'));
  const environment: Environment = readEnvironment({
    DATA_DIR: folder,
    NODE_ENV: 'test',
    PUBLIC_URL: publicUrl,
    METRICS_TOKEN: token,
    ...settings,
  });
  const changes = await listenToChanges(connectionString);
  const watched: PageRenderer['entry'] = async () => {
    const { pagePaths, renderPage } = await entry();
    return {
      pagePaths,
      renderPage: async (url, ...rest) => {
        const address = url.pathname + url.search;
        await beforeRender(address);
        const page = await renderPage(url, ...rest);
        await afterRender(address);
        return page;
      },
    };
  };
  const app = createApp({
    db,
    environment,
    log: pino({ level: 'silent' }),
    storage: localStorage(join(folder, 'media')),
    mailer,
    queue,
    pages: {
      entry: watched,
      assets: () => ({ scripts: [], later: [], styles: [], fonts: [] }),
      clientFolder: undefined,
    },
    changes,
    counting,
    searchEngine,
    admission,
    inboxSignals,
    now,
  });
  const ask: Node['ask'] = async (path, headers = {}, method = 'GET', peer) =>
    app.request(
      path.startsWith('http') ? path : `${publicUrl}${path}`,
      { method, headers },
      peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } },
    );
  const metrics = async () => (await ask('/metrics', { authorization: `Bearer ${token}` })).text();
  return {
    ask,
    fetch: app.fetch,
    metrics,
    async count(name) {
      const text = await metrics();
      const found = new RegExp(`^page_cache_${name}(?:_total)? (\\d+)$`, 'm').exec(text)?.[1];
      return Number(found ?? Number.NaN);
    },
    caughtUp() {
      const mark = `mark-${Math.random()}`;
      const received = Promise.withResolvers<void>();
      changes.subscribe((dropped) => {
        if (dropped !== 'all' && dropped.has(mark)) received.resolve();
      });
      return db
        .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('changes'), eb.val(mark)]).as('told'))
        .execute()
        .then(() => received.promise);
    },
    changes,
    async close() {
      await changes.close();
      await rm(folder, { recursive: true });
    },
  };
}
