import type { Finding, Health } from '../../../contract/health.ts';
import type { Lang } from '../../../contract/locales.ts';
import { readBackups } from './backups.ts';
import { type CheckName, type CheckNeeds, checks, type Result } from './checks.ts';
import { type FigureNeeds, readFigures, readTroubles } from './figures.ts';
import { setMaintenance } from './maintenance.ts';
import { readMaintenance } from './maintenance-queries.ts';
import { checkWords } from './words.ts';

export type { CheckNeeds } from './checks.ts';
export { setMaintenance } from './maintenance.ts';
export { readMaintenance } from './maintenance-queries.ts';

/** A check that throws is a finding, too: the others run. */
async function found(name: CheckName, needs: CheckNeeds): Promise<Result> {
  try {
    return await checks[name](needs);
  } catch (error) {
    return ['fail', 'failed', { reason: (error as Error).message.split('\n')[0] ?? '' }];
  }
}

/**
 * The findings of every check in order, as text. Checks run concurrently; the slowest waits 5 s for the mail
 * server.
 */
export async function examine(needs: CheckNeeds, lang: Lang): Promise<Finding[]> {
  const names = Object.keys(checks) as CheckName[];
  return Promise.all(
    names.map(async (name) => {
      const [level, message, values] = await found(name, needs);
      return {
        name,
        label: checkWords(`name.${name}`, lang),
        level,
        text: checkWords(message, lang, values),
      };
    }),
  );
}

export interface SiteHealthNeeds extends CheckNeeds, FigureNeeds {
  now: () => Date;
}

/** The state of the site: findings of checks, the latest metrics, reports of browsers. */
export function createSiteHealth({ now, ...needs }: SiteHealthNeeds) {
  return {
    async read(lang: Lang): Promise<Health> {
      const [findings, figures, backups, reports, since] = await Promise.all([
        examine(needs, lang),
        readFigures(needs),
        readBackups(needs.backups, now()),
        needs.browserReports.list(),
        readMaintenance(needs.db),
      ]);
      const maintenance = presentMaintenance(since);
      return { at: now().toISOString(), maintenance, findings, figures, backups, reports };
    },
    /** Recent failures that require an operator. */
    troubles: () => readTroubles(needs),
    async setMaintenance(isOn: boolean, actorId: number) {
      return presentMaintenance(await setMaintenance(needs.db, isOn, { actorId }, now()));
    },
  };
}
const presentMaintenance = (since: Date | null | undefined) => ({ since: since?.toISOString() ?? null });
export type SiteHealth = ReturnType<typeof createSiteHealth>;
