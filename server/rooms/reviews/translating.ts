import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ReviewTranslation } from '../../../contract/reviews.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Translate } from '../translations/service.ts';
import { readReview } from './queries.ts';
import { requireSubject } from './subjects.ts';

/** The subject of a review: a business or a member. */
function subjectOf({ listing_id, member_id }: { listing_id: number | null; member_id: number | null }) {
  if (listing_id !== null) return { kind: 'business' as const, id: listing_id };
  return { kind: 'member' as const, id: member_id ?? 0 };
}

/** Translates published reviews by the translation service. Nothing is stored: few are requested twice. */
export function createReviewTranslation({ db, translate }: { db: Db; translate: Translate | undefined }) {
  /** @throws AppError `not_found`, `gone`, `unavailable` */
  return async function translateReview(
    id: number,
    { lang, now }: RequestContext,
  ): Promise<ReviewTranslation> {
    const row = await readReview(db, id);
    if (!row) throw new AppError('not_found');
    await requireSubject(db, subjectOf(row), now);
    if (!translate) throw new AppError('unavailable');
    const translated = async (text: string | null, from: Lang | null) => {
      if (!text || !from || from === lang) return null;
      return (await translate([text], from, lang))[0] ?? null;
    };
    const [text, answer] = await Promise.all([
      translated(row.text, row.lang),
      translated(row.answer, row.answer_lang),
    ]);
    return { text, answer };
  };
}
