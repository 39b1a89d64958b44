import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { backUpDaily } from './backup/daily.ts';
import { listenToChanges, notifyAll } from './changes/changes.ts';
import { type Db, type OpenDatabase, poolsOf, replicasOf } from './database/connect.ts';
import { StartError } from './database/embedded/start-error.ts';
import type { Environment } from './environment.ts';
import { createAdmission } from './http/admission/admission.ts';
import { forgetUnreadProxy, noteUnreadProxy } from './http/proxies/unread-note.ts';
import { sourceAssets } from './pages/assets.ts';
import { builtRenderer, type PageRenderer } from './pages/renderer.ts';
import type { Post } from './post.ts';
import { listenOnSockets } from './process/accept-sockets.ts';
import { drain, endKeepAlive } from './process/listen.ts';
import type { Log } from './process/log.ts';
import { watchLoopDelay } from './process/loop-delay.ts';
import { requestListener } from './process/request-listener.ts';
import { type SourceServer, startVite } from './process/vite.ts';
import { handInReplies, listenForReplies, listenToInboxes } from './rooms/conversations/service.ts';
import { watchStreetMap } from './rooms/map/service.ts';
import { createCounting } from './rooms/numbers/service.ts';
import { storeRelease } from './rooms/releases/service.ts';
import { chooseSearchEngine } from './search-engine/search-engine.ts';
import { storageOf } from './storage/storage-of.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The timeout for requests in progress after a shutdown request, in milliseconds. */
const PATIENCE = 30_000;

export interface ServedSite {
  /** Continues to serve while load balancers see by `/readyz` that it will stop. */
  prepareToEnd(): Promise<void>;
  /** Completes requests and jobs in progress, and stops listening. */
  close(): Promise<void>;
}

/**
 * Serves requests in this process, with an up-to-date database.
 * @throws StartError if the build is missing or the address cannot be listened on
 */
export async function serveSite(
  environment: Environment,
  log: Log,
  { db, connectionString }: Pick<OpenDatabase, 'db' | 'connectionString'>,
  { queue, mailer }: Post,
): Promise<ServedSite> {
  const isDeveloping = environment.nodeEnv === 'development';
  const storage = storageOf(environment);
  const vite = isDeveloping ? await startVite(ROOT) : undefined;
  const pages = vite ? sourceRenderer(vite) : await builtPages(db);
  // In development a page must reflect the current source.
  const changes = isDeveloping ? undefined : await listenToChanges(connectionString);
  if (changes) replicasOf(db)?.watch(changes);
  const inboxSignals = await listenToInboxes(connectionString);
  const searchEngine = changes && (await chooseSearchEngine(environment, db, changes, log));
  const counting = createCounting(db, environment.publicUrl);
  const streetMap = await watchStreetMap(environment.mapFile, log, { onReplaced: () => notifyAll(db) });
  // While developing, the first request of a module blocks the event loop for as long as it takes to transform.
  const admission = isDeveloping ? undefined : createAdmission();
  const databaseWaitMs = () => Math.max(...poolsOf(db).map((pool) => pool.waitMs()));
  const endWatch =
    admission && watchLoopDelay((loopMs) => admission.adapt({ loopMs, databaseMs: databaseWaitMs() }));
  let isDraining = false;
  const app = createApp({
    db,
    environment,
    log,
    storage,
    mailer,
    queue,
    pages,
    changes,
    inboxSignals,
    searchEngine,
    counting,
    streetMap,
    admission,
    isDraining: () => isDraining,
    onUnreadProxy: (peer) => void noteUnreadProxy(environment, log, peer),
  });
  backUpDaily({ queue, environment, connectionString, log });
  await Promise.all([queue.start(), forgetUnreadProxy(environment)]);
  const answer = requestListener(app.fetch);
  const { reply } = environment;
  const replyListener =
    reply?.smtpPort === undefined
      ? undefined
      : await listenForReplies({
          ...{ port: reply.smtpPort, host: environment.host, domain: reply.domain, log },
          certificate: reply.certificate,
          deliver: handInReplies(app.fetch, reply.secret),
        });
  const server = await listenOnSockets(vite ? vite.before(answer) : answer, environment);
  return {
    async prepareToEnd() {
      if (isDeveloping) return;
      isDraining = true;
      endKeepAlive(server);
      await wait(environment.drainSeconds * 1000);
    },
    async close() {
      isDraining = true;
      inboxSignals.end();
      await replyListener?.close();
      await Promise.all([drain(server, isDeveloping ? 0 : PATIENCE), queue.drain()]);
      await counting.close();
      await searchEngine?.close();
      await changes?.close();
      await inboxSignals.close();
      await streetMap.close();
      endWatch?.();
      await vite?.close();
    },
  };
}

/** @throws StartError if the build is missing; `npm start` creates it */
async function builtPages(db: Db): Promise<PageRenderer> {
  const folder = join(ROOT, 'dist');
  if (!existsSync(join(folder, 'stamp')))
    throw new StartError('The pages are not built: run “npm run build” first.');
  const id = await readFile(join(folder, 'stamp'), 'utf8');
  await storeRelease(db, { id, folder: join(folder, 'client'), now: new Date() });
  return builtRenderer(folder);
}

/** Pages from the web's sources, reloaded on each request. */
function sourceRenderer(vite: SourceServer): PageRenderer {
  const entry = () => vite.load<Awaited<ReturnType<PageRenderer['entry']>>>('/web/entry.server.tsx');
  return { entry, assets: sourceAssets(vite.drawnStyles), clientFolder: undefined };
}
