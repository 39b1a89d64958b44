import type { Lang } from '../../contract/locales.ts';
import type { PageKind, VisitSource } from '../../contract/numbers.ts';

/* What is added up by days of the city's clock, as Kysely sees it. Triggers and batches write it. */

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
