import type { Generated, JSONColumnType } from 'kysely';
import type { Lang } from '../../contract/locales.ts';
import type {
  ClaimStatus,
  ClaimWay,
  ReportReason,
  ReportStatus,
} from '../../contract/managed-listing-values.ts';
import type { ClaimTemplate } from '../../contract/reasons.ts';
import type { Created, Maybe, Moment } from './column-types.ts';

/* Reports and claims of listings by visitors and members. */

export interface SecretTable {
  name: string;
  value: Buffer;
}

export interface ReportTable {
  id: Generated<number>;
  listing_id: number;
  reason: ReportReason;
  text: string | null;
  lang: Lang;
  reporter_id: number | null;
  reporter_hash: Buffer | null;
  status: Generated<ReportStatus>;
  created_at: Created;
  decided_at: Moment;
  decided_by: Maybe<number>;
}

export interface ClaimTable {
  id: Generated<number>;
  listing_id: number;
  user_id: number;
  who: string;
  way: ClaimWay;
  detail: string;
  media_id: number | null;
  status: Generated<ClaimStatus>;
  reason: Maybe<string>;
  template: Maybe<ClaimTemplate>;
  created_at: Created;
  decided_at: Moment;
  decided_by: Maybe<number>;
}

/** A directory business before it was claimed. */
export interface ListingBeforeClaimTable {
  listing_id: number;
  claimed_at: Date;
  verified: boolean;
  body: JSONColumnType<object>;
}
