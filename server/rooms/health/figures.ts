import { listingKinds } from '../../../contract/categories.ts';
import type { HealthFigures } from '../../../contract/health.ts';
import { lastBackup } from '../../backup/last-backup.ts';
import type { BackupRepository } from '../../backup/repository.ts';
import type { Db } from '../../database/connect.ts';
import { mailJob } from '../../mail/mailer.ts';
import { readQueueDepth } from '../../queue/depth.ts';
import { readGivenUp } from '../../queue/given-up.ts';
import type { SearchEngine } from '../../search-engine/search-engine.ts';
import type { BrowserReports } from '../browser-reports/service.ts';

export interface FigureNeeds {
  db: Db;
  /** The place of daily backups; undefined if the site makes none. */
  backups: BackupRepository | undefined;
  searchEngine: SearchEngine | undefined;
  browserReports: BrowserReports;
}

/** The latest metrics of the site that its checks do not include. */
export async function readFigures({
  db,
  backups,
  searchEngine,
  browserReports,
}: FigureNeeds): Promise<HealthFigures> {
  const [depths = [], backup, recent] = await Promise.all([
    readQueueDepth(db),
    backups && lastBackup(backups, new Date()).catch(() => undefined),
    browserReports.recent(),
  ]);
  const mails = depths.find(({ kind }) => kind === mailJob.name);
  const sizes = listingKinds.map((kind) => searchEngine?.index(kind)?.size ?? 0);
  return {
    jobsDue: depths.reduce((sum, { due }) => sum + due, 0),
    oldestSeconds: Math.max(0, ...depths.map(({ oldestSeconds }) => oldestSeconds)),
    mailsWaiting: (mails?.due ?? 0) + (mails?.scheduled ?? 0),
    lastBackup: backup?.at?.toISOString() ?? null,
    indexed: searchEngine ? sizes.reduce((sum, size) => sum + size, 0) : null,
    errors: recent.error,
    violations: recent.policy,
  };
}

/** A job that has been ready for this long is late. */
const lateSeconds = 300;

/** Recent failures that require an operator, with their counts. */
export async function readTroubles({ db, browserReports }: Pick<FigureNeeds, 'db' | 'browserReports'>) {
  const [depths = [], givenUp, recent] = await Promise.all([
    readQueueDepth(db),
    readGivenUp(db),
    browserReports.recent(),
  ]);
  const late = depths.filter(({ oldestSeconds }) => oldestSeconds > lateSeconds);
  const sum = (rows: readonly { kind: string; count: number }[], isMail: boolean) =>
    rows.reduce((all, { kind, count }) => ((kind === mailJob.name) === isMail ? all + count : all), 0);
  return {
    mailsGivenUp: sum(givenUp, true),
    jobsGivenUp: sum(givenUp, false),
    mailsRetried: depths.find(({ kind }) => kind === mailJob.name)?.retried ?? 0,
    jobsLate: late.reduce((all, { due }) => all + due, 0),
    browserErrors: recent.error,
  };
}
