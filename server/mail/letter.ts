import type { SavedEvent } from '../../contract/alert-values.ts';
import type { AlertAbout } from '../../contract/alerts.ts';
import type { Lang } from '../../contract/locales.ts';
import type { ReviewSubjectKind } from '../../contract/review-values.ts';
import type { Db } from '../database/connect.ts';

/** Posts that somebody saved and to which the same happened, with prices in US cents, and how many more there are. */
export interface SavedNews {
  event: SavedEvent;
  /** `wasCents` goes with a lower price, `day` (`2027-02-08`) with a day that is near. */
  posts: { title: string; wasCents: number | null; cents: number | null; day: string | null }[];
  more: number;
}

/** What mails there are, and what each one says besides its words. Links are absolute. */
export type Letter =
  | { kind: 'confirm-address'; name: string; link: string }
  /** The link does what the code does. */
  | { kind: 'reset-code'; name: string; code: string; link: string }
  | { kind: 'password-changed'; name: string }
  /** To the new address, which is not the account's yet. */
  | { kind: 'confirm-new-address'; name: string; link: string }
  /** To the old address and to the new one. */
  | { kind: 'address-changed'; name: string; oldEmail: string; newEmail: string }
  | { kind: 'account-deleted'; name: string }
  /** `device` is browser and system, as far as they tell. */
  | { kind: 'new-device'; name: string; device: string; at: string }
  | { kind: 'second-factor-changed'; name: string; isOn: boolean }
  | { kind: 'recovery-codes-changed'; name: string }
  /** `passkey` is the name that its owner gave it. */
  | { kind: 'passkey-added'; name: string; passkey: string }
  | { kind: 'passkey-removed'; name: string; passkey: string }
  /** A post whose last day is near: `title` is what its poster wrote, `until` the moment after which it is not shown. */
  | { kind: 'still-available'; name: string; title: string; until: string; link: string }
  /** Its day has passed. The link publishes it again, or, where it cannot be renewed, leads to the poster's posts. */
  | { kind: 'post-expired'; name: string; title: string; canRenew: boolean; link: string }
  /** A moderator let a new post, or a change of one, through. The link leads to its page. */
  | { kind: 'post-approved'; name: string; title: string; isChange: boolean; link: string }
  /** A moderator did not, for this reason. The link leads to the poster's own posts. */
  | { kind: 'post-rejected'; name: string; title: string; isChange: boolean; reason: string; link: string }
  /**
   * What alerts have found: some titles of each, and how many more; and what happened to saved posts. Either may be
   * empty. Whoever has no account has no name, and saved nothing.
   */
  | {
      kind: 'alert-matches';
      name?: string;
      finds: { about: AlertAbout; titles: string[]; more: number }[];
      saved: SavedNews[];
      link: string;
      leaveLink: string;
    }
  /** Messages about posts that stay unread: from whom, where that may be told, and how many more conversations. */
  | {
      kind: 'unread-messages';
      name: string;
      threads: { title: string; from: string | null }[];
      more: number;
      link: string;
      leaveLink: string;
    }
  /** An address was entered for an alert, which the link confirms. */
  | { kind: 'confirm-alert'; about: AlertAbout; link: string }
  /** The link leads to the alerts of the address. */
  | { kind: 'manage-alerts'; link: string }
  /** The account is shut out, for this reason. The link leads to where one may write about it. */
  | { kind: 'account-closed'; name: string; reason: string; link: string }
  /** It no longer is. The link leads to the sign-in. */
  | { kind: 'account-reopened'; name: string; link: string }
  /** A moderator sent it back to be changed. As above. */
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
  /** And put it back. The link leads to its page. */
  | { kind: 'post-put-back'; name: string; title: string; link: string }
  /** A business is the member's now. The link leads to their businesses. */
  | { kind: 'claim-approved'; name: string; title: string; link: string }
  /** It is not; without a reason it is another's. The link leads to its page. */
  | { kind: 'claim-rejected'; name: string; title: string; reason: string | null; link: string }
  /** A review of a business or a member, or a change of one, is published. The link leads to it. */
  | { kind: 'review-approved'; of: ReviewSubjectKind; name: string; title: string; link: string }
  /** It is not, for this reason. The link leads to the form that changes it. */
  | {
      kind: 'review-rejected';
      of: ReviewSubjectKind;
      name: string;
      title: string;
      isChange: boolean;
      reason: string;
      link: string;
    }
  /** A published review is removed, for this reason. The link leads to where its author may object. */
  | {
      kind: 'review-removed';
      of: ReviewSubjectKind;
      name: string;
      title: string;
      reason: string;
      link: string;
    }
  /** The owner of the business answered it. */
  | { kind: 'review-answered'; name: string; title: string; link: string; leaveLink: string }
  /** To the owner: the business has a new one. */
  | { kind: 'review-received'; name: string; title: string; link: string; leaveLink: string }
  /** The same of a member: `title` is the name that others see. */
  | { kind: 'member-review-answered'; name: string; title: string; link: string; leaveLink: string }
  | { kind: 'member-review-received'; name: string; title: string; link: string; leaveLink: string }
  /** Somebody of the team answers what `quoted` asked at `at`; the link leads to where one may write again. */
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
   * Unread messages of one conversation, in a mail that can be answered: by whom, null for the owner of an anonymous
   * post, and what they say; without words they are photos.
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
  /** An answer by mail was not sent, for this reason. The link leads to the conversation. */
  | { kind: 'reply-failed'; name: string; reason: ReplyFailure; link: string }
  /** `leaveLink` leads to a page; see `oneClickLeave` for the machines. */
  | { kind: 'confirm-subscription'; link: string; leaveLink: string }
  /** An issue of the newsletter: `html` is what an editor wrote, cleaned. */
  | { kind: 'issue'; subject: string; html: string; leaveLink: string };

/** Why an answer by mail became no message. */
export const replyFailures = ['expired', 'empty', 'too_long', 'closed', 'same_text', 'too_many'] as const;
export type ReplyFailure = (typeof replyFailures)[number];

/** A letter with its address and language. */
export interface Mail {
  to: string;
  lang: Lang;
  letter: Letter;
  /** For mails of a list: the address that ends it by one POST, named in the headers (RFC 8058). */
  oneClickLeave?: string;
  /** Where an answer goes; without it nobody reads answers. */
  replyTo?: string;
}

export interface Mailer {
  /**
   * Hands a mail to the queue. With a transaction it goes out if and only if that is committed; it is tried
   * again for hours while the mail server is away.
   */
  send(db: Db, mail: Mail): Promise<void>;
}

/** A letter as its reader sees it. */
export interface LetterPreview {
  subject: string;
  html: string;
  text: string;
}

/** For whoever has to know how it went: past the queue, which may hand a mail over twice when a process dies. */
export interface Courier {
  /**
   * Hands a mail to the mail server, now and once.
   * @param id unique; it becomes the Message-ID
   * @throws RefusedError, UnreachableError as the transport
   */
  deliver(mail: Mail, id: string): Promise<void>;
  /** How a letter will look; nothing is sent. */
  show(letter: Letter, lang: Lang): Promise<LetterPreview>;
}
