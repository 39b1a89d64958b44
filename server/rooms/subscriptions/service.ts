import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { limits } from '../../../contract/limits.ts';
import { defaultLang, type Lang } from '../../../contract/locales.ts';
import { endSubscription, type Subscription } from '../../../contract/newsletter.ts';
import type { Db } from '../../database/connect.ts';
import type { Mailer } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import {
  addSubscription,
  confirmByToken,
  deleteSubscription,
  isConfirmed,
  leaveByEmail,
  leaveByToken,
  noteConfirmationRequest,
  putConfirmed,
  type SubscriptionKey,
} from './queries.ts';

export {
  addBounce,
  clearBounces,
  forgetBounces,
  listSubscribers,
  markBounced,
  mayGetIssues,
  subscriberCounts,
  subscriberFile,
} from './subscribers.ts';

/** Whether members receive the newsletter: only confirmed addresses can. */
export const isSubscribed = (db: Db, email: string): Promise<boolean> => isConfirmed(db, email);

/** Sets the subscription of a member with a confirmed address: no confirmation email is sent. */
export async function setSubscription(
  db: Db,
  email: string,
  lang: Lang,
  wanted: boolean,
  now = new Date(),
): Promise<void> {
  if (wanted) await putConfirmed(db, email, lang, now);
  else await leaveByEmail(db, email, now);
}

/** For a deleted account: deletes all records of the address. */
export const forgetSubscription = (db: Db, email: string): Promise<void> => deleteSubscription(db, email);

/**
 * An address was submitted: whether to send a confirmation email is decided later, so that the caller cannot tell.
 */
const askJob: JobKind<{ email: string }> = {
  name: 'newsletter-ask',
  withinSeconds: 30,
  retries: 20,
  pauseSeconds: 5,
  longestPauseSeconds: 600,
  atOnce: 1,
};

export interface SubscriptionNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  publicUrl: string;
  cityCode: string;
  now: () => Date;
}

export function createSubscriptions({ db, queue, mailer, publicUrl, cityCode, now }: SubscriptionNeeds) {
  /** The URLs of links in newsletters. Tokens of pages are in the fragment, which servers do not log. */
  function linksOf({ token, lang }: SubscriptionKey) {
    const page = `${publicUrl}/Newsletter${lang === defaultLang ? '' : `?lang=${lang}`}`;
    return {
      confirm: `${page}#confirm=${token}`,
      leave: `${page}#leave=${token}`,
      /** The URL for `Mail.oneClickLeave`. */
      oneClick:
        publicUrl +
        endpointAddress({ city: cityCode, lang, cityId: 0 }, endSubscription, { query: { token } }),
    };
  }

  /**
   * Accepts an address for the newsletter; an email asks to confirm it. Neither the response nor its timing
   * discloses whether the address was subscribed before.
   */
  async function subscribe({ email }: Subscription, lang: Lang): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await addSubscription(trx, email, lang);
      await queue.send(trx, askJob, { email });
    });
  }

  queue.work(askJob, async ({ email }) => {
    const before = new Date(now().getTime() - limits.newsletterAskMinutes * 60_000);
    await db.transaction().execute(async (trx) => {
      const subscription = await noteConfirmationRequest(trx, email, now(), before);
      if (!subscription) return;
      const { confirm, leave, oneClick } = linksOf(subscription);
      const letter = { kind: 'confirm-subscription', link: confirm, leaveLink: leave } as const;
      await mailer.send(trx, { to: email, lang: subscription.lang, letter, oneClickLeave: oneClick });
    });
  });

  return {
    subscribe,
    linksOf,
    /**
     * The token proves access to the address's mailbox. Also resubscribes. @returns false if there is no such token
     */
    confirm: (token: string): Promise<boolean> => confirmByToken(db, token, now()),
    /** @returns false if there is no such token */
    leave: (token: string): Promise<boolean> => leaveByToken(db, token, now()),
  };
}
export type Subscriptions = ReturnType<typeof createSubscriptions>;
