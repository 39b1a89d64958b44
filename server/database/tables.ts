import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Hand } from '../../contract/audit.ts';
import type { CategoryType, ListingKind, ListingStatus } from '../../contract/categories.ts';
import type { Lang } from '../../contract/locales.ts';
import type { ClosedAs } from '../../contract/my-posts.ts';
import type { PictureRole } from '../../contract/pictures.ts';
import type { PlaceKind } from '../../contract/places.ts';
import type { ReasonTemplate, TakeDownTemplate } from '../../contract/reasons.ts';
import type { AccountTables } from './account-tables.ts';
import type {
  AlertInterestTable,
  AlertLinkTable,
  AlertMatchTable,
  AlertPostTable,
  AlertReaderTable,
  AlertTable,
  MatchDismissalTable,
  SavedItemTable,
  SavedNewsTable,
} from './alert-tables.ts';
import type { Created, Maybe, Moment, Updated, Vector } from './column-types.ts';
import type { ContactAnswerTable, ContactMessageTable } from './contact-tables.ts';
import type {
  ConversationReportTable,
  ConversationSideTable,
  ConversationTable,
  HeldMessageTable,
  InboxTable,
  MemberBlockTable,
  MessageTable,
} from './conversation-tables.ts';
import type { DetailTables } from './detail-tables.ts';
import type { CategoryRedirectTable, ContentDraftTable, SettingDraftTable } from './editing-tables.ts';
import type { NewsletterIssueTable, NewsletterMailTable } from './newsletter-tables.ts';
import type { ActivityDayTable, PageViewDayTable, WaitingDayTable } from './number-tables.ts';
import type { OperatingTables } from './operating-tables.ts';
import type { PlaceOutlineTable, StateTable } from './place-tables.ts';
import type { ShortAddressScanTable, ShortAddressTable } from './poster-tables.ts';
import type { ListingRefusalTable, OpenDecisionTable, QueueClaimTable } from './queue-tables.ts';
import type { ReleaseFileTable, ReleaseTable } from './release-tables.ts';
import type { ClaimTable, ListingBeforeClaimTable, ReportTable, SecretTable } from './report-tables.ts';
import type {
  MemberReviewFreezeTable,
  OpenReviewDecisionTable,
  ReviewFreezeTable,
  ReviewPurposeTable,
  ReviewReportTable,
  ReviewTable,
  ReviewTallyTable,
  ReviewVersionTable,
  ReviewVoteTable,
} from './review-tables.ts';
import type {
  BaseConceptTable,
  ConceptTable,
  ListingChangeHorizonTable,
  ListingChangeTable,
  ListingCountChangeTable,
  ListingCountFoldTable,
  ListingCountTable,
  ReindexingTable,
  SearchCountTable,
  SearchIndexFileTable,
  SearchNameTable,
  SearchWordTable,
} from './search-tables.ts';
import type {
  AdvertisementDayTable,
  AdvertisementTable,
  ContentSlugTable,
  ContentTable,
} from './site-tables.ts';
import type {
  TransferItemTable,
  TransferMappingTable,
  TransferProblemTable,
  TransferTable,
} from './transfer-tables.ts';
import type { GlossaryProposalTable, GlossaryTermTable, TranslationTable } from './translation-tables.ts';

export type { BusinessTable, EventTable, JobTable, ProductTable, RentalTable } from './detail-tables.ts';
export type { StateTable } from './place-tables.ts';
export type { ConceptTable } from './search-tables.ts';

/* The tables for Kysely. The migrations are authoritative; a test compares the two. */

export interface PlaceTable {
  id: Generated<number>;
  slug: string;
  kind: PlaceKind;
  state_code: string;
  parent_id: number | null;
  name_en: string;
  name_ar: string;
  lat: number;
  lng: number;
  position: Generated<number>;
}

export interface CategoryTable {
  id: Generated<number>;
  slug: string;
  type: CategoryType;
  parent_id: number | null;
  name_en: string;
  name_ar: string;
  icon: string;
  synonyms: readonly string[];
  position: Generated<number>;
}

