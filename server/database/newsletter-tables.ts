import type { Generated, JSONColumnType } from 'kysely';
import type { Both, Lang } from '../../contract/locales.ts';
import type { IssueState } from '../../contract/newsletter-issues.ts';
import type { Created, Maybe, Moment, Updated } from './column-types.ts';

/* Tables of newsletter issues. */

export interface NewsletterIssueTable {
  id: Generated<number>;
  status: Generated<IssueState>;
  langs: readonly Lang[];
  subject: JSONColumnType<Both>;
  body: JSONColumnType<Both>;
  version: Generated<number>;
  author_id: Maybe<number>;
  created_at: Created;
  updated_at: Updated;
  started_at: Moment;
  ended_at: Moment;
  worked_at: Moment;
  trouble_at: Moment;
  receivers: Generated<number>;
  sent: Generated<number>;
  refused: Generated<number>;
  skipped: Generated<number>;
  unsure: Generated<number>;
}

export interface NewsletterMailTable {
  issue_id: number;
  subscription_id: number;
  taken_at: Moment;
}
