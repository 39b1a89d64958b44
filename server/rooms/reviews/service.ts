import { limits } from '../../../contract/limits.ts';
import { pickText } from '../../../contract/locales.ts';
import type { ReviewList, ReviewsQuery } from '../../../contract/reviews.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Mailer } from '../../mail/letter.ts';
import type { Queue } from '../../queue/queue.ts';
import type { Cleanup } from '../media/service.ts';
import { createWatchWords } from '../moderation/service.ts';
import { createVisitorHash } from '../reports/service.ts';
import type { Translate } from '../translations/service.ts';
import { createDeciding } from './deciding.ts';
import { createReviewMails } from './mails.ts';
import { createMemberWriting } from './member-writing.ts';
import { countsOf, presentReview } from './present.ts';
import { countByOutcome, readPhotos, readPurposes, readReviews, readTallies } from './queries.ts';
import { createResponding } from './responding.ts';
import type { ReviewSubject } from './subject-queries.ts';
import { requireSubject } from './subjects.ts';
import { createReviewTranslation } from './translating.ts';
import { createWriting } from './writing.ts';

export { writePublishedReviews } from './seeding.ts';

export interface ReviewsNeeds {
  db: Db;
  mailer: Mailer;
  cleanup: Pick<Cleanup, 'sweepLater'>;
  queue: Pick<Queue, 'work' | 'send'>;
  publicUrl: string;
  cityCode: string;
  /** The time in which moderators can undo a decision, after which it is reported. */
  undoSeconds: number;
  /** Undefined without a translation service. */
  translate: Translate | undefined;
  /** Rate limits of reviews and votes by member. */
  takeReview: TakeOne;
  takeHelpful: TakeOne;
}

/** Reviews of businesses and members: reading, writing, moderation and replies. */
export function createReviews(needs: ReviewsNeeds) {
  const { db } = needs;
  const hash = createVisitorHash(db);
  const mails = createReviewMails({ ...needs, hash });
  const { phrases } = createWatchWords(db);

  /** A page of the published reviews of a business or a member. @throws AppError `not_found`, `gone`, `invalid_cursor` */
  async function list(
    subject: ReviewSubject,
    { stars, written, photos, sort: by, after, limit }: ReviewsQuery,
    { lang, now }: RequestContext,
  ): Promise<ReviewList> {
    const filter = { subject, stars, written, photos };
    const sort = `reviews-${by}`;
    const reading = { sort: by, cursor: decodeCursor(after, sort), limit };
    const reviewed = await requireSubject(db, subject, now);
    const hasReviews = reviewed.review_count > 0;
    const [rows, tallies, purposes] = hasReviews
      ? await Promise.all([
          readReviews(db, filter, reading),
          readTallies(db, subject),
          subject.kind === 'business' ? readPurposes(db, subject.id, limits.reviews.listedPurposes) : [],
        ])
      : [[], [], []];
    const page = rows.slice(0, limit);
    const pictures = await readPhotos(
      db,
      page.flatMap(({ media_ids }) => media_ids),
    );
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: last.sort_key, id: last.id }) : null;
    return {
      data: page.map((row) => presentReview(row, pictures, lang)),
      meta: {
        ...countsOf(tallies, { stars, written, photos }),
        next,
        summary: {
          count: reviewed.review_count,
          average: reviewed.rating,
          isFrozen: reviewed.frozen_since !== null,
          purposes: purposes.map(({ purpose, n }) => ({ ...pickText(purpose, lang), count: n })),
        },
        canTranslate: needs.translate !== undefined,
      },
    };
  }

  const writing = createWriting({ ...needs, hash });
  return {
    /** The outcomes of all reviews of the site. */
    numbers: () => countByOutcome(db),
    list,
    translate: createReviewTranslation(needs),
    ...writing,
    ...createMemberWriting(db, writing),
    ...createResponding({ ...needs, hash, mails }),
    stopMails: mails.stop,
    readMails: mails.read,
    saveMails: mails.save,
    managed: createDeciding({ ...needs, mails, watched: () => phrases() }),
  };
}
export type Reviews = ReturnType<typeof createReviews>;
