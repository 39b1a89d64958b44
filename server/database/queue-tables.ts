import type { Generated, JSONColumnType } from 'kysely';
import type { Verdict } from '../../contract/decisions.ts';
import type { ReasonTemplate } from '../../contract/reasons.ts';
import type { Maybe } from './column-types.ts';

/* Tables of moderation. */

export interface QueueClaimTable {
  listing_id: number;
  user_id: number;
  until: Date;
}

export interface ListingRefusalTable {
  id: Generated<number>;
  listing_id: number;
  body: JSONColumnType<object>;
  template: Maybe<ReasonTemplate>;
  note: Maybe<string>;
  change_asked: boolean;
  decided_by: Maybe<number>;
  decided_at: Date;
  settled_at: Maybe<Date>;
}

export interface OpenDecisionTable {
  id: Generated<number>;
  batch: string;
  listing_id: number;
  revision_id: Maybe<number>;
  actor_id: Maybe<number>;
  verdict: Verdict;
  template: Maybe<ReasonTemplate>;
  note: Maybe<string>;
  field: Maybe<string>;
  before: JSONColumnType<object>;
  written_at: Date;
  decided_at: Date;
  undo_until: Date;
}
