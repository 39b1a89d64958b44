import type { Generated } from 'kysely';
import type { BrowserReportKind } from '../../contract/browser-reports.ts';

/** What browsers reported by themselves, the same things together. */
export interface BrowserReportTable {
  id: Generated<number>;
  kind: BrowserReportKind;
  fingerprint: Buffer;
  what: string;
  source: string | null;
  page: string;
  seen: Generated<number>;
  first_at: Date;
  last_at: Date;
}

/** How many jobs of a kind were given up on a day of the city's clock. */
export interface GivenUpJobDayTable {
  day: string;
  kind: string;
  count: number;
}

/** While there is the row, the site is in maintenance mode. */
export interface MaintenanceTable {
  only_one: Generated<boolean>;
  since: Date;
}
