import type { Lang } from '../../contract/locales.ts';
import type { PageKind, VisitSource } from '../../contract/numbers.ts';

/* Daily statistics in the city's time zone, for Kysely. Triggers and batches write them. */

export interface PageViewDayTable {
  day: string;
  page: PageKind;
  lang: Lang;
  source: VisitSource;
  views: number;
}

export interface ActivityDayTable {
  day: string;
  what: string;
  kind: string;
  count: number;
}

export interface WaitingDayTable {
  day: string;
  kind: string;
  bucket: number;
  count: number;
}
