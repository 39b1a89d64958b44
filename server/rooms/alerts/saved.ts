import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { SavedNews } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { listingPath } from '../sitemap/service.ts';
import { noteDays, type SavedNewsRow } from './saved-queries.ts';

const daysJob: JobKind<Nothing> = {
  name: 'alerts-saved-days',
  withinSeconds: 300,
  retries: 3,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  atOnce: 1,
};

/** Records upcoming dates of saved rentals and jobs every hour. */
export function createSavedDays({ db, queue, now }: { db: Db; queue: Queue; now: () => Date }) {
  const noteNear = () => db.transaction().execute((tx) => noteDays(tx, now(), limits.alerts.nearDays));
  queue.repeat(daysJob, 3_600, noteNear);
  return { noteNear };
}

const savedPages = {
  business: '/saved-store',
  product: '/saved-product',
  rent: '/saved-accomodation',
  job: '/saved-job',
  event: '/saved-event',
};

/** The text of an email about saved posts, and its link: to the post, or to the page of several. */
export function presentNews(
  rows: readonly SavedNewsRow[],
  { lang, publicUrl }: { lang: Lang; publicUrl: string },
): { saved: SavedNews[]; link: string } | null {
  const [first] = rows;
  if (!first) return null;
  const saved = [...Map.groupBy(rows, ({ event }) => event)].map(([event, posts]): SavedNews => {
    const named = posts.slice(0, limits.alerts.namedPosts);
    return {
      event,
      posts: named.map((row) => ({
        title: pickText(eitherOf(row.title_en, row.title_ar), lang).text,
        wasCents: row.was_cents,
        cents: row.price_cents,
        day: row.day,
      })),
      more: posts.length - named.length,
    };
  });
  const isOne = rows.every(({ id }) => id === first.id);
  const path = isOne ? listingPath(first.kind, first) : savedPages[ownKindOf[first.kind]];
  return { saved, link: pageIn(publicUrl, path, lang) };
}
