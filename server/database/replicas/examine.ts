import { setTimeout as wait } from 'node:timers/promises';
import { primaryProbe, replicaProbe } from './probe.ts';
import { type ReplicaNeeds, type ReplicaState, replicaName } from './replicas.ts';

/** How long a replica may take to replay what was committed before, until its lag is told by its clock. */
const patienceMs = 2_000;

/**
 * The state of each replica at present, for commands, which watch none.
 * @throws if the primary does not respond
 */
export async function examineReplicas({
  connectionString,
  urls,
  longestLagMs,
}: Omit<ReplicaNeeds, 'open'>): Promise<ReplicaState[]> {
  const primary = primaryProbe(connectionString);
  try {
    const { written, identity } = await primary.position();
    return await Promise.all(urls.map((url) => examine(url, { written, identity, longestLagMs })));
  } finally {
    await primary.close();
  }
}

async function examine(
  url: string,
  { written, identity, longestLagMs }: { written: number; identity: string; longestLagMs: number },
): Promise<ReplicaState> {
  const name = replicaName(url);
  const probe = replicaProbe(url);
  const begunAt = performance.now();
  try {
    for (;;) {
      const { replayed, agoMs, identity: own } = await probe.position();
      if (own !== identity) return { name, problem: 'other-database', lagMs: undefined };
      if (replayed === null) return { name, problem: 'not-standby', lagMs: undefined };
      const passed = performance.now() - begunAt;
      const isInStep = replayed >= written;
      if (isInStep || passed > patienceMs) {
        const lagMs = isInStep ? passed : Math.max(passed, agoMs ?? 0);
        return { name, problem: lagMs > longestLagMs ? 'behind' : undefined, lagMs };
      }
      await wait(20);
    }
  } catch {
    return { name, problem: 'away', lagMs: undefined };
  } finally {
    await probe.close();
  }
}
