import type { SavedEvent } from '../../contract/alert-values.ts';
import type { AlertAbout } from '../../contract/alerts.ts';
import type { Lang } from '../../contract/locales.ts';
import type { ReviewSubjectKind } from '../../contract/review-values.ts';
import type { Db } from '../database/connect.ts';

/** Saved posts with the same change, with prices in US cents, and the number of further ones. */
export interface SavedNews {
  event: SavedEvent;
  /** `wasCents` accompanies a lower price, `day` (`2027-02-08`) an approaching date. */
  posts: { title: string; wasCents: number | null; cents: number | null; day: string | null }[];
  more: number;
}

/** The emails that the site sends, and the values of each besides its texts. Links are absolute. */
export type Letter =
  | { kind: 'confirm-address'; name: string; link: string }
  /** The link has the same effect as the code. */
  | { kind: 'reset-code'; name: string; code: string; link: string }
  | { kind: 'password-changed'; name: string }
  /** Sent to the new address, which is not the account's yet. */
  | { kind: 'confirm-new-address'; name: string; link: string }
  /** Sent to both the old and the new address. */
  | { kind: 'address-changed'; name: string; oldEmail: string; newEmail: string }
  | { kind: 'account-deleted'; name: string }
  /** `device` is browser and operating system, if known. */
  | { kind: 'new-device'; name: string; device: string; at: string }
  | { kind: 'second-factor-changed'; name: string; isOn: boolean }
  | { kind: 'recovery-codes-changed'; name: string }
  /** `passkey` is the name that its owner gave it. */
  | { kind: 'passkey-added'; name: string; passkey: string }
  | { kind: 'passkey-removed'; name: string; passkey: string }
  /** `provider` is a brand. */
  | { kind: 'identity-linked'; name: string; provider: string }
  | { kind: 'identity-unlinked'; name: string; provider: string }
  /** A post that is about to expire: `title` is the poster's text, `until` the moment of expiry. */
  | { kind: 'still-available'; name: string; title: string; until: string; link: string }
  /** An expired post. The link renews it or, if that is not possible, leads to the poster's posts. */
  | { kind: 'post-expired'; name: string; title: string; canRenew: boolean; link: string }
  /** A moderator approved a new post or a revision. The link leads to its page. */
  | { kind: 'post-approved'; name: string; title: string; isChange: boolean; link: string }
  /** A moderator rejected it, for this reason. The link leads to the poster's own posts. */
  | { kind: 'post-rejected'; name: string; title: string; isChange: boolean; reason: string; link: string }
  /**
   * The matches of alerts, each with some titles and the number of further ones, and changes of saved posts. Either
   * may be empty. Recipients without an account have no name and no saved posts.
   */
  | {
      kind: 'alert-matches';
      name?: string;
      finds: { about: AlertAbout; titles: string[]; more: number }[];
      saved: SavedNews[];
      link: string;
      leaveLink: string;
    }
  /** Unread messages about posts: the senders, unless anonymous, and the number of further conversations. */
  | {
      kind: 'unread-messages';
      name: string;
      threads: { title: string; from: string | null }[];
      more: number;
      link: string;
      leaveLink: string;
    }
  /** A seat of an event became free for the member, who had waited for it; `at` is its start. */
  | { kind: 'seat-free'; name: string; title: string; at: string; link: string }
  /** An event begins soon, at `at`. */
  | { kind: 'event-reminder'; name: string; subject: string; venue: string | null; at: string; link: string }
  /** The event of an attendee was canceled, closed or deleted, or takes place at another time, `at`. */
  | {
      kind: 'event-canceled' | 'event-closed' | 'event-moved';
      name: string;
      subject: string;
      at: string;
      link: string;
    }
  /** The event of an attendee goes on, but no longer on these days of theirs. */
  | { kind: 'event-days-dropped'; name: string; subject: string; days: string[]; link: string }
  /** The same as for attendees, to a member with a reminder; `leaveLink` leads to where it can be ended. */
  | {
      kind: 'reminded-event-canceled' | 'reminded-event-moved';
      name: string;
      subject: string;
      at: string;
      link: string;
      leaveLink: string;
    }
  | { kind: 'reminded-event-closed'; name: string; subject: string; at: string; link: string }
  /** An alert was created for an address, which the link confirms. */
  | { kind: 'confirm-alert'; about: AlertAbout; link: string }
  /** The link leads to the alerts of the address. */
  | { kind: 'manage-alerts'; link: string }
  /** The link moves alerts to the address that receives this. */
  | { kind: 'confirm-alert-address'; link: string }
  /** To the former address: its alerts were moved to another one. */
  | { kind: 'alert-address-changed' }
  /** The account is banned, for this reason. The link leads to a page to contact the team. */
  | { kind: 'account-closed'; name: string; reason: string; link: string }
  /** The ban is lifted. The link leads to the sign-in. */
  | { kind: 'account-reopened'; name: string; link: string }
  /** A moderator returned the post for changes. As above. */
  | {
      kind: 'post-change-asked';
      name: string;
      title: string;
      isChange: boolean;
      reason: string;
      link: string;
    }
  /** The team took a post down, for this reason. The link leads to the poster's own posts. */
  | { kind: 'post-taken-down'; name: string; title: string; reason: string; link: string }
  /** The post was restored. The link leads to its page. */
  | { kind: 'post-put-back'; name: string; title: string; link: string }
  /** A claim was approved: the business is the member's. The link leads to their businesses. */
  | { kind: 'claim-approved'; name: string; title: string; link: string }
  /** A claim was rejected; without a reason, another one was approved. The link leads to the business's page. */
  | { kind: 'claim-rejected'; name: string; title: string; reason: string | null; link: string }
  /** A review of a business or a member, or an edit of one, is published. The link leads to it. */
  | { kind: 'review-approved'; of: ReviewSubjectKind; name: string; title: string; link: string }
  /** The review was rejected, for this reason. The link leads to the form that edits it. */
  | {
      kind: 'review-rejected';
      of: ReviewSubjectKind;
      name: string;
      title: string;
      isChange: boolean;
      reason: string;
      link: string;
    }
  /** A published review was removed, for this reason. The link leads to a page where its author may object. */
  | {
      kind: 'review-removed';
      of: ReviewSubjectKind;
      name: string;
      title: string;
      reason: string;
      link: string;
    }
  /** The owner of the business replied to the review. */
  | { kind: 'review-answered'; name: string; title: string; link: string; leaveLink: string }
  /** To the owner: the business has a new review. */
  | { kind: 'review-received'; name: string; title: string; link: string; leaveLink: string }
  /** The same for members: `title` is their public name. */
  | { kind: 'member-review-answered'; name: string; title: string; link: string; leaveLink: string }
  | { kind: 'member-review-received'; name: string; title: string; link: string; leaveLink: string }
  /** The team replies to `quoted`, which was sent at `at`; the link leads to the contact form. */
  | {
      kind: 'contact-answer';
      name: string;
      subject: string;
      body: string;
      quoted: string;
      at: string;
      link: string;
    }
  /**
   * Unread messages of one conversation, in an email that accepts replies: the sender, null for the owner of an
   * anonymous post, and the texts; a message without text consists of photos.
   */
  | {
      kind: 'answerable-messages';
      name: string;
      title: string;
      from: string | null;
      messages: (string | null)[];
      link: string;
      leaveLink: string;
    }
  /** A reply by email was not delivered, for this reason. The link leads to the conversation. */
  | { kind: 'reply-failed'; name: string; reason: ReplyFailure; link: string }
  /** `leaveLink` leads to a page; for mail programs see `oneClickLeave`. */
  | { kind: 'confirm-subscription'; link: string; leaveLink: string }
  /** An issue of the newsletter: `html` is the editor's text, sanitized. */
  | { kind: 'issue'; subject: string; html: string; leaveLink: string };

