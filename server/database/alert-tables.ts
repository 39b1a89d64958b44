import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AlertFrequency, SavedEvent } from '../../contract/alert-values.ts';
import type { ListingKind } from '../../contract/categories.ts';
import type { Lang } from '../../contract/locales.ts';
import type { DismissalReason } from '../../contract/matches.ts';
import type { Created, Day, Maybe, Moment } from './column-types.ts';

/* Alerts, their matches, and saved items of members, for Kysely. */

/** Recipients of alerts: a member, or an address without an account. */
export interface AlertReaderTable {
  id: Generated<number>;
  user_id: Maybe<number>;
  email: Maybe<string>;
  /** A browser without an account. */
  push_id: Maybe<number>;
  lang: Generated<Lang>;
  mailed_at: Moment;
  created_at: Created;
  token: Generated<string>;
  tells_saved: Generated<boolean>;
  saved_due_at: Moment;
}

export interface SavedItemTable {
  user_id: number;
  kind: 'business' | 'product' | 'rent' | 'job' | 'event' | 'blog';
  listing_id: number | null;
  content_id: number | null;
  created_at: Created;
  /** The price of an offer when it was saved. */
  price_cents: Maybe<number>;
}

/** An event of a saved post. */
export interface SavedNewsTable {
  reader_id: number;
  listing_id: number;
  event: SavedEvent;
  was_cents: Maybe<number>;
  now_cents: Maybe<number>;
  day: Day;
  noted_at: Created;
  sent_at: Moment;
}

export interface AlertTable {
  id: Generated<number>;
  reader_id: number;
  kind: Maybe<ListingKind>;
  query: JSONColumnType<Record<string, string>>;
  path: string;
  frequency: AlertFrequency;
  token: Generated<string>;
  paused: Generated<boolean>;
  created_at: Created;
  confirmed_at: Moment;
  removed_at: Moment;
  understood_at: Moment;
  due_at: Moment;
  last_sent_at: Moment;
  /** The wanted post that the alert belongs to. */
  wanted_id: Maybe<number>;
  /** The version of that post that the query was derived from. */
  wanted_at: Moment;
}

/** The query of an alert for posts of one kind. */
export interface AlertInterestTable {
  alert_id: number;
  kind: ListingKind;
  category_id: Generated<number>;
  place_id: Generated<number>;
  price_min: Maybe<number>;
  price_max: Maybe<number>;
  near_x: Maybe<number>;
  near_y: Maybe<number>;
  near_radius: Maybe<number>;
  /** The text of a `tsquery`. */
  words: Maybe<string>;
  leads: Maybe<string[]>;
  fields: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

export interface AlertMatchTable {
  alert_id: number;
  listing_id: number;
  found_at: Created;
  sent_at: Moment;
}

export interface AlertPostTable {
  id: Generated<number>;
  listing_id: number;
  logged_at: Created;
  was_published: Generated<boolean>;
  was_price: Maybe<number>;
  was_category_ids: Maybe<number[]>;
  was_place_ids: Maybe<number[]>;
  was_position: Maybe<string>;
  was_vector: Maybe<string>;
}

export interface AlertLinkTable {
  hash: Buffer;
  reader_id: number;
  alert_id: Maybe<number>;
  /** The address to which opening it moves the alerts. */
  new_email: Maybe<string>;
  expires_at: Date;
}

/** An offer that is hidden from the owner of a wanted post. */
export interface MatchDismissalTable {
  wanted_id: number;
  offer_id: number;
  reason: Maybe<DismissalReason>;
  created_at: Created;
}
