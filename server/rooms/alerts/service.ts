import type { AlertFrequency } from '../../../contract/alert-values.ts';
import type {
  Alert,
  AlertAbout,
  AlertBearer,
  AlertInput,
  AlertPreview,
  AlertSubject,
  OwnAlerts,
} from '../../../contract/alerts.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import { messageOf } from '../../http/messages.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Mailer } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { forgetAllSilent, type MemberPush, putAlertBrowser } from '../push/service.ts';
import { createAddressChange } from './address-change.ts';
import { createFinding } from './finding.ts';
import { writeInterests } from './finding-queries.ts';
import { createLinks } from './links.ts';
import { createMailing } from './mailing.ts';
import {
  type AlertChange,
  type AlertRow,
  adoptAddress,
  confirmAlert,
  deleteAddress,
  findBrowser,
  findReader,
  findStopping,
  pauseAll,
  purge,
  putAddress,
  putAlert,
  putBrowser,
  putMember,
  readAddress,
  readAlerts,
  writeChange,
} from './queries.ts';
import { createSavedDays } from './saved.ts';
import { writeSavedEmails } from './saved-queries.ts';
import { aboutOf, type Subject, subjectOf } from './subject.ts';
import { type AlertKinds, createUnderstanding } from './understanding.ts';

const minute = 60_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;

const purgeJob: JobKind<Nothing> = {
  name: 'alerts-purge',
  withinSeconds: 300,
  retries: 3,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  atOnce: 1,
};

export { type AlertQuery, parsedQuery } from './subject.ts';
export {
  dropWantedAlerts,
  putWantedAlert,
  readWantedMails,
  switchWantedMails,
} from './wanted-queries.ts';

export interface AlertNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  source: CatalogSource;
  kinds: AlertKinds;
  /** The maximum number of confirmation emails to an address. */
  takeEmail: TakeOne;
  publicUrl: string;
  cityCode: string;
  undoSeconds: number;
  push: MemberPush;
  now: () => Date;
}

/** Deletes the alerts of an address when its account is deleted. */
export const forgetAlertAddress = (db: Db, email: string): Promise<void> => deleteAddress(db, email);

