import { isReady, seconds, until } from './asking.ts';
import { type Drill, MissingTool, type Report } from './drill.ts';
import type { DrillPlace } from './drill-place.ts';
import { startNginx } from './nginx.ts';
import { startTwoNodes } from './two-nodes.ts';
import { startVisitors } from './visitors.ts';
import { lossOf } from './writing.ts';

const drainSeconds = 5;
const rounds = 2;

/** The port of nginx; without it, requests alternate between the nodes that are ready. */
async function balance(place: DrillPlace, report: Report, ports: readonly number[]): Promise<() => number> {
  try {
    const { plain: port } = await startNginx(place, ports);
    return () => port;
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error;
    report.wants(`${error.message}; the visitors choose ready nodes themselves`);
    return chooseReady(place, ports);
  }
}

export const rollingRestart: Drill = {
  name: 'rolling-restart',
  about: 'two nodes on one database are restarted one after the other, behind nginx and under load',
  async run(place, report) {
    const site = await startTwoNodes(place, { DRAIN_SECONDS: String(drainSeconds) });
    report.holds(
      'both nodes start',
      site.nodes.every(({ isOpen }) => isOpen),
    );
    const visitors = startVisitors(await balance(place, report, site.ports));
    place.onEnd(() => visitors.stop());
    await until(async () => visitors.count() > 500);
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const index of [0, 1] as const) {
        const begun = performance.now();
        const code = await site.nodes[index].stop();
        const next = await site.startAgain(index);
        took.push(performance.now() - begun);
        report.holds(`node ${index + 1} ends in good order and starts again`, code === 0 && next.isOpen);
        await until(() => isReady(next.address));
        const before = visitors.count();
        await until(async () => visitors.count() > before + 200);
      }
    }
    await visitors.stop();
    report.measured('requests', visitors.count());
    report.measured('restarts of a node', `${took.length}, each ${seconds(Math.max(...took))} at most`);
    for (const { method, status, error } of visitors.failed.slice(0, 5))
      report.did(`${method} ${status} ${error}`);
    report.holds(`${visitors.failed.length} requests failed`, visitors.failed.length === 0);
    const { lost, twice } = await lossOf(site.connectionString, visitors.acknowledged);
    report.measured('acknowledged writes', visitors.acknowledged.size);
    report.holds(`${lost} of them are lost, ${twice} are there twice`, lost === 0 && twice === 0);
    await Promise.all(site.nodes.map((node) => node.stop()));
  },
};

/** Checks every 200 ms which nodes are ready, as a load balancer does, and alternates between them. */
function chooseReady(place: DrillPlace, ports: readonly number[]): () => number {
  let ready = [...ports];
  let turn = 0;
  const checking = setInterval(async () => {
    const states = await Promise.all(ports.map((port) => isReady(`http://127.0.0.1:${port}`)));
    ready = ports.filter((_, index) => states[index]);
  }, 200);
  place.onEnd(() => clearInterval(checking));
  return () => ready[turn++ % ready.length] ?? ports[0] ?? 0;
}
