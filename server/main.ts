import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { backUpDaily } from './backup/daily.ts';
import { listenToChanges } from './changes/changes.ts';
import { type Db, openDatabase } from './database/connect.ts';
import { StartError } from './database/embedded/start-error.ts';
import { migrate } from './database/migrate.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { forgetUnreadProxy, noteUnreadProxy } from './http/proxies/unread-note.ts';
import { sourceAssets } from './pages/assets.ts';
import { builtRenderer, type PageRenderer } from './pages/renderer.ts';
import { createPost, type Post } from './post.ts';
import { fatal } from './process/fatal.ts';
import { drain, endKeepAlive, listen, requireFreePort } from './process/listen.ts';
import { createLog, type Log } from './process/log.ts';
import { requestListener } from './process/request-listener.ts';
import { stopSignal } from './process/stop-signals.ts';
import { type SourceServer, startVite } from './process/vite.ts';
import { ensureAdmin } from './rooms/accounts/service.ts';
import { listenToInboxes } from './rooms/conversations/service.ts';
import { openStreetMapFile } from './rooms/map/service.ts';
import { createCounting } from './rooms/numbers/service.ts';
import { storeRelease } from './rooms/releases/service.ts';
import { senderOf } from './rooms/settings/service.ts';
import { chooseSearchEngine } from './search-engine/search-engine.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { seedBase } from './seed/seed-base.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { fullDiskMessage, isDiskFull } from './storage/disk-full.ts';
import { localStorage } from './storage/storage.ts';
import { sweepParts } from './storage/sweep-parts.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** How long requests under way may take after we were told to end, in milliseconds. */
const PATIENCE = 30_000;

async function main(): Promise<void> {
  const stopped = stopSignal();
  const environment = readEnvironment();
  const log = createLog(environment);
  const onCrash = () => log.error('the database died; starting it again');
  const { db, connectionString, close } = await openDatabase(environment, { onCrash });
  const post = createPost({ environment, connectionString, log, senderOf: (lang) => senderOf(db, lang) });
  try {
    const opening = open(environment, log, { db, connectionString }, post);
    // Told to end while still filling a new site, we do: the next start goes on from there.
    opening.catch(() => undefined);
    const site = await Promise.race([opening, stopped.then(() => undefined)]);
    if (site) announce(environment);
    const reason = await stopped;
    log.info({ reason }, 'stopping');
    // Whoever presses a key, or whose parent died, has no balancer that is to see it first.
    if (reason === 'SIGTERM') await site?.prepareToEnd();
    await site?.close();
  } catch (error) {
    throw isDiskFull(error) ? new StartError(fullDiskMessage(error, environment)) : error;
  } finally {
    await post.queue.stop();
    await close();
  }
}

/** Brings the database up to date and answers requests from then on. */
async function open(
  environment: Environment,
  log: Log,
  { db, connectionString }: { db: Db; connectionString: string },
  { queue, mailer }: Post,
) {
  const isDeveloping = environment.nodeEnv === 'development';
  await requireFreePort(environment);
  const isNew = (await migrate(db)).length > 0;
  await seedBase(db);
  await firstAdmin(environment, db);
  if (isNew && environment.demo) console.log('Filling the site with demo content …');
  const written = ['media', 'transfers', 'outbox'].map((folder) => join(environment.dataDir, folder));
  await sweepParts(written, environment.databaseUrl !== undefined);
  const storage = localStorage(join(environment.dataDir, 'media'));
  if (environment.demo) await seedDemo(db, storage);
  const vite = isDeveloping ? await startVite(ROOT) : undefined;
  const pages = vite ? sourceRenderer(vite) : await builtPages(db);
  // While developing, a page must be as the source is now.
  const changes = isDeveloping ? undefined : await listenToChanges(connectionString);
  const inboxSignals = await listenToInboxes(connectionString);
  const searchEngine = changes && (await chooseSearchEngine(environment, db, changes, log));
  const counting = createCounting(db, environment.publicUrl);
  const streetMap = await openStreetMapFile(environment.mapFile, log);
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
    isDraining: () => isDraining,
    onUnreadProxy: (peer) => void noteUnreadProxy(environment, log, peer),
  });
  backUpDaily({ queue, environment, connectionString, log });
  await Promise.all([queue.start(), forgetUnreadProxy(environment)]);
  const answer = requestListener(app.fetch);
  const server = await listen(vite ? vite.before(answer) : answer, environment);
  return {
    /** Serves on while balancers see by `/readyz` that it will end. */
    async prepareToEnd() {
      if (isDeveloping) return;
      isDraining = true;
      endKeepAlive(server);
      await wait(environment.drainSeconds * 1000);
    },
    async close() {
      isDraining = true;
      inboxSignals.end();
      await Promise.all([drain(server, isDeveloping ? 0 : PATIENCE), queue.drain()]);
      await counting.close();
      await searchEngine?.close();
      await changes?.close();
      await inboxSignals.close();
      await streetMap?.close();
      await vite?.close();
    },
  };
}

/** @throws StartError when the password of the settings is one that is tried first */
async function firstAdmin({ admin }: Environment, db: Db): Promise<void> {
  if (!admin) return;
  const outcome = await ensureAdmin(db, { ...admin, hand: 'settings' }, new Date());
  if (outcome === 'common') throw new StartError('ADMIN_PASSWORD is too common to be safe: choose another.');
  if (outcome !== 'unchanged') console.log(`The administrator ${admin.email} is ${outcome}.`);
}

/** @throws StartError when the build was forgotten; `npm start` never forgets it */
async function builtPages(db: Db): Promise<PageRenderer> {
  const folder = join(ROOT, 'dist');
  if (!existsSync(join(folder, 'stamp')))
    throw new StartError('The pages are not built: run “npm run build” first.');
  const id = await readFile(join(folder, 'stamp'), 'utf8');
  await storeRelease(db, { id, folder: join(folder, 'client'), now: new Date() });
  return builtRenderer(folder);
}

/** Pages from the web's sources, as they are at each request. */
function sourceRenderer(vite: SourceServer): PageRenderer {
  const entry = () => vite.load<Awaited<ReturnType<PageRenderer['entry']>>>('/web/entry.server.tsx');
  return { entry, assets: sourceAssets(vite.drawnStyles), clientFolder: undefined };
}

function announce({ demo, port }: Environment): void {
  const accounts = demo ? demoAccounts : [];
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email}  ${password}`);
  if (lines.length > 0) lines.unshift('Demo accounts:');
  console.log([`Open http://localhost:${port}`, ...lines].join('\n'));
}

main().then(() => process.exit(0), fatal);
