import { type Lang, pickText } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { listingKindOf, ownKindOf } from '../../../contract/post-kinds.ts';
import type { ReportedListings, ReportsQuery, SendReport } from '../../../contract/reports.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Visitor } from '../../http/visitor.ts';
import { eitherOf } from '../catalog/service.ts';
import { presentPictures } from '../listings/pictures.ts';
import { readPictures } from '../listings/queries.ts';
import { requirePublished } from '../listings/reading.ts';
import { addReport, countReasons, placeOf, readGroups, readPublished, readReported } from './queries.ts';
import { createVisitorHash } from './visitor-hash.ts';

export { createVisitorHash, type VisitorHash } from './visitor-hash.ts';

/** The reported listing, the language, and the reporter. */
export interface Reported {
  kind: OwnPostKind;
  id: number;
  lang: Lang;
  visitor: Visitor;
}

/** Reports of listings by visitors. Editors of listings decide on them. */
export function createReports({ db, now }: { db: Db; now: () => Date }) {
  const hash = createVisitorHash(db);
  /** The hash of a guest for one listing. */
  const guestHash = (id: number, name: string) => hash(`report ${id} ${name}`);

  /**
   * Stores a visitor's report. Another report of the same listing by the same visitor gets the same response and
   * changes nothing.
   * @throws AppError `not_found`, `gone`
   */
  async function send({ reason, text }: SendReport, { kind, id, lang, visitor }: Reported): Promise<void> {
    const at = now();
    requirePublished(await readPublished(db, listingKindOf[kind], id), at);
    const { userId, name = '' } = visitor;
    await addReport(db, {
      listing_id: id,
      reason,
      text: text || null,
      lang,
      reporter_id: userId,
      reporter_hash: userId === null ? await guestHash(id, name) : null,
      created_at: at,
    });
  }

  /** Listings with open reports, by default those with the most first. */
  async function list(
    { sort, after, limit }: ReportsQuery,
    { lang }: RequestContext,
  ): Promise<ReportedListings> {
    const name = `reports-${sort}`;
    const rows = await readGroups(db, sort, decodeCursor(after, name), limit);
    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const [reasons, pictures] = await Promise.all([
      countReasons(db, ids),
      readPictures(db, ids, ['logo', 'cover', 'main']),
    ]);
    const last = page.at(-1);
    return {
      data: page.map((row) => {
        const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
        const own = pictures.filter((picture) => picture.listing_id === row.id);
        const { cover, main, logo } = presentPictures(own, lang);
        const { owner_id, owner_name } = row;
        return {
          kind: ownKindOf[row.kind],
          id: row.id,
          title: title.text,
          lang: title.lang,
          photo: cover[0] ?? main[0] ?? logo[0] ?? null,
          count: row.count,
          reasons: reasons
            .filter(({ listing_id }) => listing_id === row.id)
            .map(({ reason, count }) => ({ reason, count })),
          firstAt: row.first_at.toISOString(),
          lastAt: row.last_at.toISOString(),
          owner: owner_id === null || owner_name === null ? null : { id: owner_id, name: owner_name },
        };
      }),
      meta: {
        next:
          rows.length > limit && last ? encodeCursor({ sort: name, key: placeOf(last), id: last.id }) : null,
      },
    };
  }

  return { send, list, waiting: (at: Date) => readReported(db, at) };
}
export type Reports = ReturnType<typeof createReports>;
