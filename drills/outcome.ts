import { type Drill, MissingTool, type Outcome, type Report } from './drill.ts';
import { drillPlace } from './drill-place.ts';

type Print = (line: string) => void;

function printing(print: Print, failures: string[]): Report {
  const line = (sign: string, text: string) => print(`  ${sign} ${text}`);
  return {
    did: (what) => line('·', what),
    measured: (what, value) => line('=', `${what}: ${value}`),
    holds(claim, isTrue) {
      line(isTrue ? '✓' : '✗', claim);
      if (!isTrue) failures.push(claim);
    },
    wants: (what) => line('!', what),
  };
}

/**
 * Runs a drill in a place of its own, which is deleted afterwards, even if the drill fails or is interrupted.
 * @returns `held` only if all conditions of the drill are true
 */
export async function outcomeOf(drill: Drill, print: Print = console.log): Promise<Outcome> {
  print(`\n${drill.name}: ${drill.about}`);
  const failures: string[] = [];
  const place = await drillPlace();
  const interrupted = () => void place.end().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, interrupted);
  try {
    await drill.run(place, printing(print, failures));
  } catch (error) {
    if (error instanceof MissingTool) {
      print(`  ! ${error.message}`);
      return 'not run';
    }
    print(`  ✗ ${error instanceof Error ? error.stack : error}`);
    failures.push('the drill failed');
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await place.end();
  }
  return failures.length > 0 ? 'broke' : 'held';
}
