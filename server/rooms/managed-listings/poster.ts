import { type Lang, pickText } from '../../../contract/locales.ts';
import type { Poster } from '../../../contract/managed-listings.ts';
import type { Db } from '../../database/connect.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Letter, Mailer } from '../../mail/letter.ts';
import { eitherOf } from '../catalog/service.ts';
import { findPoster } from '../listings/poster-queries.ts';
import { countPosts, countReportsOf, readPoster, readRefusals } from './poster-queries.ts';

const listedRefusals = 5;

/** The history of a poster: the states of their posts, reports and rejections. */
export async function posterOf(db: Db, id: number, { lang, now }: RequestContext): Promise<Poster | null> {
  const user = await readPoster(db, id);
  if (!user) return null;
  const [posts, reports, refusals] = await Promise.all([
    countPosts(db, id, now),
    countReportsOf(db, id),
    readRefusals(db, id, listedRefusals),
  ]);
  const reportsOf = Object.fromEntries(reports.map(({ status, count }) => [status, count]));
  return {
    id,
    name: user.name,
    since: user.created_at.toISOString(),
    bannedAt: user.banned_at?.toISOString() ?? null,
    posts,
    reports: { open: 0, dismissed: 0, upheld: 0, ...reportsOf },
    rejected: refusals[0]?.total ?? 0,
    lastRejections: refusals.map(({ at, title_en, title_ar, reason, template }) => ({
      at: at.toISOString(),
      title: pickText(eitherOf(title_en, title_ar), lang).text,
      reason: reasonWords({ template, note: reason }, lang) ?? '',
    })),
  };
}

interface About {
  name: string;
  title: string;
  lang: Lang;
}

/** Emails the owner of a listing in their language. Does nothing if it has no owner. */
export async function notifyOwner(
  tx: Db,
  mailer: Mailer,
  listing: { owner_id: number | null; title_en: string | null; title_ar: string | null },
  letter: (about: About) => Letter,
): Promise<void> {
  const owner = listing.owner_id === null ? undefined : await findPoster(tx, listing.owner_id);
  if (!owner) return;
  const { email, name, lang } = owner;
  const title = pickText(eitherOf(listing.title_en, listing.title_ar), lang).text;
  await mailer.send(tx, { to: email, lang, letter: letter({ name, title, lang }) });
}
