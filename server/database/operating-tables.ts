import type { Generated } from 'kysely';
import type { BrowserReportKind } from '../../contract/browser-reports.ts';

/** Reports that browsers send automatically; identical ones share a row. */
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

/** The number of failed jobs of a kind on a day in the city's time zone. */
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

/** The site is in maintenance mode while this row exists. */
interface MaintenanceTable {
  only_one: Generated<boolean>;
  since: Date;
}

/** Tables for the operation of the site. */
export interface OperatingTables {
  browser_report: BrowserReportTable;
  maintenance: MaintenanceTable;
  street_map_fetch: StreetMapFetchTable;
  given_up_job_day: GivenUpJobDayTable;
}
