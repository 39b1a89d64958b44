import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Either, Lang } from '../../contract/locales.ts';
import type { ReviewTemplate } from '../../contract/reasons.ts';
import type { ReviewReportReason, ReviewStatus } from '../../contract/review-values.ts';
import type { Created, Maybe, Moment, Updated } from './column-types.ts';

/* Reviews of businesses and members, with replies, votes and reports. */

/** A submitted review, as stored. */
export interface ReviewBody {
  stars: number;
  cameFor: Either[];
  /** The first day of the month. */
  visited: string;
  text: string;
  lang: Lang;
  media: readonly number[];
  /** For a review of a member: the conversation in which the two were in touch. */
  conversationId?: number;
}

export interface ReviewTable {
  id: Generated<number>;
  /** The reviewed business; null for a review of a member. */
  listing_id: Maybe<number>;
  /** The reviewed member; null for a review of a business. */
  member_id: Maybe<number>;
  conversation_id: Maybe<number>;
  author_id: number;
  status: Generated<ReviewStatus>;
  stars: number;
  came_for: JSONColumnType<Either[]>;
  visited: ColumnType<string, string, string>;
  text: string;
  lang: Lang;
  media_ids: Generated<readonly number[]>;
  photos: ColumnType<boolean, never, never>;
  change: ColumnType<ReviewBody | null, string | null | undefined, string | null>;
  change_media_ids: Generated<readonly number[]>;
  weight: Generated<number>;
  helpful: Generated<number>;
  wording: Buffer;
  network: Maybe<Buffer>;
  created_at: Created;
  sent_at: Updated;
  published_at: Moment;
  edited_at: Moment;
  decided_at: Moment;
  decided_by: Maybe<number>;
  template: Maybe<ReviewTemplate>;
  reason: Maybe<string>;
  answer: Maybe<string>;
  answer_lang: Maybe<Lang>;
  answer_network: Maybe<Buffer>;
  answered_at: Moment;
  answer_edited_at: Moment;
}

export interface ReviewVersionTable {
  id: Generated<number>;
  review_id: number;
  body: JSONColumnType<ReviewBody>;
  status: ReviewStatus;
  created_at: Created;
}

/** A decision that can still be undone. */
export interface OpenReviewDecisionTable {
  id: Generated<number>;
  review_id: number;
  actor_id: number;
  act: 'approve' | 'reject' | 'remove' | 'dismiss';
  is_change: boolean;
  before: JSONColumnType<object>;
  after: JSONColumnType<object>;
  version_id: Maybe<number>;
  froze: boolean;
  decided_at: Date;
  undo_until: Date;
}

export interface ReviewVoteTable {
  review_id: number;
  user_id: number;
  created_at: Created;
}

export interface ReviewReportTable {
  id: Generated<number>;
  review_id: number;
  reason: ReviewReportReason;
  text: string | null;
  lang: Lang;
  reporter_id: number | null;
  reporter_hash: Buffer | null;
  status: Generated<'open' | 'dismissed' | 'upheld'>;
  created_at: Created;
  decided_at: Moment;
  decided_by: Maybe<number>;
}

export interface ReviewTallyTable {
  listing_id: number;
  stars: number;
  lang: Lang;
  photos: boolean;
  n: number;
  weight: number;
}

export interface ReviewPurposeTable {
  listing_id: number;
  purpose: JSONColumnType<Either>;
  n: number;
}

export interface MemberReviewFreezeTable {
  member_id: number;
  since: Date;
  reviews: number;
}

export interface ReviewFreezeTable {
  listing_id: number;
  since: Date;
  reviews: number;
}