export interface MediaVariant {
  key: string;
  width: number;
  type: string;
  /** Of upright pictures: see `focusOf`. */
  focus?: number;
}

export interface MediaTable {
  id: Generated<number>;
  owner_id: number | null;
  key: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string | null;
  variants: JSONColumnType<MediaVariant[]>;
  created_at: Created;
  /** 64 bits, more than a number holds: decimal text. */
  dhash: Maybe<string>;
}

export interface ListingTable {
  id: Generated<number>;
  kind: ListingKind;
  status: Generated<ListingStatus>;
  owner_id: number | null;
  lang: Generated<Lang>;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  category_id: number;
  category_ids: number[];
  place_id: number;
  place_ids: number[];
  street: string | null;
  zip: string | null;
  lat: number | null;
  lng: number | null;
  position: ColumnType<string | null, never, never>;
  phone: string | null;
  email: string | null;
  price_cents: number | null;
  anonymous: Generated<boolean>;
  verified: Generated<boolean>;
  boost: Generated<number>;
  views: Generated<number>;
  contact_clicks: Generated<number>;
  source: string | null;
  source_key: string | null;
  source_hash: string | null;
  search_title: Generated<string>;
  search_vector: Vector;
  sort_en: Generated<string>;
  sort_ar: Generated<string>;
  created_at: Created;
  updated_at: Updated;
  published_at: Moment;
  expires_at: Moment;
  reject_reason: Maybe<string>;
  closed_as: Maybe<ClosedAs>;
  reserved: Generated<boolean>;
  reminded_at: Moment;
  submitted_at: Updated;
  removed_at: Moment;
  status_before_removal: Maybe<ListingStatus>;
  status_before_ban: Maybe<ListingStatus>;
  reject_template: Maybe<ReasonTemplate>;
  reject_field: Maybe<string>;
  change_asked: Generated<boolean>;
  taken_down_at: Moment;
  taken_down_from: Maybe<'published' | 'expired' | 'closed'>;
  /** Retained, with the template, while the post is pending again after an edit. */
  take_down_reason: Maybe<string>;
  take_down_template: Maybe<TakeDownTemplate>;
  /** Stored beside the price, for the indexes that sort by it: whether the post is a wanted post. */
  wanted: Generated<boolean>;
  /** As in the details of a rental. */
  bedrooms: Maybe<number>;
  /** Of published reviews; triggers maintain these three. */
  review_count: Generated<number>;
  /** To one decimal; null below five reviews. */
  rating: Maybe<number>;
  rating_rank: Generated<number>;
}

export interface RenewalLinkTable {
  hash: Buffer;
  listing_id: number;
  created_at: Date;
  used_at: Moment;
}

export interface ListingRevisionTable {
  id: Generated<number>;
  listing_id: number;
  author_id: number | null;
  status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>;
  body: JSONColumnType<Record<string, unknown>>;
  media_ids: Generated<number[]>;
  reason: Maybe<string>;
  created_at: Created;
  decided_at: Moment;
  decided_by: Maybe<number>;
  template: Maybe<ReasonTemplate>;
  field: Maybe<string>;
  change_asked: Generated<boolean>;
}

export interface PostingTable {
  id: Generated<number>;
  user_id: number;
  idempotency_key: string | null;
  fingerprint: Buffer;
  /** Null if the post is deleted. */
  listing_id: number | null;
  is_double: Generated<boolean>;
  created_at: Created;
}

export interface ListingMediaTable {
  listing_id: number;
  role: PictureRole;
  position: number;
  media_id: number;
  alt_en: string | null;
  alt_ar: string | null;
}

export interface SettingTable {
  key: string;
  value: JSONColumnType<object>;
  updated_at: Updated;
}

export interface SubscriptionTable {
  id: Generated<number>;
  email: string;
  lang: Generated<Lang>;
  confirmed_at: Moment;
  unsubscribed_at: Moment;
  created_at: Created;
  token: Generated<string>;
  asked_at: Moment;
  bounces: Generated<number>;
  bounced_at: Moment;
}

