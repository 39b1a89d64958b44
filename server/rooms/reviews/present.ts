import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import { publicName } from '../../../contract/member-names.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import { otherPurpose, starValues } from '../../../contract/review-values.ts';
import type { OwnReview, Review, ReviewedPost, ReviewsMeta } from '../../../contract/reviews.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { ReviewBody } from '../../database/review-tables.ts';
import { reasonWords } from '../../http/reason-words.ts';
import { eitherOf } from '../catalog/service.ts';
import { presentPicture } from '../listings/pictures.ts';
import type { OwnRow } from './own-queries.ts';
import type { PhotoRow, ReviewRow, TallyRow } from './queries.ts';
import type { AboutRow } from './subject-queries.ts';

/** The label of the service that a reviewer came for; none for “something else”. */
export const purposeTexts = (purposes: readonly Either[], lang: Lang) =>
  purposes.map((purpose) => pickText(purpose, lang)).filter(({ text }) => text !== '');

/** Those of the pictures that a review references, in its order. */
export function photosOf(ids: readonly number[], photos: readonly PhotoRow[], lang: Lang) {
  return ids.flatMap((id) => {
    const row = photos.find((photo) => photo.id === id);
    return row ? [presentPicture({ ...row, alt_en: null, alt_ar: null }, lang)] : [];
  });
}

const answerOf = (row: Pick<ReviewRow, 'answer' | 'answer_lang' | 'answered_at' | 'answer_edited_at'>) =>
  row.answer !== null && row.answer_lang !== null && row.answered_at !== null
    ? {
        text: row.answer,
        lang: row.answer_lang,
        at: row.answered_at.toISOString(),
        isEdited: row.answer_edited_at !== null,
      }
    : null;

/** The post that a review of a member is about. */
export function aboutOf(row: AboutRow | null, lang: Lang): ReviewedPost | null {
  if (!row) return null;
  const { kind, id, slug } = row;
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  return { ...title, kind: ownKindOf[kind], id, slug };
}

const kindOf = ({ member_id }: { member_id: number | null }) => (member_id === null ? 'business' : 'member');

function authorOf(row: ReviewRow): Review['author'] {
  const name = publicName(row.author_name, row.author_form);
  const page = row.author_has_page ? { id: row.author_id, slug: slugOf(name) } : null;
  return { name, page, reviews: row.author_reviews ?? 1 };
}

export function presentReview(row: ReviewRow, photos: readonly PhotoRow[], lang: Lang): Review {
  return {
    id: row.id,
    of: kindOf(row),
    about: aboutOf(row.about, lang),
    stars: row.stars,
    cameFor: purposeTexts(row.came_for, lang),
    visited: row.visited.slice(0, 7),
    text: row.text,
    lang: row.lang,
    photos: photosOf(row.media_ids, photos, lang),
    author: authorOf(row),
    helpful: row.helpful,
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
    isEdited: row.edited_at !== null,
    answer: answerOf(row),
  };
}

/** The author's last submission: the pending revision, otherwise the review. */
export const bodyOf = (row: Omit<OwnRow, 'about'>): ReviewBody => row.change ?? publishedBodyOf(row);

/** The content of a review without its pending revision. */
export const publishedBodyOf = (
  row: Pick<OwnRow, 'stars' | 'came_for' | 'visited' | 'text' | 'lang' | 'media_ids' | 'conversation_id'>,
): ReviewBody => ({
  stars: row.stars,
  cameFor: row.came_for,
  visited: row.visited,
  text: row.text,
  lang: row.lang,
  media: row.media_ids,
  ...(row.conversation_id !== null && { conversationId: row.conversation_id }),
});

export function presentOwn(row: OwnRow, photos: readonly PhotoRow[], lang: Lang): OwnReview {
  const body = bodyOf(row);
  return {
    id: row.id,
    of: kindOf(row),
    about: aboutOf(row.about, lang),
    stars: body.stars,
    cameFor: body.cameFor.map((purpose) => pickText(purpose, lang).text || otherPurpose),
    visited: body.visited.slice(0, 7),
    text: body.text,
    lang: body.lang,
    photos: photosOf(body.media, photos, lang),
    answer: answerOf(row),
    status: row.status,
    isChange: row.change !== null,
    reason: reasonWords({ template: row.template, note: row.reason }, lang),
  };
}

/** The number of reviews for each filter value, combined with the active filters. */
export function countsOf(
  rows: readonly TallyRow[],
  { stars, written, photos }: { stars?: number | undefined; written?: Lang | undefined; photos: boolean },
): { total: number; counts: ReviewsMeta['counts'] } {
  const sum = (fits: (row: TallyRow) => boolean) =>
    rows.reduce((total, row) => (fits(row) ? total + row.n : total), 0);
  const ofStars = (row: TallyRow) => stars === undefined || row.stars === stars;
  const ofLang = (row: TallyRow) => written === undefined || row.lang === written;
  const ofPhotos = (row: TallyRow) => !photos || row.photos;
  const inLang = (lang: Lang) => sum((row) => row.lang === lang && ofStars(row) && ofPhotos(row));
  return {
    total: sum((row) => ofStars(row) && ofLang(row) && ofPhotos(row)),
    counts: {
      stars: starValues.map((value) => ({
        stars: value,
        count: sum((row) => row.stars === value && ofLang(row) && ofPhotos(row)),
      })),
      languages: {
        all: sum((row) => ofStars(row) && ofPhotos(row)),
        en: inLang('en'),
        ar: inLang('ar'),
      },
      photos: sum((row) => row.photos && ofStars(row) && ofLang(row)),
    },
  };
}
