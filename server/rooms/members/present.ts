import { type Lang, pickText } from '../../../contract/locales.ts';
import { type AnswerTime, publicName } from '../../../contract/member-names.ts';
import { answersForTime, type Member, type WrittenReview } from '../../../contract/members.ts';
import { cityMoment } from '../../../contract/opening.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { spokenLanguages } from '../../../contract/spoken-languages.ts';
import { eitherOf } from '../catalog/service.ts';
import { presentPicture } from '../listings/pictures.ts';
import type { MemberRow, readAnswerTime, readClaimedBusinesses, WrittenReviewRow } from './queries.ts';

const hour = 3_600;
const upTo: readonly [time: AnswerTime, seconds: number][] = [
  ['hour', hour],
  ['day', 24 * hour],
  ['days', 4 * 24 * hour],
];

/** A month in the city's time zone, `2026-11`. */
const monthOf = (at: Date): string => cityMoment(at).date.slice(0, 7);

/** The usual response time of a member; null if there are too few replies, or if it is too long to display. */
export function answerTimeOf({
  answers,
  seconds,
}: Awaited<ReturnType<typeof readAnswerTime>>): AnswerTime | null {
  if (answers < answersForTime.least) return null;
  return upTo.find(([, most]) => seconds <= most)?.[0] ?? null;
}

export function presentWrittenReview(row: WrittenReviewRow, lang: Lang): WrittenReview {
  return {
    id: row.id,
    stars: row.stars,
    visited: row.visited.slice(0, 7),
    text: row.text,
    lang: row.lang,
    ...subjectOf(row, lang),
  };
}

/** The business or the member that a review is about. */
function subjectOf(row: WrittenReviewRow, lang: Lang): Pick<WrittenReview, 'of' | 'subject'> {
  if (row.member_id === null) {
    const name = pickText(eitherOf(row.title_en, row.title_ar), lang);
    const subject = { id: row.business_id, slug: row.slug ?? '', name: name.text, lang: name.lang };
    return { of: 'business', subject };
  }
  const name = publicName(row.member_name ?? '', row.member_form ?? 'initial');
  const id = row.member_has_page ? row.member_id : null;
  return { of: 'member', subject: { id, slug: slugOf(name), name, lang } };
}

export type ClaimedRow = Awaited<ReturnType<typeof readClaimedBusinesses>>[number];

export function presentClaimed({ since, ...row }: ClaimedRow, lang: Lang) {
  const name = pickText(eitherOf(row.title_en, row.title_ar), lang);
  return since
    ? [{ id: row.id, slug: row.slug, name: name.text, lang: name.lang, since: monthOf(since) }]
    : [];
}

function pictureOf({ picture_id: id, key, width, height, placeholder, variants }: MemberRow, lang: Lang) {
  if (id === null || key === null || width === null || height === null) return null;
  const row = { id, key, width, height, placeholder, variants: variants ?? [], alt_en: null, alt_ar: null };
  return presentPicture(row, lang);
}

/** The public columns of an account. */
export function presentAccount(row: MemberRow, lang: Lang) {
  const name = publicName(row.name, row.public_name);
  return {
    id: row.id,
    slug: slugOf(name),
    name,
    joined: monthOf(row.created_at),
    picture: pictureOf(row, lang),
    languages: spokenLanguages.filter((language) => row.languages.includes(language)),
  } satisfies Partial<Member>;
}

export const emailProved = ({ email_confirmed_at: at }: MemberRow): string | null => at && monthOf(at);
export const phoneProved = ({ phone_proved_at: at }: MemberRow): string | null => at && monthOf(at);
