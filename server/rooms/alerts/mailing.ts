import type { AlertAbout } from '../../../contract/alerts.ts';
import { stopAlerts } from '../../../contract/alerts.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Mailer } from '../../mail/letter.ts';
import { inBatches } from '../../queue/in-batches.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { type CatalogSource, eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import type { MemberPush } from '../push/service.ts';
import { listingPath } from '../sitemap/service.ts';
import { createAlertPush } from './alert-push.ts';
import type { AlertLinks } from './links.ts';
import {
  type DueAlert,
  type FoundPost,
  noteMailed,
  noteSent,
  postpone,
  readDueReaders,
  readUnsent,
  takeDueAlerts,
  takeReader,
} from './mailing-queries.ts';
import { presentNews } from './saved.ts';
import { noteNewsSent, readUnsentNews } from './saved-queries.ts';
import { aboutOf } from './subject.ts';

const minute = 60_000;

const mailJob: JobKind<Nothing> = {
  name: 'alerts-mail',
  withinSeconds: 900,
  retries: 3,
  pauseSeconds: 15,
  longestPauseSeconds: 300,
  atOnce: 1,
};

export interface MailingNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  source: CatalogSource;
  links: AlertLinks;
  publicUrl: string;
  cityCode: string;
  /** Notifies browsers of members, too. */
  push: MemberPush;
  now: () => Date;
}

/** The titles of posts in a language, and the number of further ones. */
export interface Find {
  about: AlertAbout;
  titles: string[];
  /** The number of further posts. */
  more: number;
}

/** The page that a notification opens: that of a single post, the list of a single alert, otherwise all alerts. */
function notifiedPath(found: readonly { alert: DueAlert; posts: readonly FoundPost[] }[]): string {
  const [first] = found;
  const [post] = first?.posts ?? [];
  if (post && found.every(({ posts }) => posts.every(({ id }) => id === post.id)))
    return listingPath(post.kind, post);
  return found.length === 1 && first ? first.alert.path : '/alerts';
}

/**
 * Emails about matches of alerts and changes of saved posts: everything due for a reader in one, and at most one an
 * hour.
 */
export function createMailing(needs: MailingNeeds) {
  const { db, queue, mailer, source, links, publicUrl, cityCode, now } = needs;
  const pushing = createAlertPush(needs);

  async function findsOf(tx: Db, alerts: readonly DueAlert[], lang: Lang) {
    const catalog = await source.catalog();
    const posts = Map.groupBy(
      await readUnsent(
        tx,
        alerts.map(({ id }) => id),
        now(),
      ),
      ({ alert_id }) => alert_id,
    );
    return alerts.flatMap((alert) => {
      const found = posts.get(alert.id) ?? [];
      if (found.length === 0) return [];
      const titles = found
        .slice(0, limits.alerts.namedPosts)
        .map(({ title_en, title_ar }) => pickText(eitherOf(title_en, title_ar), lang).text);
      const find: Find = {
        about: aboutOf(alert, catalog, lang),
        titles,
        more: found.length - titles.length,
      };
      return [{ alert, find, posts: found }];
    });
  }

  async function writeTo(tx: Db, readerId: number): Promise<void> {
    const at = now();
    const reader = await takeReader(tx, readerId, at);
    if (!reader) return;
    const pause = limits.alerts.pauseMinutes * minute;
    const next = reader.mailed_at && new Date(reader.mailed_at.getTime() + pause);
    if (next && next > at) return postpone(tx, readerId, at, next);
    const alerts = await takeDueAlerts(tx, readerId, at);
    const { lang, email, name } = reader;
    const found = reader.is_reached ? await findsOf(tx, alerts, lang) : [];
    await noteSent(
      tx,
      alerts.map(({ id }) => id),
      at,
      found.map(({ alert }) => alert.id),
    );
    const news = reader.is_saved_due
      ? presentNews(reader.is_reached ? await readUnsentNews(tx, readerId, at) : [], { lang, publicUrl })
      : null;
    if (reader.is_saved_due) await noteNewsSent(tx, readerId, at);
    const [first] = found;
    if (!first && !news) return;
    await noteMailed(tx, readerId, at);
    const notification = {
      titles: [...new Set(found.flatMap(({ find }) => find.titles))],
      path: notifiedPath(found),
    };
    if (email === null) {
      if (reader.push_id !== null) await pushing.later(tx, { browserId: reader.push_id, ...notification });
      return;
    }
    const manageLink = await links.manage(tx, readerId, lang);
    // That of an alert goes with it to an account; readers without one are deleted then.
    const { token } = first?.alert ?? reader;
    const only = news
      ? first
        ? null
        : news.link
      : found.length === 1 && first && pageIn(publicUrl, first.alert.path, lang);
    await mailer.send(tx, {
      to: email,
      lang,
      letter: {
        kind: 'alert-matches',
        ...(name !== null && { name }),
        finds: found.map(({ find }) => find),
        saved: news?.saved ?? [],
        link: only || manageLink,
        leaveLink: manageLink,
      },
      oneClickLeave:
        publicUrl + endpointAddress({ city: cityCode, lang, cityId: 0 }, stopAlerts, { query: { token } }),
    });
    if (first && reader.user_id !== null)
      await pushing.later(tx, { userId: reader.user_id, ...notification });
  }

  /** Sends every due email. */
  async function mail(): Promise<void> {
    await inBatches(
      (after, limit) => readDueReaders(db, now(), after, limit),
      (id) => db.transaction().execute((tx) => writeTo(tx, id)),
    );
  }
  queue.repeat(mailJob, limits.alerts.pollSeconds, mail);
  return { mail };
}
