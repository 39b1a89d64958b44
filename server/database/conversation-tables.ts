import type { Generated, JSONColumnType } from 'kysely';
import type { ConversationReportReason } from '../../contract/conversation-reports.ts';
import type { ConversationSide } from '../../contract/conversations.ts';
import type { Lang } from '../../contract/locales.ts';
import type { ReportStatus } from '../../contract/managed-listing-values.ts';
import type { Created, Maybe, Moment } from './column-types.ts';

/* Conversations between members about posts. */

export interface ConversationTable {
  id: Generated<number>;
  /** Null if the post is deleted. */
  listing_id: number | null;
  kind: 'product' | 'rental' | 'job' | 'event';
  /** The title of the post when the conversation began. */
  title_en: string | null;
  title_ar: string | null;
  is_anonymous: boolean;
  /** Null if the account is deleted. */
  owner_id: number | null;
  member_id: number | null;
  created_at: Created;
}

/** The state of a conversation for one of its sides; deleted with the account. */
export interface ConversationSideTable {
  conversation_id: number;
  side: ConversationSide;
  user_id: number;
  unread: Generated<number>;
  read_to: Generated<number>;
  /** The read position that the other side may see. */
  seen_to: Generated<number>;
  is_muted: Generated<boolean>;
  is_archived: Generated<boolean>;
  /** Whether it received a message that its recipient is warned of; null if that is not evaluated yet. */
  is_warned: Generated<boolean | null>;
  last_message_id: Maybe<number>;
  last_at: Date;
  /** The member's inbox change in which this conversation changed last. */
  change: Generated<number>;
  /** When an email about unread messages is due; null once it is sent. */
  mail_due_at: Moment;
}

export interface MessageTable {
  id: Generated<number>;
  conversation_id: number;
  side: ConversationSide;
  sender_id: number | null;
  client_id: string;
  kind: Generated<'text' | 'phone'>;
  text: string;
  media_ids: Generated<number[]>;
  /** E.164, for a message that shares a phone number; null again once it is withdrawn. */
  phone: Maybe<string>;
  withdrawn_at: Moment;
  /** A digest of the normalized text, to detect copies; null for short texts. */
  text_key: Buffer | null;
  created_at: Created;
}

/** A message with a text that was written to many: its sender sees it, and moderators do. */
export interface HeldMessageTable {
  id: Generated<number>;
  conversation_id: number;
  side: ConversationSide;
  sender_id: number;
  client_id: string;
  text: string;
  media_ids: Generated<number[]>;
  text_key: Buffer;
  status: Generated<'waiting' | 'passed' | 'refused'>;
  created_at: Created;
  decided_at: Moment;
  decided_by: Maybe<number>;
}

export interface InboxTable {
  user_id: number;
  /** The number of changes of all of a member's conversations, in commit order. */
  changes: Generated<number>;
  shows_seen: Generated<boolean>;
  mails_unread: Generated<boolean>;
}

export interface MemberBlockTable {
  conversation_id: number;
  blocker_id: number;
  blocked_id: number;
  /** In all conversations of the two members; the owner of an anonymous post is blocked in this one. */
  is_everywhere: boolean;
  created_at: Created;
}

/** A message in a report of its conversation. */
export interface ReportedMessage {
  side: ConversationSide;
  text: string;
  /** It shared a phone number, which is not stored here. Absent from older reports. */
  phone?: boolean;
  media?: number[];
  at: string;
}

export interface ConversationReportTable {
  id: Generated<number>;
  conversation_id: number;
  side: ConversationSide;
  reporter_id: number | null;
  reported_id: number | null;
  reason: ConversationReportReason;
  text: string | null;
  lang: Lang;
  excerpt: JSONColumnType<ReportedMessage[]>;
  status: Generated<ReportStatus>;
  created_at: Created;
  decided_at: Moment;
  decided_by: Maybe<number>;
}
