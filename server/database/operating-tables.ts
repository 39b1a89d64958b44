import type { Generated } from 'kysely';
import type { BrowserReportKind } from '../../contract/browser-reports.ts';

/** What browsers reported by themselves, the same things together. */
interface BrowserReportTable {
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
interface GivenUpJobDayTable {
  day: string;
  kind: string;
  count: number;
}

/** The last fetch of the street map that was started in the back office. */
export interface StreetMapFetchTable {
  only_one: Generated<boolean>;
  started_at: Date;
  progress_at: Date;
  done_bytes: Generated<number>;
  total_bytes: number | null;
  ended_at: Date | null;
  problem: string | null;
}

/** While there is the row, the site is in maintenance mode. */
interface MaintenanceTable {
  only_one: Generated<boolean>;
  since: Date;
}

/** The tables with which the site is operated. */
export interface OperatingTables {
  browser_report: BrowserReportTable;
  maintenance: MaintenanceTable;
  street_map_fetch: StreetMapFetchTable;
  given_up_job_day: GivenUpJobDayTable;
}