export interface PushSubscriptionTable {
  id: Generated<number>;
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: Generated<Lang>;
  news: Generated<boolean>;
  /** Of the session's member. */
  messages: Generated<boolean>;
  alerts: Generated<boolean>;
  session_id: Maybe<number>;
  created_at: Created;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Created;
  actor_id: number | null;
  hand: Generated<Hand>;
  action: string;
  subject: string;
  subject_id: string | null;
  before: JSONColumnType<object | null, string | null, never>;
  after: JSONColumnType<object | null, string | null, never>;
}

export interface VersionTable {
  id: Generated<number>;
  subject: string;
  subject_id: string;
  body: JSONColumnType<object>;
  actor_id: number | null;
  created_at: Created;
}

export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface Tables extends AccountTables, DetailTables, OperatingTables {
  state: StateTable;
  place: PlaceTable;
  place_outline: PlaceOutlineTable;
  short_address: ShortAddressTable;
  short_address_scan: ShortAddressScanTable;
  category: CategoryTable;
  category_redirect: CategoryRedirectTable;
  concept: ConceptTable;
  base_concept: BaseConceptTable;
  media: MediaTable;
  listing: ListingTable;
  listing_revision: ListingRevisionTable;
  translation: TranslationTable;
  glossary_term: GlossaryTermTable;
  glossary_proposal: GlossaryProposalTable;
  renewal_link: RenewalLinkTable;
  queue_claim: QueueClaimTable;
  open_decision: OpenDecisionTable;
  open_review_decision: OpenReviewDecisionTable;
  listing_refusal: ListingRefusalTable;
  posting: PostingTable;
  listing_media: ListingMediaTable;
  listing_count: ListingCountTable;
  listing_change: ListingChangeTable;
  listing_change_horizon: ListingChangeHorizonTable;
  search_index_file: SearchIndexFileTable;
  listing_count_change: ListingCountChangeTable;
  listing_count_fold: ListingCountFoldTable;
  advertisement: AdvertisementTable;
  advertisement_day: AdvertisementDayTable;
  content: ContentTable;
  content_slug: ContentSlugTable;
  content_draft: ContentDraftTable;
  setting_draft: SettingDraftTable;
  saved_item: SavedItemTable;
  alert: AlertTable;
  alert_reader: AlertReaderTable;
  alert_interest: AlertInterestTable;
  alert_match: AlertMatchTable;
  alert_post: AlertPostTable;
  match_dismissal: MatchDismissalTable;
  alert_link: AlertLinkTable;
  saved_news: SavedNewsTable;
  setting: SettingTable;
  subscription: SubscriptionTable;
  newsletter_issue: NewsletterIssueTable;
  newsletter_mail: NewsletterMailTable;
  page_view_day: PageViewDayTable;
  activity_day: ActivityDayTable;
  waiting_day: WaitingDayTable;
  push_subscription: PushSubscriptionTable;
  contact_message: ContactMessageTable;
  contact_answer: ContactAnswerTable;
  audit_log: AuditLogTable;
  version: VersionTable;
  rate_limit: RateLimitTable;
  release: ReleaseTable;
  release_file: ReleaseFileTable;
  reindexing: ReindexingTable;
  search_name: SearchNameTable;
  search_word: SearchWordTable;
  search_count: SearchCountTable;
  secret: SecretTable;
  report: ReportTable;
  conversation: ConversationTable;
  conversation_report: ConversationReportTable;
  conversation_side: ConversationSideTable;
  message: MessageTable;
  held_message: HeldMessageTable;
  inbox: InboxTable;
  member_block: MemberBlockTable;
  claim: ClaimTable;
  listing_before_claim: ListingBeforeClaimTable;
  review: ReviewTable;
  review_version: ReviewVersionTable;
  review_vote: ReviewVoteTable;
  review_report: ReviewReportTable;
  review_tally: ReviewTallyTable;
  review_purpose: ReviewPurposeTable;
  review_freeze: ReviewFreezeTable;
  member_review_freeze: MemberReviewFreezeTable;
  transfer: TransferTable;
  transfer_mapping: TransferMappingTable;
  transfer_item: TransferItemTable;
  transfer_problem: TransferProblemTable;
}
