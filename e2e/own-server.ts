import { copyDemoSite } from './demo-site.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** A server of the test's own, beside the one of the others, with settings that these do not have. */
export async function ownServer(name: string, settings: Record<string, string>): Promise<RunningServer> {
  const folder = `test-results/${name}`;
  await copyDemoSite(folder);
  return startServer(folder, settings);
}
