import { type Lang, pickText } from '../../../contract/locales.ts';
import { type PublicNameForm, publicName } from '../../../contract/member-names.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { eitherOf } from '../catalog/service.ts';
import { listingPath } from '../sitemap/service.ts';
import type { ReviewSubject } from './subject-queries.ts';

/** The columns by which a review identifies its subject. */
export interface NamedSubject {
  listing_id: number | null;
  member_id: number | null;
  slug: string | null;
  title_en: string | null;
  title_ar: string | null;
  member_name: string | null;
  member_form: PublicNameForm | null;
  member_has_page: boolean | null;
}

/** The subject of a review: a database constraint allows exactly one of the two. */
export function subjectOf({ listing_id, member_id }: Pick<NamedSubject, 'listing_id' | 'member_id'>) {
  const subject: ReviewSubject =
    member_id === null ? { kind: 'business', id: listing_id ?? 0 } : { kind: 'member', id: member_id };
  return subject;
}

const memberName = ({ member_name, member_form }: NamedSubject) =>
  publicName(member_name ?? '', member_form ?? 'initial');

/** The title of the business, or the public name of the member. */
export function nameOfSubject(row: NamedSubject, lang: Lang): { text: string; lang: Lang } {
  if (row.member_id !== null) return { text: memberName(row), lang };
  return pickText(eitherOf(row.title_en, row.title_ar), lang);
}

/** The page with the reviews. */
export function pathOfSubject(row: NamedSubject): string {
  const { kind, id } = subjectOf(row);
  if (kind === 'member') return `/Member/${id}/${slugOf(memberName(row))}`;
  return listingPath('business', { id, slug: row.slug ?? '' });
}