/** Alerts: emails about new entries of lists and searches. */
export function createAlerts(needs: AlertNeeds) {
  const { db, queue, mailer, source, kinds, takeEmail, publicUrl, cityCode, undoSeconds, push, now } = needs;
  const understanding = createUnderstanding({ db, source, kinds });
  const links = createLinks({ publicUrl, now });
  const { find } = createFinding({ db, queue, understanding, undoSeconds, now });
  const { noteNear } = createSavedDays({ db, queue, now });
  const { mail } = createMailing({
    ...{ db, queue, mailer, source, links, publicUrl, cityCode, now },
    push,
  });

  /** @throws AppError `invalid_fields` for unsupported criteria */
  function requireSubject({ list, query }: AlertSubject, { cityId, lang }: RequestContext): Subject {
    const subject = subjectOf(list, query, cityId);
    if (subject) return subject;
    throw new AppError('invalid_fields', undefined, { query: [messageOf('field.alert', lang)] });
  }

  async function present(row: AlertRow, lang: RequestContext['lang']): Promise<Alert> {
    return {
      id: row.id,
      about: aboutOf(row, await source.catalog(), lang),
      path: row.path,
      frequency: row.frequency,
      paused: row.paused,
      sentThisWeek: row.sent,
      lastSentAt: row.last_sent_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    };
  }

  /** The criteria of an alert, and the number of posts per week that would have matched. */
  async function preview(sent: AlertSubject, request: RequestContext): Promise<AlertPreview> {
    const subject = requireSubject(sent, request);
    const weeks = limits.alerts.expectedWeeks;
    const since = new Date(request.now.getTime() - weeks * week);
    const count = await understanding.countSince(subject, since, request.now);
    const about = aboutOf(subject, await source.catalog(), request.lang);
    return { about, weekly: Math.round(count / weeks) };
  }

  /**
   * Adds an alert. For an address without an account the response does not disclose whether it is known: a
   * confirmation email is sent in any case, up to a limit.
   * @throws AppError `invalid_fields`
   */
  async function add(input: AlertInput, actor: Actor | null, request: RequestContext) {
    const subject = requireSubject(input, request);
    const { frequency, path } = input;
    const { lang, now: at } = request;
    if (input.browser && !push.accepts(input.browser)) throw fieldError('browser', 'field.format', lang);
    if (!actor && !input.email && !input.browser) {
      throw new AppError('invalid_fields', undefined, { email: [messageOf('field.email', lang)] });
    }
    const interests = await understanding.interestsOf(subject, at);
    const alert = { ...subject, path, frequency, at, most: limits.alerts.ofReader };
    const { browser } = input;
    if (actor || browser) {
      await db.transaction().execute(async (tx) => {
        const readerId = actor
          ? await memberReader(tx, actor.userId)
          : browser && (await putBrowser(tx, await putAlertBrowser(tx, browser, lang), lang));
        if (readerId === undefined) return;
        const id = await putAlert(tx, { ...alert, readerId, isConfirmed: true });
        if (id === null) {
          throw new AppError('invalid_fields', undefined, {
            query: [messageOf('field.too_many_alerts', lang)],
          });
        }
        await writeInterests(tx, id, interests, at);
      });
      return { confirms: false };
    }
    const email = (input.email ?? '').toLowerCase();
    if (await mayRequestLink(email)) {
      await db.transaction().execute(async (tx) => {
        const readerId = await putAddress(tx, email, lang);
        const id = await putAlert(tx, { ...alert, readerId, isConfirmed: false });
        // That an address has too many alerts is disclosed to nobody but its owner, who sees them all.
        const link = await (id === null
          ? links.manage(tx, readerId, lang)
          : links.confirm(tx, readerId, id, lang));
        if (id !== null) await writeInterests(tx, id, interests, at);
        const about = aboutOf(subject, await source.catalog(), lang);
        const letter =
          id === null
            ? ({ kind: 'manage-alerts', link } as const)
            : ({ kind: 'confirm-alert', about, link } as const);
        await mailer.send(tx, { to: email, lang, letter });
      });
    }
    return { confirms: true };
  }

  /** The reader of a member, with the alerts of the member's address. */
  async function memberReader(tx: Db, userId: number): Promise<number> {
    const readerId = await putMember(tx, userId);
    await adoptAddress(tx, userId, readerId);
    return readerId;
  }

  /** An address with too many confirmation emails today gets no more, and the caller is not told. */
  const mayRequestLink = (email: string) =>
    takeEmail(email).then(
      () => true,
      () => false,
    );

  /** @throws AppError `invalid_fields` for a token that confirms nothing */
  async function confirm(
    token: string,
    { lang, now: at }: RequestContext,
  ): Promise<{ about: AlertAbout; frequency: AlertFrequency }> {
    const confirmed = await db.transaction().execute(async (tx) => {
      const link = await links.toConfirm(tx, token);
      const alert = link?.alert_id == null ? undefined : await confirmAlert(tx, link.alert_id, at);
      if (alert) await links.extend(tx, token);
      return alert;
    });
    if (!confirmed) throw deadLink(lang);
    return { about: aboutOf(confirmed, await source.catalog(), lang), frequency: confirmed.frequency };
  }

  const deadLink = (lang: RequestContext['lang']) =>
    new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });

  /**
   * The manager of alerts: the bearer of a link, a browser, else the signed-in user. @throws AppError
   * `invalid_fields`, `not_found` for a browser without alerts, `unauthenticated`
   */
  async function readerOf({ token, endpoint }: AlertBearer, actor: Actor | null, request: RequestContext) {
    if (endpoint !== undefined) {
      const readerId = await findBrowser(db, endpoint);
      if (readerId === undefined) throw new AppError('not_found');
      return readerId;
    }
    if (token !== undefined) {
      const readerId = await links.readerOf(db, token);
      if (readerId === null) throw deadLink(request.lang);
      return readerId;
    }
    if (!actor) throw new AppError('unauthenticated');
    return db.transaction().execute((tx) => memberReader(tx, actor.userId));
  }

  /** @throws AppError `invalid_fields`, `unauthenticated` */
  async function list(by: AlertBearer, actor: Actor | null, request: RequestContext): Promise<OwnAlerts> {
    const readerId = await readerOf(by, actor, request);
    const since = new Date(request.now.getTime() - week);
    const [address, rows] = await Promise.all([readAddress(db, readerId), readAlerts(db, readerId, since)]);
    return {
      email: address?.email ?? '',
      isMember: address?.is_member ?? false,
      inBrowser: address?.in_browser ?? false,
      savedEmails: address?.is_member ? address.tells_saved : null,
      alerts: await Promise.all(rows.map((row) => present(row, request.lang))),
    };
  }

  /** @throws AppError `invalid_fields`, `unauthenticated`, `not_found` */
  async function change(
    id: number,
    { token, endpoint, ...changed }: AlertChange & AlertBearer,
    actor: Actor | null,
    request: RequestContext,
  ): Promise<void> {
    const readerId = await readerOf({ token, endpoint }, actor, request);
    const isDone = await db
      .transaction()
      .execute((tx) => writeChange(tx, readerId, id, changed, request.now));
    if (!isDone) throw new AppError('not_found');
  }

  /** Pauses all alerts of the manager. @throws AppError `invalid_fields`, `unauthenticated` */
  async function pause(
    by: AlertBearer,
    actor: Actor | null,
    request: RequestContext,
  ): Promise<{ paused: number[] }> {
    const readerId = await readerOf(by, actor, request);
    return { paused: await db.transaction().execute((tx) => pauseAll(tx, readerId)) };
  }

  /** @throws AppError `invalid_fields`, `unauthenticated` */
  async function setSavedEmails(
    { enabled, ...by }: AlertBearer & { enabled: boolean },
    actor: Actor | null,
    request: RequestContext,
  ): Promise<void> {
    const readerId = await readerOf(by, actor, request);
    await db.transaction().execute((tx) => writeSavedEmails(tx, readerId, enabled));
  }

  /** Ends all emails of the token's reader. @returns false if the token is unknown */
  function stop(token: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const reader = await findStopping(tx, token);
      if (reader) {
        await writeSavedEmails(tx, reader.reader_id, false);
        await pauseAll(tx, reader.reader_id);
      }
      return reader !== undefined;
    });
  }

  /** Sends a new link if the address has alerts. */
  async function sendLink(sent: string): Promise<void> {
    const email = sent.toLowerCase();
    if (!(await mayRequestLink(email))) return;
    await db.transaction().execute(async (tx) => {
      const reader = await findReader(tx, email);
      if (!reader) return;
      const link = await links.manage(tx, reader.id, reader.lang);
      await mailer.send(tx, { to: email, lang: reader.lang, letter: { kind: 'manage-alerts', link } });
    });
  }

  const { requestAddress, confirmAddress } = createAddressChange({ db, mailer, links, mayRequestLink });

  queue.repeat(purgeJob, 3_600, async () => {
    const at = now();
    await purge(
      db,
      at,
      new Date(at.getTime() - limits.alerts.confirmHours * hour),
      new Date(at.getTime() - limits.alerts.undoMinutes * minute),
    );
    await forgetAllSilent(db);
  });

  return {
    preview,
    add,
    confirm,
    requestAddress,
    confirmAddress,
    list,
    change,
    sendLink,
    find,
    noteNear,
    mail,
    setSavedEmails,
    pause,
    stop,
  };
}
export type Alerts = ReturnType<typeof createAlerts>;
