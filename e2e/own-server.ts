import { copyDemoSite } from './demo-site.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** A server with settings of its own, started for one test beside the shared one. */
export async function ownServer(name: string, settings: Record<string, string>): Promise<RunningServer> {
  const folder = `test-results/${name}`;
  await copyDemoSite(folder);
  return startServer(folder, settings);
}