/** Why a reply by email did not become a message. */
export const replyFailures = ['expired', 'empty', 'too_long', 'closed', 'same_text', 'too_many'] as const;
export type ReplyFailure = (typeof replyFailures)[number];

/** A letter with its recipient and language. */
export interface Mail {
  to: string;
  lang: Lang;
  letter: Letter;
  /** For mailing lists: the URL that unsubscribes by one POST, named in the headers (RFC 8058). */
  oneClickLeave?: string;
  /** The address for replies; without it, replies are not read. */
  replyTo?: string;
}

export interface Mailer {
  /**
   * Queues an email. Within a transaction, it is sent if and only if that commits; delivery is retried for hours
   * while the mail server is unavailable.
   */
  send(db: Db, mail: Mail): Promise<void>;
}

/** A letter as its recipient sees it. */
export interface LetterPreview {
  subject: string;
  html: string;
  text: string;
}

/**
 * Sends without the queue, which may deliver an email twice if a process dies, for callers that need the result.
 */
export interface Courier {
  /**
   * Sends an email to the mail server now, once.
   * @param id unique; it becomes the Message-ID
   * @throws RefusedError, UnreachableError from the transport
   */
  deliver(mail: Mail, id: string): Promise<void>;
  /** Renders a letter without sending it. */
  show(letter: Letter, lang: Lang): Promise<LetterPreview>;
}
